import { forEachPage } from './defined-terms.ts';
import { plainText } from './passage-text.ts';
import { findAnyCompany, type PartyName } from './party-names.ts';
import type { ValueContext, ValueSpan } from './types.ts';

export interface Signatory extends PartyName {
  readonly where: ValueSpan;
}

/** Who signs is named right before: "Example Ltd. By: …". */
const SIGNS = /(?<![\p{L}])(?:By|BY)\s*[:_]/gu;
/** What stands before a name belongs to the signature before it. */
const TITLE =
  /^.*\b(?:officer|president|director|manager|secretary|member|signatory|counsel|treasurer|chairman|CEO|CFO|attest|witness)\b[\s,:]*(?=\S+\s)/iu;
const NEAR = 150;

/** The companies that sign the contract; side by side they are all named before the first signs. */
export function findSignatories(context: ValueContext): Signatory[] {
  const found: Signatory[] = [];
  forEachPage(context, (page, printed) => {
    const text = plainText(printed);
    for (const { index } of text.matchAll(SIGNS)) {
      const from = Math.max(0, index - NEAR);
      let until = index;
      for (const named of findAnyCompany(text.slice(from, index)).toReversed()) {
        const between = text.slice(from + named.end, until);
        if (until === index ? !RIGHT_BEFORE.test(between) : !/^[\t ]*\t[\t ]*$/u.test(between)) break;
        until = from + named.start;
        const name = named.name.slice(TITLE.exec(named.name)?.[0].length ?? 0);
        found.push({ ...named, name, where: { page, span: { start: until, end: from + named.end } } });
      }
    }
    return null;
  });
  return found;
}

/** Only its short name, or what it is, may stand between a name and its signature. */
const RIGHT_BEFORE = /^[\s,.:;_]*(?:\([^()]{0,40}\)|(?:as|an?|its)\s[^.]{0,40})?[\s,.:;_]*$/u;
