/** What a character of a version is to the other one. */
export const STATE = { same: 0, edited: 1, moved: 2 } as const;
export type State = (typeof STATE)[keyof typeof STATE];

/** A version of a text, with what became of each UTF-16 unit of it. */
export interface Version {
  readonly text: string;
  readonly states: readonly State[];
}

const EDIT = /\{([^|}]*)\|([^}]*)\}/gu;
/** A paragraph that stands here in the earlier version only, and where it stands in the later one. */
const MOVED_FROM = /^<(\w+) (.*)\n/gmu;
const MOVED_TO = /^>(\w+)\n/gmu;

/** Both versions of a text whose edits are written into it: `{old|new}`, `<A text` moved to `>A`. */
export function parseVersions(marked: string): { readonly earlier: Version; readonly later: Version } {
  const moved = new Map(Array.from(marked.matchAll(MOVED_FROM), ([, name = '', text = '']) => [name, text]));
  const begin = () => ({ text: '', states: [] as State[] });
  const [earlier, later] = [begin(), begin()];
  const add = (version: typeof earlier, text: string, state: State) => {
    version.text += text;
    version.states.push(...Array.from({ length: text.length }, () => state));
  };
  const addEdits = (text: string) => {
    let at = 0;
    for (const match of text.matchAll(EDIT)) {
      const [whole, old = '', now = ''] = match;
      for (const version of [earlier, later]) add(version, text.slice(at, match.index), STATE.same);
      add(earlier, old, STATE.edited);
      add(later, now, STATE.edited);
      at = match.index + whole.length;
    }
    for (const version of [earlier, later]) add(version, text.slice(at), STATE.same);
  };
  for (const part of marked.split(/^(?=[<>]\w+[ \n])/mu)) {
    const from = part.match(new RegExp(MOVED_FROM.source, 'mu'));
    const to = part.match(new RegExp(MOVED_TO.source, 'mu'));
    if (from?.index === 0) add(earlier, `${from[2]}\n`, STATE.moved);
    if (to?.index === 0) add(later, `${moved.get(to[1] ?? '')}\n`, STATE.moved);
    const [line = ''] = (from?.index === 0 && from) || (to?.index === 0 && to) || [];
    addEdits(part.slice(line.length));
  }
  return { earlier, later };
}

/** What a comparison marks in a text, character by character. */
export interface MarkedText {
  readonly text: string;
  readonly states: readonly State[];
}

export interface EditScore {
  readonly correct: number;
  /** Marked without being edited. */
  readonly wrong: number;
  /** Edited without being marked. */
  readonly missed: number;
  /** Moved, and called so. */
  readonly moved: number;
  readonly movedInTruth: number;
}

/**
 * Scores the marks of a text by its known edits, character by character without white space. Files may give their text
 * with small differences: characters are tied by the longest common subsequence.
 */
export function scoreMarks(truth: Version, found: MarkedText): EditScore {
  const [wanted, shown] = [withoutSpace(truth), withoutSpace(found)];
  const partners = alignCharacters(wanted.text, shown.text);
  let [correct, wrong, missed, moved, movedInTruth] = [0, 0, 0, 0, 0];
  const isTied = new Uint8Array(shown.text.length);
  for (const [at, state] of wanted.states.entries()) {
    const partner = partners[at] ?? -1;
    const mark = partner < 0 ? STATE.same : (shown.states[partner] ?? STATE.same);
    if (partner >= 0) isTied[partner] = 1;
    if (state === STATE.moved) {
      movedInTruth++;
      if (mark === STATE.moved) moved++;
      else if (mark === STATE.edited) wrong++;
    } else if (state === STATE.edited) {
      if (mark === STATE.edited) correct++;
      else missed++;
    } else if (mark !== STATE.same) wrong++;
  }
  for (const [at, mark] of shown.states.entries()) if (isTied[at] === 0 && mark !== STATE.same) wrong++;
  return { correct, wrong, missed, moved, movedInTruth };
}

export function markF1Of(scores: readonly EditScore[]): number {
  const sum = (of: (score: EditScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const correct = 2 * sum((score) => score.correct);
  return correct / (correct + sum(({ wrong }) => wrong) + sum(({ missed }) => missed));
}

function withoutSpace({ text, states }: MarkedText): MarkedText {
  const kept = Array.from({ length: text.length }, (_, at) => at).filter((at) => /\S/u.test(text.charAt(at)));
  return {
    text: kept.map((at) => text.charAt(at)).join(''),
    states: kept.map((at) => states[at] ?? STATE.same),
  };
}

/** For each character of a text its place in the other one, or -1: the longest common subsequence by the plain table. */
function alignCharacters(one: string, other: string): Int32Array {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] =
        one.charCodeAt(i) === other.charCodeAt(j)
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  const partners = new Int32Array(one.length).fill(-1);
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one.charCodeAt(i) === other.charCodeAt(j)) partners[i++] = j++;
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return partners;
}
