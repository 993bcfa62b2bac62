import { expect, test } from 'vitest';
import { findObstacle, findVersions, isSimilarName } from '#shared/files/similar-names.ts';
import { makeFile } from '#testing/file-item.ts';

test.each([
  ['Northwind_Master_Services_Agreement_v3.pdf', 'Northwind_Master_Services_Agreement_v4_signed.docx', true],
  ['Budget_FY25.xlsx', 'Budget_FY26.xlsx', true],
  ['Lease 2019 final.pdf', 'lease (2).pdf', true],
  ['Employee_Handbook_2025.pdf', 'Employee_Survey_2025.pdf', false],
  ['2024.pdf', '2025.pdf', false],
])('%s and %s', (one, other, isSimilar) => {
  expect(isSimilarName(one, other)).toBe(isSimilar);
});

test('versions of a file come before files with a similar name, each once', () => {
  const earlier = makeFile({ name: 'terms.pdf' });
  const beside = makeFile({ name: 'lease_v2.pdf', previousFileId: earlier._id });
  const newer = makeFile({ name: 'contract.pdf', previousFileId: beside._id });
  const similar = makeFile({ name: 'lease_v1.pdf' });
  const files = [makeFile({ name: 'other.pdf' }), similar, earlier, beside, newer, similar];
  const found = findVersions(
    files.map((file) => ({ file, folder: null })),
    beside,
  );
  expect(found.map(({ file }) => file.name)).toEqual(['contract.pdf', 'terms.pdf', 'lease_v1.pdf']);
});

test('a file that cannot be compared says why', () => {
  expect(findObstacle(makeFile({}))).toBeNull();
  expect(findObstacle(makeFile({ status: 'failed', error_msg_customer: 'It is damaged.' }))).toBe(
    'It is damaged.',
  );
  const progress = { page: 14, of: 52 };
  expect(findObstacle(makeFile({ status: 'processing', progress }))).toBe('Still being read, page 14 of 52');
});
