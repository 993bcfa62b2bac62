import type { KeyTerms } from '@recto/contract/key-terms';
import type { Pages } from '#modules/ingestion/index.ts';
import { toContractTerms } from '#modules/key-terms/to-contract-terms.ts';
import { toReportTerms } from '#modules/key-terms/to-report-terms.ts';
import type { Library } from '#modules/library/index.ts';

export interface KeyTermsDeps {
  readonly library: Pick<Library, 'getFile'>;
  readonly pages: Pick<Pages, 'keyTerms' | 'refuseIncomplete'>;
}

const NONE: KeyTerms = { status: 'complete', documentKind: null, terms: [] };

/** Key figures of annual reports and key terms of contracts, read when they are asked for. */
export function makeKeyTerms({ library, pages }: KeyTermsDeps) {
  return {
    /** Of a file that is Complete; 422 `file.not_complete` of any other. */
    async get(accountId: string, fileId: string): Promise<KeyTerms> {
      const file = await library.getFile(accountId, fileId);
      await pages.refuseIncomplete(file);
      const read = await pages.keyTerms(file);
      if (read === null) return NONE;
      const terms =
        read.documentKind === 'report' ? toReportTerms(file.id, read) : toContractTerms(file.id, read);
      return { status: 'complete', documentKind: read.documentKind, terms };
    },
  };
}
