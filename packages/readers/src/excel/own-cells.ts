import type { IsOwnCells } from '#office/chart-text.ts';

/** Excel takes formulas of 8,192 characters. */
const MAX_REFERENCE = 8_192;
const CELL = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`;
/** Cells of one sheet, its name between quotes where it is no plain word; another file is named in brackets before it. */
const AREA = new RegExp(String.raw`(?:'((?:[^'[\]]|'')+)'|([^'!,()[\]]+))!${CELL}(?::${CELL})?(?:,|$)`, 'iy');

/** Whether a formula names nothing but cells of sheets of a workbook. */
export function makeIsOwnCells(sheetNames: readonly string[]): IsOwnCells {
  const names = new Set(sheetNames.map((name) => name.toLowerCase()));
  return (reference) => {
    if (reference.length > MAX_REFERENCE) return false;
    const areas = reference.trim().replace(/^\((.*)\)$/s, '$1');
    let at = 0;
    while (at < areas.length) {
      AREA.lastIndex = at;
      const [all = '', quoted, plain = ''] = AREA.exec(areas) ?? [];
      if (all === '' || !names.has((quoted?.replaceAll("''", "'") ?? plain).toLowerCase())) return false;
      at += all.length;
    }
    return at > 0;
  };
}
