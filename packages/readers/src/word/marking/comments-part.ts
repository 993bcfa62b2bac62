import type { ChangeComment, Marker } from '#word/marking/revision.ts';
import { escapeText } from '#word/marking/scan-markup.ts';

export const WORD_NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const COMMENTS_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments';

/** The ids of comments, from one on, by the change that each is on. */
export function numberComments(comments: readonly ChangeComment[], firstId: number): Map<number, number[]> {
  const ids = new Map<number, number[]>();
  for (const [at, { change }] of comments.entries())
    ids.set(change, [...(ids.get(change) ?? []), firstId + at]);
  return ids;
}

/** The part of a document's comments, with those that were there. */
export function addComments(
  part: string | null,
  comments: readonly ChangeComment[],
  { author, at }: Marker,
  firstId: number,
): string {
  const initials = escapeText(author.slice(0, 1));
  const added = comments.map(
    ({ text }, index) =>
      `<w:comment w:id="${firstId + index}" w:author="${escapeText(author)}" w:date="${at.toISOString().slice(0, 19)}Z" w:initials="${initials}">${paragraphsOf(text)}</w:comment>`,
  );
  const empty = `${XML_HEAD}<w:comments xmlns:w="${WORD_NAMESPACE}"></w:comments>`;
  return insertBeforeEnd(part ?? empty, 'comments', added.join(''));
}

const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeText(line)}</w:t></w:r></w:p>`)
    .join('');

/** The list of a package's types, with that of its comments. */
export const addCommentsType = (types: string, part: string): string =>
  insertBeforeEnd(types, 'Types', `<Override PartName="/${part}" ContentType="${COMMENTS_TYPE}"/>`);

/** The list of what a main part refers to, with its comments. */
export function addCommentsRelation(relations: string | null, target: string): string {
  const empty = `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>`;
  const list = relations ?? empty;
  let id = 'rIdComments';
  while (list.includes(`"${id}"`)) id += 'x';
  return insertBeforeEnd(
    list,
    'Relationships',
    `<Relationship Id="${id}" Type="${COMMENTS_RELATION}" Target="${target}"/>`,
  );
}

/** Markup with more at the end of its outermost element, in the prefix that the element has. */
function insertBeforeEnd(xml: string, root: string, added: string): string {
  const end = new RegExp(`</((?:[\\w.-]+:)?)${root}\\s*>\\s*$`, 'u').exec(xml);
  if (end) {
    const prefix = root === 'comments' ? '' : (end[1] ?? '');
    const own = prefix === '' ? added : added.replace(/<(\w)/gu, `<${prefix}$1`);
    return xml.slice(0, end.index) + own + xml.slice(end.index);
  }
  const empty = new RegExp(`<((?:[\\w.-]+:)?${root})\\b([^>]*)/>\\s*$`, 'u').exec(xml);
  if (!empty) throw new Error(`no list of ${root}`);
  return insertBeforeEnd(`${xml.slice(0, empty.index)}<${empty[1]}${empty[2]}></${empty[1]}>`, root, added);
}
