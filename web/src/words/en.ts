/** Everything the client itself says in English. */
export const files = import.meta.glob<string>('../locale/en/*.ftl', { query: '?raw', import: 'default', eager: true });
