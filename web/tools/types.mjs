// Prints the TypeScript types of everything that goes over the wire. Reads the JSON Schema that
// `python -m taproom.server.http.documents --json` prints. What the server says has no optional fields, but for `Changes`.
import { readFileSync } from 'node:fs';

const { $defs: definitions } = JSON.parse(readFileSync(0, 'utf8'));

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

function union(types) {
  return [...new Set(types)].join(' | ');
}

function list(items) {
  const type = typeOf(items);
  return /^[\w.]+$/.test(type) ? `readonly ${type}[]` : `readonly (${type})[]`;
}

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return union(schema.enum.map(quoted));
  if ('const' in schema) return quoted(schema.const);
  if (schema.anyOf || schema.oneOf) return union((schema.anyOf ?? schema.oneOf).map(typeOf));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.prefixItems) return `readonly [${schema.prefixItems.map(typeOf).join(', ')}]`;
  switch (schema.type) {
    case 'array':
      return list(schema.items ?? {});
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? `Readonly<Record<string, ${typeOf(schema.additionalProperties)}>>`
        : 'Readonly<Record<string, unknown>>';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
}

function comment(schema) {
  const text = (schema.description ?? '').replace(/\s+/g, ' ').trim();
  return text ? `/** ${text} */\n` : '';
}

function declaration(name, schema) {
  if (schema.type !== 'object' || !schema.properties)
    return `${comment(schema)}export type ${name} = ${typeOf(schema)};\n`;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(
    ([field, type]) => `  readonly ${field}${required.has(field) ? '' : '?'}: ${typeOf(type)};\n`,
  );
  return `${comment(schema)}export interface ${name} {\n${fields.join('')}}\n`;
}

const names = Object.keys(definitions).sort();
process.stdout.write(
  [
    "// Made by `make types` from the server's messages; `make check` fails if it is stale. Do not edit.\n",
    ...names.map((name) => declaration(name, definitions[name])),
  ].join('\n'),
);
