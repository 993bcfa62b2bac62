import { factOf } from './facts.ts';
import type { FrontLine } from './front-pages.ts';
import { trimmed, withStop } from './name-lists.ts';
import type { Fact } from './types.ts';

const YEARS = String.raw`(?:\p{Nd}{4}(?:\s?[-–—,]\s?)?)+`;
/** "Copyright © 2004 – 2023 Das Debian-Installer-Team", "EUPL © the European Union 2007, 2016". */
const RIGHTS = [
  new RegExp(
    String.raw`(?:copyright|©|\(c\))\s*(?:©|\(c\))?\s*(?:by\s)?${YEARS}[\s,]*(?:by\s+)?([^\n\t<(\[]{3,80}?)(?=\s*(?:[<(\[]|https?:|\S+@|\.\s|\s(?:all rights|everyone|permission)|,\s?\p{Nd}|$))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:copyright|©|\(c\))\s*(?:©|\(c\))?\s*((?!\p{Nd})[^\n\t<(\[\p{Nd}]{3,80}?)[\s,]+${YEARS}`,
    'iu',
  ),
] as const;
/** "1999-2020Debian Documentation Team debian-doc@lists.debian.org" */
const YEARS_AND_MAIL = new RegExp(
  String.raw`(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?:[-–]\p{Nd}{4})?\s?(\p{Lu}[\p{L} .'’-]{3,60}?)\s<?[\w.+-]{2,40}@`,
  'gu',
);
const NO_HOLDER = /^(?:the )?(?:authors?|by the authors|all rights|notice|holders?|owner)/iu;

/** Who holds the rights in a document: the first that is named. */
export function rightsHolders(all: readonly FrontLine[]): Fact[] {
  for (const line of all) {
    for (const pattern of RIGHTS) {
      const match = pattern.exec(line.text);
      const name = match?.[1];
      if (!match || name === undefined || NO_HOLDER.test(name.trim())) continue;
      const start = match.index + match[0].indexOf(name, 1);
      const range = withStop(line.text, trimmed(line.text, { start, end: start + name.length }));
      if (range.end - range.start >= 3) return factOf(line, range);
    }
    const mails = [...line.text.matchAll(YEARS_AND_MAIL)];
    if (mails.length > 0)
      return mails.flatMap((match) => {
        const start = match.index + match[0].indexOf(match[1] ?? '');
        return factOf(line, { start, end: start + (match[1] ?? '').length });
      });
  }
  return [];
}
