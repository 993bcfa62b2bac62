/** One version of a contract and the next, with the changes between them, as the files beside this one have them. */
export interface PlantedPair {
  readonly name: string;
  readonly left: string;
  readonly right: string;
  readonly expected: readonly PlantedChange[];
}

export interface PlantedChange {
  readonly what: string;
  /** Each of them names it rightly; none where only the words are certain. */
  readonly nouns: readonly string[];
  readonly clause: string;
  readonly old: string;
  readonly now: string;
}

/** Reads a file of planted changes: `[[old=>new]]` in the text, behind `====` a line each of what is expected. */
export function readPlanted(name: string, file: string): PlantedPair {
  const [text = '', list = ''] = file.split('====\n');
  const side = (at: 0 | 1) =>
    text.replace(/\[\[([^]*?)=>([^]*?)\]\]/gu, (_, old: string, now: string) => (at === 0 ? old : now));
  const expected = list
    .trim()
    .split('\n')
    .map((line): PlantedChange => {
      const [what = '', nouns = '', clause = '', old = '', now = ''] = line
        .split('|')
        .map((each) => each.trim());
      return {
        what,
        nouns: nouns
          .split(',')
          .map((noun) => noun.trim())
          .filter((noun) => noun !== ''),
        clause,
        old,
        now,
      };
    });
  return { name, left: side(0), right: side(1), expected };
}
