/**
 * Which contracts the weights are judged on. Cut before anything was trained: by filer, so that amendments and further
 * contracts of one company, which share whole clauses, never stand on both sides. Choices (terms, weights, thresholds)
 * are made by folds among the others.
 */
export type Half = 'train' | 'test';

const KEPT_ONE_IN = 3;

export function halfOf(source: string): Half {
  return hash(filerOf(source)) % KEPT_ONE_IN === 0 ? 'test' : 'train';
}

/** Which of the non-disclosure agreements judge, by their files' names: there are few, so it is every second. */
export function keptNdas(sources: readonly string[]): ReadonlySet<string> {
  const sorted = sources.toSorted((left, right) => hash(`nda ${left}`) - hash(`nda ${right}`));
  return new Set(sorted.filter((_, at) => at % 2 === 1));
}

/** The fold, of so many, of a contract; all of one filer are in the same. */
export function foldOf(filer: string, folds: number): number {
  return hash(`fold ${filer}`) % folds;
}

/** Names begin with the filer: "WATERNOWINC_11_20_2019-EX-10.12-…". */
export function filerOf(source: string): string {
  return (/^[^_-]+/.exec(source)?.[0] ?? source).toLowerCase().replace(/[^a-z]/g, '');
}

/** FNV-1a, mixed once more: its low bits alone are uneven. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 16;
  return Math.imul(value, 0x45d9f3b) >>> 8;
}
