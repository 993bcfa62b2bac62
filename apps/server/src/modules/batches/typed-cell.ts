import type { Cell, CellFlag, CellValue } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import type { Column } from '@recto/contract/templates';
import { type CellValue as StoredCellValue, comparableOf } from '@recto/core/columns';
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
  const { readings } = reading;
  const value = saidByPerson(question, column) ?? reading.value;
  const flags = flagsOf({ ...reading, value }, isOutlying, column);
  return {
    ...cell,
    ...(value && { value: toWire(value) }),
    ...(flags.length > 0 && { flags }),
    ...(readings && {
      readings: readings.map(({ value: own, pages, citations }) => ({
        value: toWire(own),
        pages: [...pages],
        ...(citations && { citations: [...citations] }),
      })),
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
  return reading === null || isLedByPerson(question) ? readQuestion(column, question) : reading;
}

function toWire({ value, text, sure }: StoredCellValue): CellValue {
  const size = comparableOf(value);
  return {
    ...value,
    text,
    sure,
    ...(size && { size: { number: size.number, unit: size.group } }),
  };
}

/** What a person said that the words of the answer mean. */
function saidByPerson({ review, answer }: Question, { type }: Column): StoredCellValue | null {
  const value = review?.value;
  return value?.type === type ? { value, text: answer, sure: true } : null;
}

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
