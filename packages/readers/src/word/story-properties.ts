import type { AttributeOf } from '#office/read-xml.ts';
import type { CellSpan } from '#word/blocks.ts';
import { BOLD, ITALIC } from '#word/marked-text.ts';
import type { Frame, Paragraph, Run } from '#word/story-frames.ts';
import { isOn, readAlignment, type Styles } from '#word/styles.ts';

/** What is said of a paragraph among its properties. */
export function setParagraphProperty(
  paragraph: Paragraph | undefined,
  name: string,
  attribute: AttributeOf,
): void {
  const value = attribute('val') ?? '';
  if (!paragraph) return;
  if (name === 'w:pStyle') paragraph.style = value;
  else if (name === 'w:numId') paragraph.list = value;
  else if (name === 'w:ilvl') paragraph.depth = Number(value);
  else if (name === 'w:jc') paragraph.align = readAlignment(value);
  else if (name === 'w:bidi') paragraph.isRightToLeft = isOn(attribute('val'));
  else if (name === 'w:outlineLvl') paragraph.outline = Number(value);
  else if (name === 'w:pageBreakBefore') paragraph.startsPage = isOn(attribute('val'));
  else if (name === 'w:type' && value === 'continuous') paragraph.endsPage = false;
  else if (name === 'w:sectPr') paragraph.endsPage = true;
}

const SWITCHES: Readonly<Record<string, Exclude<keyof Run, 'style'>>> = {
  'w:vanish': 'isHidden',
  'w:b': 'isBold',
  'w:i': 'isItalic',
  'w:rtl': 'isComplex',
  'w:cs': 'isComplex',
  'w:bCs': 'isComplexBold',
  'w:iCs': 'isComplexItalic',
};

/** Of a run of letters. */
export function setRunProperty(run: Run | undefined, name: string, attribute: AttributeOf): void {
  if (!run) return;
  const key = SWITCHES[name];
  if (key) run[key] = isOn(attribute('val'));
  else if (name === 'w:rStyle') run.style = attribute('val') ?? '';
}

/** How letters are shown. */
export interface Look {
  readonly isHidden: boolean;
  /** `BOLD` and `ITALIC`. */
  readonly letters: number;
}

/** As a run says itself, else as the styles do. */
export function lookOf(run: Run | undefined, paragraphStyle: string | undefined, styles: Styles): Look {
  const { isBold, isItalic } = styles.looks(run?.style, paragraphStyle);
  const [ownBold, ownItalic] = run?.isComplex
    ? [run.isComplexBold, run.isComplexItalic]
    : [run?.isBold, run?.isItalic];
  return {
    isHidden: run?.isHidden ?? styles.hides(run?.style, paragraphStyle),
    letters: ((ownBold ?? isBold) ? BOLD : 0) | ((ownItalic ?? isItalic) ? ITALIC : 0),
  };
}

/** Of a table, of one of its rows or of one of its cells. */
export function setTableProperty(frame: Frame | undefined, name: string, attribute: AttributeOf): void {
  const table = frame?.tables.at(-1);
  const row = frame?.rows.at(-1);
  if (table && name === 'w:bidiVisual') table.isRightToLeft = isOn(attribute('val'));
  else if (table && name === 'w:tblLook') table.hasHeader = isOn(attribute('firstRow') ?? '0');
  else if (row && name === 'w:tblHeader') row.isHeader = isOn(attribute('val'));
  else setCellProperty(row?.spans.at(-1), name, attribute('val'));
}

/** As many columns as a table of Word can have. */
const MAX_COLUMNS = 63;

/** Source: ISO 29500-1, 17.4.17 (gridSpan) and 17.4.84 (vMerge: without a value the cell above goes on). */
function setCellProperty(cell: CellSpan | undefined, name: string, value: string | undefined): void {
  if (cell && name === 'w:gridSpan')
    cell.columns = Math.min(MAX_COLUMNS, Math.max(1, Math.trunc(Number(value)) || 1));
  else if (cell && name === 'w:vMerge') cell.isContinued = value !== 'restart';
}
