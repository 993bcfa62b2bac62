import { hashWords } from './hash-words.ts';

/** Words that hardly anybody but a lawyer writes, and that lawyers write all the time. */
const PREFIXES = ['here', 'there', 'where'];
const SUFFIXES = ['by', 'of', 'in', 'to', 'under', 'with', 'from', 'upon', 'inafter'];
const OTHERS = 'whereas witnesseth pursuant aforesaid foregoing notwithstanding such said';
const COMPOUNDS = PREFIXES.flatMap((prefix) => SUFFIXES.map((suffix) => prefix + suffix));
const LAWYERS_WORDS = new Set(hashWords(`${COMPOUNDS.join(' ')} ${OTHERS}`));

/** Contracts by lawyers have seventeen in a thousand words, and 99 of 100 have more than this one. */
const LEAST_SHARE = 0.001;

/** Whether a contract is not in lawyers' English, by all of its words. */
export function isPlainEnglish(words: Uint32Array): boolean {
  const most = words.length * LEAST_SHARE;
  let found = 0;
  for (let at = 0; at < words.length; at++) {
    if (!LAWYERS_WORDS.has(words[at] as number)) continue;
    found++;
    if (found > most) return false;
  }
  return true;
}
