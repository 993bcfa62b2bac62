import { FILE_COLUMN } from './matrix-rows.ts';

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** As many as are in sight. */
  readonly pageRows: number;
}

interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where a key leads in a grid, as the pattern of the ARIA guide has it; null for keys that lead nowhere. */
export function moveInGrid(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { rows, columns, pageRows }: GridSize,
): GridPlace | null {
  if (altKey) return null;
  const toEdge = ctrlKey || metaKey;
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const at = (toRow: number, toColumn: number): GridPlace => ({
    row: Math.min(lastRow, Math.max(0, toRow)),
    column: Math.min(lastColumn, Math.max(FILE_COLUMN, toColumn)),
  });
  switch (key) {
    case 'ArrowDown':
      return at(toEdge ? lastRow : row + 1, column);
    case 'ArrowUp':
      return at(toEdge ? 0 : row - 1, column);
    case 'ArrowRight':
      return at(row, toEdge ? lastColumn : column + 1);
    case 'ArrowLeft':
      return at(row, toEdge ? FILE_COLUMN : column - 1);
    case 'PageDown':
      return at(row + pageRows, column);
    case 'PageUp':
      return at(row - pageRows, column);
    case 'Home':
      return at(toEdge ? 0 : row, FILE_COLUMN);
    case 'End':
      return at(toEdge ? lastRow : row, lastColumn);
    default:
      return null;
  }
}
