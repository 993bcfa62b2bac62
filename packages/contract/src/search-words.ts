/** What is typed into a search field: words, phrases in quotation marks, and what must not be there (`-word`). */
export interface SearchWords {
  /** All that is looked for, in its order, without marks. */
  readonly text: string;
  /** What must stand exactly so. */
  readonly phrases: readonly string[];
  /** Words and phrases that must not stand there. */
  readonly without: readonly string[];
}

/** A hyphen inside a word or between spaces is none of ours; marks without an end are left out. */
const PART =
  /(?<minus>(?<=^|\s)-(?=["“„«\p{L}\p{N}]))?(?:["“„«](?<phrase>[^"“”„«»]*)["”“»]|(?<word>\S+?)(?=["“„«\s]|$))/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** Takes what is typed into a search field apart. */
export function readSearchWords(query: string): SearchWords {
  const found = { text: [] as string[], phrases: [] as string[], without: [] as string[] };
  for (const { groups } of query.matchAll(PART)) {
    const { minus, phrase, word } = groups ?? {};
    const said = (phrase ?? word ?? '').trim();
    if (said === '') continue;
    if (minus !== undefined && HAS_WORD.test(said)) {
      found.without.push(said);
      continue;
    }
    found.text.push(said);
    if (phrase !== undefined && HAS_WORD.test(said)) found.phrases.push(said);
  }
  return { ...found, text: found.text.join(' ') };
}
