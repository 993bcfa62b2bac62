import { isUnspaced } from '#text/unspaced-languages.ts';
import { makeTermMatcher } from './match-terms.ts';
import type { TermCheck, TermMatch } from './types.ts';

/**
 * Whether a translation uses the terms that were found in its source, each once, in the order found. A term counts as used
 * in any of its forms; where words have no spaces between them, also as a part of a longer one.
 * @param language of the translation
 */
export function checkTerms(matches: readonly TermMatch[], target: string, language: string): TermCheck[] {
  const byId = new Map(matches.map((match) => [match.termId, match]));
  return [...byId.values()].map(({ termId, target: wanted }) => {
    if (isUsed(wanted, target, language)) return { termId, applied: true };
    return { termId, applied: false, reason: `“${wanted}” is not in the translation` };
  });
}

function isUsed(wanted: string, target: string, language: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
  if (isUnspaced(language)) return plain(target).includes(plain(wanted));
  return makeTermMatcher(language, [{ id: '', source: wanted, target: '' }])(target).length > 0;
}
