import { chartMarkup } from '#office/chart-markup.ts';
import { EXCEL_PARTS, makeZip, RELATIONS } from '#office/make-zip.ts';

const MARKUP = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';

/** A sheet by the markup of its rows, and of what stands before and after them. */
interface MadeSheet {
  readonly name: string;
  readonly rows: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly before?: string;
  readonly after?: string;
  /** Drawn on it from the bottom up, each by the markup within `c:chart`; those that are alike are one part. */
  readonly charts?: readonly string[];
  /** A sheet that is a chart and has no cells. */
  readonly isChartSheet?: boolean;
}

/** The parts beside the sheets, each by the markup within its outermost element. */
interface WorkbookParts {
  readonly styles?: string;
  readonly sharedStrings?: string;
}

/** A row of values from column A on: words as they are, numbers, and nothing for null. */
export function sheetRow(row: number, values: readonly (string | number | null)[]): string {
  const cells = values.map((value, index) => {
    const name = `${String.fromCharCode(65 + index)}${row}`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
    return `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
  });
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** An Excel file that holds these sheets. */
export function makeWorkbook(
  sheets: readonly MadeSheet[],
  { styles, sharedStrings }: WorkbookParts = {},
): Buffer {
  const shared = [
    ...(styles === undefined ? [] : [['styles', 'styleSheet', styles] as const]),
    ...(sharedStrings === undefined ? [] : [['sharedStrings', 'sst', sharedStrings] as const]),
  ];
  const types = shared
    .map(
      ([kind]) =>
        `<Override PartName="/xl/${kind}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`,
    )
    .join('');
  const [[typesName, contentTypes]] = EXCEL_PARTS.parts;
  const allCharts = [...new Set(sheets.flatMap(({ charts = [] }) => charts))];
  const list = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
  );
  return makeZip([
    [typesName, contentTypes.replace('</Types>', `${types}</Types>`)],
    ['_rels/.rels', relations([['rId1', 'officeDocument', 'xl/workbook.xml']])],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((sheet, index) => {
          const { kind, path } = partOf(sheet, index);
          return [`rId${index + 1}`, kind, path] as const;
        }),
        ...shared.map(([kind]) => [`rId-${kind}`, kind, `${kind}.xml`] as const),
      ]),
    ],
    ...shared.map(
      ([kind, root, content]) =>
        [`xl/${kind}.xml`, `<${root} xmlns="${MARKUP}">${content}</${root}>`] as const,
    ),
    ...sheets.map((sheet, index) => {
      const { rows, before = '', after = '', isChartSheet = false } = sheet;
      const content = isChartSheet
        ? `<chartsheet xmlns="${MARKUP}"/>`
        : `<worksheet xmlns="${MARKUP}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
      return [`xl/${partOf(sheet, index).path}`, content] as const;
    }),
    ...sheets.flatMap((sheet, index) => drawingOf(sheet, index, allCharts)),
    ...allCharts.map((chart, at) => [`xl/charts/chart${at + 1}.xml`, chartMarkup.part(chart)] as const),
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MARKUP}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    ],
  ]);
}

function relations(list: readonly (readonly [id: string, kind: string, target: string])[]): string {
  const each = list.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

function partOf({ isChartSheet = false }: MadeSheet, index: number) {
  const kind = isChartSheet ? 'chartsheet' : 'worksheet';
  return { kind, folder: `${kind}s`, path: `${kind}s/sheet${index + 1}.xml` };
}

/** The parts that draw the charts of a sheet. */
function drawingOf(
  sheet: MadeSheet,
  index: number,
  allCharts: readonly string[],
): (readonly [name: string, content: string])[] {
  const { charts = [] } = sheet;
  if (charts.length === 0) return [];
  const drawing = `drawing${index + 1}.xml`;
  const anchors = charts.map((_, at) => {
    const row = 20 * (charts.length - at);
    const frame = `<xdr:graphicFrame><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData>${chartMarkup.reference(`rId${at + 1}`)}</a:graphicData></a:graphic></xdr:graphicFrame>`;
    return `<xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>${row}</xdr:row></xdr:from>${frame}</xdr:twoCellAnchor>`;
  });
  return [
    [
      `xl/${partOf(sheet, index).folder}/_rels/sheet${index + 1}.xml.rels`,
      relations([['rId1', 'drawing', `../drawings/${drawing}`]]),
    ],
    [
      `xl/drawings/${drawing}`,
      `<xdr:wsDr xmlns:xdr="${SHEET_DRAWING}" xmlns:r="${RELATIONS}">${anchors.join('')}</xdr:wsDr>`,
    ],
    [
      `xl/drawings/_rels/${drawing}.rels`,
      relations(
        charts.map((chart, at) => [
          `rId${at + 1}`,
          'chart',
          `../charts/chart${allCharts.indexOf(chart) + 1}.xml`,
        ]),
      ),
    ],
  ];
}
