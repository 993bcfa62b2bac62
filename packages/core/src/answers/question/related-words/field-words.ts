import type { Sections } from '#language/thesauri.ts';

/** Phrases of whole words, in which signs of regular expressions may stand, but for `written` and `told`. */
export interface Wording {
  readonly asked: string;
  /** `{document}` is what the document calls itself. */
  readonly written: string;
  /** The words of `written` that are searched, without those that only ask; else all but stop words are told. */
  readonly told?: string;
  /** Counts in documents that have these words. */
  readonly where?: string;
  /** A document that has these words writes as it is asked. */
  readonly unless?: string;
}

/** The words of one field: ranking itself knows none. */
export interface FieldWords {
  /** What people ask, and what documents print for it: whole words, lower case, `&` kept. */
  readonly synonyms: readonly { readonly asked: readonly string[]; readonly printed: readonly string[] }[];
  /** Words that ask for an amount. */
  readonly quantities: readonly string[];
  /** How documents of the field call themselves, as a pattern, with the words for them: "this agreement". Without any, all are of the field. */
  readonly documents: readonly (readonly [pattern: string, name: string])[];
  /** How readers of such documents ask for what these write otherwise; the first that stands in a question counts. */
  readonly wordings: readonly Wording[];
}

export function readFields(sections: Sections): FieldWords[] {
  return [...sections].filter(([name]) => name.startsWith('field ')).map(([, lines]) => readField(lines));
}

function readField(lines: readonly string[]): FieldWords {
  const split = (sign: string, others: readonly string[] = []) =>
    lines
      .filter((line) => line.includes(sign) && !others.some((other) => line.includes(other)))
      .map((line) => line.split(sign) as [string, string]);
  const words = (list: string) => list.split(', ');
  return {
    synonyms: split(': ', [' => ']).map(([asked, printed]) => ({
      asked: words(asked),
      printed: words(printed),
    })),
    quantities: lines.filter((line) => !/: | =[=>] /u.test(line)).flatMap(words),
    documents: split(' == '),
    wordings: split(' => ').map(([asked, rest]) => {
      const [written = '', ...more] = rest.split('; ');
      return { asked, written, ...Object.fromEntries(more.map((part) => part.split(/ (.*)/u))) };
    }),
  };
}

/** The phrases that documents print for what a question asks, each once. */
export function findSynonyms(question: string, fields: readonly FieldWords[]): string[] {
  const asked = wordsOf(question);
  const known = fields
    .flatMap(({ synonyms }) => synonyms)
    .filter((entry) => entry.asked.some((phrase) => asked.includes(` ${phrase} `)));
  return [...new Set(known.flatMap((entry) => entry.printed))];
}

/** Whether one of the fields knows the question to ask for an amount. */
export function asksForKnownQuantity(question: string, fields: readonly FieldWords[]): boolean {
  const asked = wordsOf(question);
  return fields.some(({ quantities }) => quantities.some((word) => asked.includes(` ${word} `)));
}

/** With a space around each word, so that whole words are found. */
function wordsOf(question: string): string {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ');
  return ` ${words} `;
}
