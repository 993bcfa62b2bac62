import { findAnyCompany, type PartyName } from './party-names.ts';
import { plainText } from './passage-text.ts';
import type { ValueContext, ValueSpan } from './types.ts';

export interface Signatory extends PartyName {
  readonly where: ValueSpan;
}

/** Who signs is named right before: "Example Ltd. By: …". */
const SIGNS = /(?<![\p{L}])(?:By|BY)\s*[:_]/gu;
/** What stands before a name belongs to the signature before it. */
const TITLE =
  /^.*\b(?:officer|president|director|manager|secretary|member|signatory|counsel|treasurer|chairman|CEO|CFO|attest|witness)\b[\s,:]*(?=\S+\s)/iu;
const NEAR = 110;
const BLANK_PAGES = 3;

/** The companies that sign the contract. */
export function findSignatories({ textOf }: ValueContext): Signatory[] {
  const found: Signatory[] = [];
  for (let page = 1, blank = 0; blank < BLANK_PAGES; page++) {
    const text = plainText(textOf(page));
    blank = text === '' ? blank + 1 : 0;
    for (const { index } of text.matchAll(SIGNS)) {
      const from = Math.max(0, index - NEAR);
      const named = findAnyCompany(text.slice(from, index)).at(-1);
      if (named === undefined || !isRightBefore(text.slice(from + named.end, index))) continue;
      const title = TITLE.exec(named.name)?.[0].length ?? 0;
      const name = named.name.slice(title);
      found.push({
        ...named,
        name,
        where: { page, span: { start: from + named.start, end: from + named.end } },
      });
    }
  }
  return found;
}

/** Only its short name, or what it is, may stand between a name and its signature. */
const isRightBefore = (between: string) =>
  /^[\s,.:;_]*(?:\([^()]{0,40}\)|(?:as|an?|its)\s[^.]{0,40})?[\s,.:;_]*$/u.test(between);
