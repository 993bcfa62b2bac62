import { isBareYear, isChange, isPeriod } from './periods.ts';
import { cleanLabel, closesGroup, joinLines, labelStart } from './row-label.ts';
import type { TableLine, TableLines } from './table-lines.ts';

export interface RowGroup {
  readonly text: string;
  readonly line: number;
}

const GROUPS_WITHIN = 40;
const MAX_GROUPS = 2;
const LONGEST_GROUP = 90;

/** The sub-heads that a row stands under, outermost first: the nearest run of them with no total between. */
export function findGroups(lines: TableLines, first: number): RowGroup[] {
  let at = first - 1;
  for (; at >= 0 && first - at <= GROUPS_WITHIN; at--) {
    const line = lines.at(at);
    if (line?.kind !== 'row') break;
    const start = labelStart(lines, at);
    if (line.label.length === 0 || closesGroup(cleanLabel(joinLines(lines, start, at)))) return [];
    at = start;
  }
  const groups: RowGroup[] = [];
  while (groups.length < MAX_GROUPS && isSubHead(lines.at(at))) {
    const line = lines.at(at);
    groups.unshift({ text: cleanLabel(line?.text ?? '').replace(/\s*[–—-]$/u, ''), line: at });
    at--;
  }
  return groups.length > 0 &&
    (isInTable(lines, at) || groups.some(({ line }) => /[:：]$/u.test(lines.at(line)?.text ?? '')))
    ? groups
    : [];
}

function isSubHead(line: TableLine | undefined): boolean {
  if (line?.kind !== 'single' || line.text.length > LONGEST_GROUP || !/[\p{L}\p{Nd}]/u.test(line.text))
    return false;
  if (/^[\p{Ll}(•*†‡]/u.test(line.text) || /[.;,!?]$/u.test(line.text) || /^\d{1,3}$/.test(line.text))
    return false;
  if (isChange(line.text)) return false;
  return isBareYear(line.text) || !(isPeriod(line.text) || line.unit);
}

/** A sub-head stands below rows or heads of its table; a title does not. */
function isInTable(lines: TableLines, at: number): boolean {
  const line = lines.at(at);
  if (line === undefined) return false;
  if (line.kind === 'row' || line.kind === 'heads' || line.kind === 'words') return true;
  if (line.kind !== 'single') return false;
  return line.unit !== null || /^\(.*\)$/.test(line.text);
}
