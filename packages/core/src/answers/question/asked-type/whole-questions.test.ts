import { expect, test } from 'vitest';
import { LANGUAGES } from '#language/languages.ts';
import { compileQuestionPhrases, compileWholeQuestion, foldQuestion } from '#text/phrases.ts';
import { aboutPhrases } from './about-document.ts';

/** Of a pattern and from the same seed always the same texts: each alternative, option and repetition as chance has it. */
function makeWriter(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return (pattern: string): string => {
    let at = 0;
    const alternatives = (): string => {
      const written = [sequence()];
      while (pattern[at] === '|') {
        at += 1;
        written.push(sequence());
      }
      return written[below(written.length)] ?? '';
    };
    const atom = (): string => {
      if (pattern.startsWith('(?!', at)) {
        at = pattern.indexOf(')', at) + 1;
        return '';
      }
      if (pattern[at] === '(') {
        at += '(?:'.length;
        const inner = alternatives();
        at += 1;
        return inner;
      }
      if (pattern[at] === '[') {
        const end = pattern.indexOf(']', at);
        const letters = pattern.slice(at + 1, end).split('');
        at = end + 1;
        return letters[below(letters.length)] ?? '';
      }
      const [letter = ''] = pattern.slice(at);
      at += letter.length;
      return letter;
    };
    const sequence = (): string => {
      let text = '';
      while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
        const one = atom();
        if (pattern[at] === '?') {
          at += 1;
          text += below(2) === 0 ? '' : one;
        } else if (pattern.startsWith('{0,2}', at)) {
          at += '{0,2}'.length;
          text += one.repeat(below(3));
        } else if (pattern[at] === '*') {
          at += 1;
          text += one + 'й'.repeat(below(2));
        } else text += one;
      }
      return text;
    };
    return alternatives();
  };
}

/** As it was written, and changed so that it may be another question. */
const variantsOf = (text: string): string[] => [
  text,
  `¿${text} ? `,
  text.toUpperCase(),
  text.replaceAll(' ', '\n  '),
  text.replace(' ', ''),
  text.slice(1),
  `${text} 5`,
  `${text}s`,
  `${text}, ${text}`,
  `(${text})`,
];

const WRITTEN = 20;

const SHORT = { start: /^[\s¿¡]+/u, end: /[\s?？؟.!。！¿¡]+$/u };

test.each(LANGUAGES)(
  '%s: a short pattern takes for whole questions just what the long one does',
  (language) => {
    const write = makeWriter(7);
    const source = aboutPhrases('asksOverview', language);
    const isWhole = compileWholeQuestion(source, language);
    const long = new RegExp(`^(?:${compileQuestionPhrases(source, language).source})$`, 'u');
    const questions = Array.from({ length: WRITTEN }, () => variantsOf(write(source))).flat();
    const folded = questions.map((question) =>
      foldQuestion(question, language).replace(SHORT.end, '').replace(SHORT.start, ''),
    );
    expect(questions.filter(isWhole)).toEqual(questions.filter((_, at) => long.test(folded[at] ?? '')));
    expect(questions.filter(isWhole).length).toBeGreaterThan(WRITTEN);
  },
);

test.each(LANGUAGES)('%s: every question about a document is taken for one', (language) => {
  const write = makeWriter(11);
  for (const source of [aboutPhrases('asksWhole', language), aboutPhrases('asksPurpose', language)]) {
    const questions = Array.from({ length: WRITTEN }, () => write(source)).filter(
      (text) => text.trim() !== '',
    );
    expect(questions.filter(compileWholeQuestion(source, language))).toEqual(questions);
  }
});
