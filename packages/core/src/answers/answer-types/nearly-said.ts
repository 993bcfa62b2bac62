import { makeTokeniser } from '#sentences/tokenise.ts';
import type { Language } from '#language/languages.ts';
import type { FindInput, RelatedTerm } from './types.ts';

/** A word of a question that another word nearly says. */
export interface NearlySaid {
  /** The question's word, stemmed, and as it is written there. */
  readonly term: string;
  readonly surface: string;
  /** 0..1; 1 would be the same word. */
  readonly weight: number;
}

/** What words of the file, by their stems, nearly say of a question. */
export type NearlySaidBy = ReadonlyMap<string, readonly NearlySaid[]>;

const NOTHING: NearlySaidBy = new Map();
let last: {
  readonly related: readonly RelatedTerm[];
  readonly language: Language;
  readonly said: NearlySaidBy;
} | null = null;

/** The words of the file that mean nearly the same as the question's, by their stems; read once for all sentences of a page. */
export function nearlySaidBy({ question, language, asked }: Omit<FindInput, 'text'>): NearlySaidBy {
  const { related } = asked;
  if (related === undefined || related.length === 0) return NOTHING;
  if (last === null || last.related !== related || last.language !== language)
    last = { related, language, said: readNearlySaid(related, question, language) };
  return last.said;
}

function readNearlySaid(related: readonly RelatedTerm[], question: string, language: Language): NearlySaidBy {
  const tokens = makeTokeniser(language).tokenise(question);
  const surfaces = new Map(tokens.map(({ term, surface }) => [term, surface]));
  const said = new Map<string, NearlySaid[]>();
  for (const { term, of, weight } of related) {
    const surface = surfaces.get(of);
    if (surface === undefined) continue;
    const known = said.get(term);
    if (known === undefined) said.set(term, [{ term: of, surface, weight }]);
    else known.push({ term: of, surface, weight });
  }
  return said;
}
