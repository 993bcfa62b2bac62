import { type FileIndex, buildFileIndex } from '@recto/core/answers';
import { loadFile } from '../answers/test-data.ts';
import { type Contract, readContracts } from '../contracts/read-contracts.ts';
import { recogniseClauses } from '../support/answer.ts';

const contracts = new Map<string, Contract>();
const indexes = new Map<string, FileIndex>();

/** What lawyers marked in a contract; undefined for any other file. */
export const labelsOf = (file: string): Contract['clauses'] | undefined => contracts.get(file)?.clauses;

/** Opens files of the test data as the product reads them, contracts as they were read before. */
export async function makeLoadIndex() {
  for (const contract of await readContracts()) {
    const form = contract.form.toLowerCase();
    contracts.set(`contracts/${form}/${contract.id}.${form}`, contract);
  }
  return async (file: string): Promise<FileIndex> => {
    const known = indexes.get(file);
    if (known) return known;
    const contract = contracts.get(file);
    const index = contract
      ? buildFileIndex(contract.pages, 'en', recogniseClauses)
      : (await loadFile(file)).index;
    indexes.set(file, index);
    return index;
  };
}
