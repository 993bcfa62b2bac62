/**
 * Where sentences may end, by the rules of Unicode (UAX 29) for text of plain characters, which most English is. The
 * segmenter of the platform says the same (a test holds them together), and takes ten times as long.
 */
const PLAIN = /^[ -~§–—‘’“”•]*$/;
const STOP = /[.!?]/g;
const FULL_STOP = 46;
const SPACE = 32;

/** The ends of the segments of a text whose white space is all spaces; undefined where a character is not plain. */
export function plainSentenceEnds(flat: string): number[] | undefined {
  if (!PLAIN.test(flat)) return undefined;
  const ends: number[] = [];
  STOP.lastIndex = 0;
  for (let stop = STOP.exec(flat); stop !== null; stop = STOP.exec(flat)) {
    const end = endBehind(flat, stop.index);
    if (end > 0 && end < flat.length) ends.push(end);
  }
  if (flat !== '') ends.push(flat.length);
  return ends;
}

/** Where the segment that the stop ends has its end, behind closing marks and spaces; 0 where it goes on. */
function endBehind(flat: string, stop: number): number {
  const isFullStop = flat.charCodeAt(stop) === FULL_STOP;
  let at = stop + 1;
  while (at < flat.length && isClosing(flat.charCodeAt(at))) at++;
  const isClosed = at > stop + 1;
  const spaces = at;
  while (flat.charCodeAt(at) === SPACE) at++;
  if (at === flat.length) return at;
  const next = flat.charCodeAt(at);
  if (isFullStop && !isClosed && at === spaces) {
    if (isDigit(next)) return 0;
    if (isUpper(next) && isLetter(flat.charCodeAt(stop - 1))) return 0;
  }
  if (isContinuing(next) || isStop(next)) return 0;
  return isFullStop && isBeforeSmallLetter(flat, at) ? 0 : at;
}

/** Whether the first letter from here on is a small one, and no stop before it. */
function isBeforeSmallLetter(flat: string, from: number): boolean {
  for (let at = from; at < flat.length; at++) {
    const code = flat.charCodeAt(at);
    if (isLower(code)) return true;
    if (isUpper(code) || isStop(code)) return false;
  }
  return false;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLower = (code: number) => code >= 97 && code <= 122;
const isUpper = (code: number) => code >= 65 && code <= 90;
const isLetter = (code: number) => isLower(code) || isUpper(code);
const isStop = (code: number) => code === FULL_STOP || code === 33 || code === 63;

const codesOf = (characters: string) => new Set(Array.from(characters, (each) => each.charCodeAt(0)));
const CLOSING = codesOf(`"'()[]{}‘’“”`);
const CONTINUING = codesOf(',-:;–—');
const isClosing = (code: number) => CLOSING.has(code);
const isContinuing = (code: number) => CONTINUING.has(code);
