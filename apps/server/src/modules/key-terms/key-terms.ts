import type { KeyTerms } from '@recto/contract/key-terms';
import type { Pages } from '#modules/ingestion/index.ts';
import { toReportTerms } from '#modules/key-terms/to-report-terms.ts';
import type { Library } from '#modules/library/index.ts';

export interface KeyTermsDeps {
  readonly library: Pick<Library, 'getFile'>;
  readonly pages: Pick<Pages, 'figures' | 'refuseIncomplete'>;
}

const NONE: KeyTerms = { status: 'complete', documentKind: null, terms: [] };

/** Key figures of annual reports, read when they are asked for. */
export function makeKeyTerms({ library, pages }: KeyTermsDeps) {
  return {
    /** Of a file that is Complete; 422 `file.not_complete` of any other. */
    async get(accountId: string, fileId: string): Promise<KeyTerms> {
      const file = await library.getFile(accountId, fileId);
      await pages.refuseIncomplete(file);
      const read = await pages.figures(file);
      if (read === null) return NONE;
      return { status: 'complete', documentKind: 'report', terms: toReportTerms(file.id, read) };
    },
  };
}
