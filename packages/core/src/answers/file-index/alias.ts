import { makeTokeniser, type Token, type Tokeniser } from '#sentences/tokenise.ts';

/** A term of the question that the document has in another form too, by its own words: R&D, "research and development". */
export interface Alias {
  /** As the question has it, and its tokens there. */
  readonly typed: string;
  readonly asked: readonly Token[];
  /** The other form, and its terms. */
  readonly meant: string;
  readonly other: readonly string[];
}

/** One of the forms of a term. */
export interface TermForm {
  readonly text: string;
  readonly tokens: readonly Token[];
}

export const readForm = (text: string, language: string): TermForm => ({
  text,
  tokens: makeTokeniser(language).tokenise(text),
});

/** A term that was typed, where `other` is its other form. */
export const makeAlias = (typed: string, asked: readonly Token[], other: TermForm): Alias => ({
  typed,
  asked,
  meant: other.text,
  other: other.tokens.map(({ term }) => term),
});

/** A tokeniser that finds the forms of the question wherever a text has the other forms. */
export function withAliases(tokeniser: Tokeniser, aliases: readonly Alias[]): Tokeniser {
  if (aliases.length === 0) return tokeniser;
  return {
    ...tokeniser,
    tokenise: (text) => [...replaceAliases(tokeniser.tokenise(text), aliases)],
    tokeniseAll: (text) => [...replaceAliases(tokeniser.tokeniseAll(text), aliases)],
  };
}

/** Tokens in the words of the question where they are another form of them. */
export function replaceAliases(tokens: readonly Token[], aliases: readonly Alias[]): readonly Token[] {
  let said = tokens;
  for (const { asked, other } of aliases) {
    const [first] = other;
    if (!said.some(({ term }) => term === first)) continue;
    const replaced: Token[] = [];
    for (let at = 0; at < said.length; ) {
      const isOther = other.every((term, behind) => said[at + behind]?.term === term);
      if (isOther) replaced.push(...asked);
      else replaced.push(said[at] as Token);
      at += isOther ? other.length : 1;
    }
    said = replaced;
  }
  return said;
}
