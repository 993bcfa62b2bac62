import { EXCEL_PARTS, makeZip, RELATIONS } from '#office/make-zip.ts';

const MARKUP = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A sheet by the markup of its rows, and of what stands before and after them. */
interface MadeSheet {
  readonly name: string;
  readonly rows: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly before?: string;
  readonly after?: string;
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
  const relations = (list: readonly (readonly [id: string, kind: string, target: string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(
        ([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const types = shared
    .map(
      ([kind]) =>
        `<Override PartName="/xl/${kind}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`,
    )
    .join('');
  const [[typesName, contentTypes]] = EXCEL_PARTS.parts;
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
        ...sheets.map(
          (_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
        ),
        ...shared.map(([kind]) => [`rId-${kind}`, kind, `${kind}.xml`] as const),
      ]),
    ],
    ...shared.map(
      ([kind, root, content]) =>
        [`xl/${kind}.xml`, `<${root} xmlns="${MARKUP}">${content}</${root}>`] as const,
    ),
    ...sheets.map(
      ({ rows, before = '', after = '' }, index) =>
        [
          `xl/worksheets/sheet${index + 1}.xml`,
          `<worksheet xmlns="${MARKUP}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
        ] as const,
    ),
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MARKUP}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    ],
  ]);
}
