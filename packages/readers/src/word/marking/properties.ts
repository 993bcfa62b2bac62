import type { InsertedText } from '#word/marking/mark-plan.ts';

/** The texts of each cell; what there is no cell for stands in the last. */
export function splitAtTabs(texts: readonly InsertedText[], count: number): InsertedText[][] {
  const cells: InsertedText[][] = [[]];
  for (const { text, ...traits } of texts)
    for (const [at, part] of text.split('\t').entries()) {
      if (at > 0 && cells.length < count) cells.push([]);
      const isMore = at > 0 && cells.length === count && (cells.at(-1)?.length ?? 0) > 0;
      if (part !== '') cells.at(-1)?.push({ text: isMore ? ` ${part}` : part, ...traits });
    }
  return cells;
}

/** Properties of a paragraph with a mark on its end. */
export function withEndMark(properties: string, mark: string): string {
  if (mark === '') return properties;
  if (properties === '' || /^<w:pPr\b[^>]*\/>$/u.test(properties))
    return `<w:pPr><w:rPr>${mark}</w:rPr></w:pPr>`;
  // That somebody else inserted the end stands before that it is deleted.
  const own = /<w:rPr\b[^>]*>(?:\s*<w:ins\b[^>]*\/>)?/u.exec(properties);
  if (own?.[0].endsWith('/>')) return properties.replace(own[0], `<w:rPr>${mark}</w:rPr>`);
  if (own) {
    const at = own.index + own[0].length;
    return properties.slice(0, at) + mark + properties.slice(at);
  }
  const at = properties.search(/<w:sectPr\b|<w:pPrChange\b|<\/w:pPr>$/u);
  return `${properties.slice(0, at)}<w:rPr>${mark}</w:rPr>${properties.slice(at)}`;
}

/** What the letters at the end of a paragraph look like. */
export const endProperties = (properties: string): string =>
  plainLetters(/<w:rPr>[\s\S]*<\/w:rPr>/u.exec(properties.replace(/<w:pPrChange\b[\s\S]*$/u, ''))?.[0] ?? '');

const CHANGES = /<w:(rPr|tcPr|numbering)Change\b[^>]*(?:\/>|>[\s\S]*?<\/w:\1Change>)/gu;
const MARKS = /<w:(?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge)\b[^>]*\/>/gu;

/** Properties without the changes that the document itself has of them: what is inserted beside has none. */
export const withoutOwnChanges = (properties: string): string =>
  properties.replace(CHANGES, '').replace(MARKS, '');

/** Letters beside others look like them, and words beside the mark of a note are no such mark. */
export const plainLetters = (properties: string): string =>
  withoutOwnChanges(properties).replace(
    /<w:rStyle\b[^>]*w:val="[^"]*Reference"[^>]*\/>|<w:vertAlign\b[^>]*\/>/gu,
    '',
  );
