/** How displayed values of Excel files compare with LibreOffice's: `npm run bench:excel`, with `soffice` on the path. */
import { compareDisplayedValues } from './displayed-values.ts';

const REQUIRED = 0.99;

const { cells, same, dates, rounding, others } = await compareDisplayedValues();
const percent = (count: number) => `${((100 * count) / cells).toFixed(2)} %`;
console.log(
  `${cells} cells: ${percent(same)} the same, ${dates} dates in another form, ${rounding} rounded otherwise`,
);
for (const other of others) console.log(other);
if (cells === 0 || same < REQUIRED * cells) process.exitCode = 1;
