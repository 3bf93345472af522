/** Everything the client itself says in Russian. */
export const files = import.meta.glob<string>('../locale/ru/*.ftl', { query: '?raw', import: 'default', eager: true });
