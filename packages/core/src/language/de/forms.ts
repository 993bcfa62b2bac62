import type { WordForms } from '../parts/forms.ts';
import { stemGerman } from './stem.ts';

const ENDINGS = ['e', 'en', 'er', 'ern', 'es', 's', 'n', 'nen', 'em', 'se', 'sen', 'ses', 'r', 'm'];
/** Behind an -e stand these alone: "Mieter" is no form of "Miete". */
const BEHIND_E = new Set(['n', 'ns', 's']);
/** A base has as many letters at least: "Uns" is no form of "Un". */
const SHORTEST = 3;
/** Behind these an adjective ends: "vertrauliche", "vertraulicher". */
const ADJECTIVE_END = /(?:lich|ig|isch|bar|sam|end|haft|los|iert|^ge.+t)e$/u;

function germanBases(word: string): string[] {
  const bases: string[] = [];
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    if (base.length < SHORTEST) continue;
    if (base.endsWith('e') && !BEHIND_E.has(ending) && !(isShort(ending) && ADJECTIVE_END.test(base)))
      continue;
    if (isShort(ending) && !base.endsWith('e')) continue;
    bases.push(base, ...withoutUmlaut(base));
  }
  if (word.endsWith('en'))
    bases.push(`${word.slice(0, -2)}um`, `${word.slice(0, -2)}o`, `${word.slice(0, -2)}us`);
  return [...bases, ...withoutUmlaut(word)];
}

const isShort = (ending: string): boolean => ending === 'r' || ending === 'm';

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The last umlaut is that of the plural; "äu" is one of "au". */
function withoutUmlaut(word: string): string[] {
  const plain = word.replace(/[äöü](?=[^äöü]*$)/u, (letter) => PLAIN[letter] ?? letter);
  return plain === word ? [] : [plain];
}

export const forms: WordForms = {
  stem: stemGerman,
  bases: germanBases,
  isCompounding: true,
};
