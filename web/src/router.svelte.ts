import type { Component } from 'svelte';

/** What a screen gets: the parts of the address that its pattern names. */
export type Parameters = Readonly<Record<string, string>>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen names its own parameters
export type Screen = Component<any>;

export interface Route {
  /** Like /table/:key */
  readonly path: string;
  readonly load: () => Promise<{ default: Screen }>;
}

/** The parameters if the path is one of the pattern's, else null. */
export function match(pattern: string, path: string): Parameters | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] as string;
    if (part.startsWith(':')) parameters[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return parameters;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #path = $state(location.pathname);
  #query = $state(location.search);

  get path(): string {
    return this.#path;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#query);
  }

  /** Go to another screen; `replace` when back should not lead here again. */
  go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Change the query without another entry in the history: the position in a replay, a search. */
  note(query: URLSearchParams): void {
    const text = query.toString();
    history.replaceState(null, '', `${location.pathname}${text ? `?${text}` : ''}`);
    this.#read();
  }

  /** Follow clicks on links of our own and the browser's back and forward. */
  listen(): void {
    window.addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isOurs(link, event)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
  }
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const within = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const samePage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return plain && within && !samePage && !event.defaultPrevented && !link.pathname.startsWith('/api/');
}

export const router = new Router();
