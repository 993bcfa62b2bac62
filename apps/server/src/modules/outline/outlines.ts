import type { DocumentOutline } from '@recto/contract/outline';
import type { Outline } from '@recto/core/outline';
import { makeVersionedCache } from '#kernel/versioned-cache.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import { type SuggestDeps, suggestAnswered } from '#modules/outline/suggest-answered.ts';

export interface OutlinesDeps extends SuggestDeps {
  readonly library: Pick<Library, 'getFile'>;
  readonly pages: Pick<Pages, 'outline' | 'refuseIncomplete' | 'textVersions'>;
}

/** Outlines kept: they are asked for whenever a file is opened, and cost a second of a long one. */
const OUTLINES_KEPT = 100;

/** What the document is, each with the page from which it was read. */
function toFields({ title, kind, date, parties }: Outline['about'], fileName: string) {
  const [party] = parties;
  return {
    title: title?.text ?? fileName,
    ...(kind && { kind: kind.text }),
    ...(date && { date: date.text }),
    ...(party && { parties: parties.map(({ text }) => text) }),
    sources: {
      ...(title && { title: title.page }),
      ...(kind && { kind: kind.page }),
      ...(date && { date: date.page }),
      ...(party && { parties: party.page }),
    },
  };
}

/** The outlines of files, made when they are asked for and kept while their text stays the same. */
export function makeOutlines({ library, pages, questions }: OutlinesDeps) {
  const kept = makeVersionedCache<DocumentOutline>(OUTLINES_KEPT);

  const make = async (file: FileRow): Promise<DocumentOutline> => {
    const { about, language, headings, ideas } = await pages.outline(file);
    return {
      ...toFields(about, file.name),
      headings: headings.map((heading) => ({
        ...heading,
        span: { ...heading.span },
        boxes: [...heading.boxes],
      })),
      suggestions: await suggestAnswered({ questions }, file, { ideas, language }),
    };
  };

  const outlineOf = async (file: FileRow): Promise<DocumentOutline> => {
    const version = (await pages.textVersions([file.id])).get(file.id);
    return kept.get(file.id, version, () => make(file));
  };

  return {
    /** The outline of a file that is Complete; one made before it was renamed has its new name. */
    async get(accountId: string, fileId: string): Promise<DocumentOutline> {
      const file = await library.getFile(accountId, fileId);
      await pages.refuseIncomplete(file);
      const outline = await outlineOf(file);
      return outline.sources.title === undefined ? { ...outline, title: file.name } : outline;
    },

    erase: kept.erase,
  };
}
