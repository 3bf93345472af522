/** The little Markdown that our own texts use: paragraphs, lists, bold, italics, code, and the numbers of rules. */

export type Span =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  /** The number of a rule, such as R5.3.1: it leads there. */
  | { readonly kind: 'rule'; readonly text: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] };

const ITEM = /^(?:[-*]|(\d+)[.)])\s+/;
const MARKED = /\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`|\b([RD]\d+(?:\.\d+[a-z]?)*)\b/g;

export function markdown(text: string): readonly Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .flatMap(blocks);
}

/** A part between empty lines: a paragraph, a list, or a paragraph with a list right after it. */
function blocks(part: string): Block[] {
  const found: Block[] = [];
  let lines: string[] = [];
  let items: string[] | null = null;
  let ordered = false;
  const finish = (): void => {
    if (items) found.push({ kind: 'list', ordered, items: items.map(spans) });
    else if (lines.length) found.push({ kind: 'paragraph', spans: spans(lines.join(' ')) });
    lines = [];
    items = null;
  };
  for (const line of part.trim().split('\n')) {
    const mark = ITEM.exec(line);
    if (mark) {
      if (!items) finish();
      ordered = mark[1] !== undefined;
      items = [...(items ?? []), line.slice(mark[0].length)];
    } else if (items) {
      items = [...(items as string[]).slice(0, -1), `${(items as string[]).at(-1)} ${line.trim()}`];
    } else lines.push(line.trim());
  }
  finish();
  return found;
}

export function spans(text: string): readonly Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, bold, italic, code, rule] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'rule', text: rule as string });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

/** The words alone, to be searched. */
export function plain(text: string): string {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => spans(part))
    .map((span) => span.text)
    .join('');
}
