import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeSample, sampleFolder } from './make-sample.ts';
import { annualReport } from './sample/annual-report.ts';
import type { Block } from './sample/typesetter.ts';

const sample = makeSample();

test('the sample documents in the project are what the script writes', () => {
  const committed = readdirSync(sampleFolder).filter((name) => name.endsWith('.pdf'));
  expect(committed.toSorted()).toEqual([...sample.keys()].toSorted());
  for (const [name, bytes] of sample) {
    expect(Buffer.compare(readFileSync(path.join(sampleFolder, name)), bytes), name).toBe(0);
  }
});

test('the report adds up in every table whose last row is the sum of the others', () => {
  const summed = [
    'Revenue by segment',
    'Revenue by region',
    'Employees at the end of the year',
    'Spending on research and development',
  ];
  const tables = annualReport().blocks.filter(
    (block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table',
  );
  for (const caption of summed) {
    const rows = tables.find((table) => table.caption === caption)?.rows ?? [];
    for (const column of [1, 2]) {
      const values = rows.map(({ cells }) => Number(cells[column]?.replace(',', '')));
      const total = values.pop();
      expect(
        values.reduce((sum, value) => sum + value, 0),
        `${caption}, column ${column}`,
      ).toBeCloseTo(total ?? Number.NaN, 5);
    }
  }
});
