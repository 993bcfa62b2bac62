// npm run comparison:pictures: draws the cases of docs/comparison.md anew.
import { writeFileSync } from 'node:fs';
import { CASES } from './cases.ts';
import { drawCase } from './panels.ts';

for (const one of CASES) {
  const file = new URL(`../../../docs/pictures/comparison-${one.name}.svg`, import.meta.url);
  writeFileSync(file, await drawCase(one));
}
