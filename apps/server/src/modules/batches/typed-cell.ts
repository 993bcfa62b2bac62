import type { Cell, CellFlag, CellValue } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import type { Column } from '@recto/contract/templates';
import type { CellValue as StoredCellValue } from '@recto/core/columns';
import type { CellRow } from '#modules/batches/cells.store.ts';
import { readQuestion } from '#modules/batches/read-cells.ts';
import { toCell } from '#modules/batches/to-cell.ts';
import type { StoredReading } from '#modules/batches/tables.ts';

interface TypedAs {
  readonly column: (Column & { readonly question: string }) | undefined;
  readonly isOutlying: boolean;
}

/** A cell with its value, in the form of its column. Passages that merely come close have none. */
export function toTypedCell(
  row: CellRow,
  question: Question | undefined,
  { column, isOutlying }: TypedAs,
): Cell {
  const cell = toCell(row, question);
  if (!question || cell.status !== 'complete' || cell.kind !== 'answer' || !column || column.type === 'text')
    return cell;
  const reading = readingOf(row, question, column);
  if (reading === null) return cell;
  const { value, readings } = reading;
  const flags = flagsOf(reading, isOutlying, column);
  return {
    ...cell,
    ...(value && { value: toWire(value) }),
    ...(flags.length > 0 && { flags }),
    ...(readings && {
      readings: readings.map(({ value: own, pages }) => ({ value: toWire(own), pages: [...pages] })),
    }),
  };
}

/** What a cell was read to say; null of a text, and where nothing was read. */
export function readingOf(
  { reading }: Pick<CellRow, 'reading'>,
  question: Question,
  column: TypedAs['column'],
): StoredReading | null {
  if (!column || column.type === 'text' || question.kind !== 'answer') return null;
  return reading === null || isLedByPerson(question) ? readQuestion(column, question, []) : reading;
}

const toWire = ({ value, text, sure }: StoredCellValue): CellValue => ({ ...value, text, sure });

/** Another statement leads than when the cell was read. */
const isLedByPerson = ({ review }: Question): boolean =>
  review?.claim !== undefined || (review?.wrongClaims ?? []).length > 0;

/** Where nobody has chosen the type, an answer without such a value is a plain text. */
function flagsOf({ value, readings }: StoredReading, isOutlying: boolean, { isGuessed }: Column): CellFlag[] {
  const isUnsure = value ? !value.sure : !isGuessed;
  return [
    ...(isOutlying ? (['outlier'] as const) : []),
    ...(readings ? (['disagrees'] as const) : []),
    ...(isUnsure ? (['unsure'] as const) : []),
  ];
}
