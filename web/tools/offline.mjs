// Writes into the built service worker what the files it keeps are like: changed ones make it another worker.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../src/taproom/server/static/', import.meta.url);
const worker = new URL('sw.js', folder);
const text = readFileSync(worker, 'utf8');
const kept = [...text.matchAll(/'\/([\w.]+)'/g)].map(([, name]) => name);
const hash = createHash('sha256');
for (const name of kept) hash.update(readFileSync(new URL(name, folder)));
writeFileSync(worker, text.replace('__VERSION__', hash.digest('hex').slice(0, 12)));
