// one.mjs BENCH FILE: runs a built bench, prints what it found and writes it to FILE.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [bench, file] = process.argv.slice(2);
const { name, run } = await import(pathToFileURL(bench).href);
console.log(`\n${name}\n`);
const { rows, ratios } = await run();
console.table(rows);
for (const { what, is, atLeast, open } of ratios) {
  const verdict = is >= atLeast ? 'kept  ' : open ? 'open  ' : 'MISSED';
  console.log(`${verdict} ${what}: ${is.toFixed(is < 100 ? 1 : 0)}, at least ${atLeast}`);
}
writeFileSync(file, JSON.stringify({ name, rows, ratios }));
