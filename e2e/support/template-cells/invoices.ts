import { makePdf, textAt } from '@recto/testing/pdf';
import type { ExpectedCells } from './judge-cell.ts';

/** A text at a place of a page of 600 by 800 points. */
type Placed = readonly [x: number, y: number, text: string, size?: number];

export interface Invoice {
  readonly pdf: (seed: string) => Buffer;
  /** Written down with the invoice, before anything was asked. */
  readonly cells: ExpectedCells;
}

/** The code of the euro sign in the encoding of the test font. */
const EURO = '\x80';

const page = (...texts: readonly Placed[]) => ({
  content: texts.map(([x, y, text, size]) => textAt(x, y, text.replaceAll('€', EURO), size ?? 10)).join(''),
});

/** Rows of cells at these places from left to right, 18 points apart. */
const rows = (top: number, columns: readonly number[], cells: readonly (readonly string[])[]): Placed[] =>
  cells.flatMap((row, at) =>
    row.flatMap((text, column): Placed[] =>
      text === '' ? [] : [[columns[column] ?? 0, top - 18 * at, text]],
    ),
  );

const lines = (x: number, top: number, texts: readonly string[]): Placed[] =>
  texts.map((text, at) => [x, top - 14 * at, text]);

const cellsOf = (
  number: string,
  date: string,
  from: string,
  to: string,
  total: string,
  tax: string,
  due: string,
  account: string,
): ExpectedCells => ({
  'What is the invoice number?': [number],
  'What is the date of the invoice?': [date],
  'Who issued the invoice?': [from],
  'Who is billed?': [to],
  'What is the total amount?': [total],
  'How much is the tax?': [tax],
  'When is it due?': [due],
  'What is the bank account?': [account],
});

const invoice = (texts: readonly Placed[], cells: ExpectedCells): Invoice => ({
  pdf: (seed) => Buffer.concat([makePdf([page(...texts)]), Buffer.from(`%${seed}\n`)]),
  cells,
});

/** Letterhead on the left, number and dates on the right, totals below the items. */
const american = invoice(
  [
    [50, 750, 'Harbor Point Supply Co.', 16],
    ...lines(50, 732, ['2200 Dock Street', 'Tacoma, WA 98402', '(253) 555-0147']),
    [400, 750, 'INVOICE', 20],
    ...rows(
      725,
      [400, 490],
      [
        ['Invoice #', '10482'],
        ['Invoice date', 'March 14, 2024'],
        ['Due date', 'April 13, 2024'],
        ['Terms', 'Net 30'],
      ],
    ),
    ...lines(50, 650, ['Bill to', 'Cedar Ridge Builders LLC', '88 Foothill Road', 'Yakima, WA 98901']),
    ...rows(
      570,
      [50, 300, 400, 500],
      [
        ['Description', 'Quantity', 'Unit price', 'Amount'],
        ['Galvanized bolts, box of 100', '12', '$38.50', '$462.00'],
        ['Marine plywood, 3/4 inch', '20', '$64.00', '$1,280.00'],
        ['Delivery', '1', '$95.00', '$95.00'],
      ],
    ),
    ...rows(
      470,
      [400, 500],
      [
        ['Subtotal', '$1,837.00'],
        ['Sales tax (8.9%)', '$163.49'],
        ['Total due', '$2,000.49'],
      ],
    ),
    ...lines(50, 380, [
      'Please pay by bank transfer to First Sound Bank,',
      'account number 004471920385, routing number 125000024.',
    ]),
  ],
  cellsOf(
    '10482',
    'March 14, 2024',
    'Harbor Point Supply Co.',
    'Cedar Ridge Builders LLC',
    '$2,000.49',
    '$163.49',
    'April 13, 2024',
    '004471920385',
  ),
);

/** Letterhead on the right, labels with colons, value added tax of the United Kingdom. */
const british = invoice(
  [
    [360, 750, 'Thornfield Joinery Ltd', 14],
    ...lines(360, 734, ['Unit 7, Mill Lane', 'Leeds LS9 8AB', 'VAT registration GB 273 4416 90']),
    [60, 690, 'Invoice', 22],
    ...lines(60, 660, [
      'Invoice number: TJ-2025-0317',
      'Invoice date: 17 March 2025',
      'Payment due: 16 April 2025',
    ]),
    ...lines(60, 600, ['To:', 'Ashgrove Primary School', '12 Chapel Road', 'Otley LS21 3DE']),
    ...rows(
      520,
      [60, 330, 420, 500],
      [
        ['Item', 'Hours', 'Rate', 'Net'],
        ['Repair of window frames', '14', '£55.00', '£770.00'],
        ['Oak boards', '', '', '£465.00'],
      ],
    ),
    ...rows(
      440,
      [420, 500],
      [
        ['Net total', '£1,235.00'],
        ['VAT at 20%', '£247.00'],
        ['Total', '£1,482.00'],
      ],
    ),
    ...lines(60, 340, [
      'Bank details',
      'Aire Valley Bank, sort code 20-11-43, account number 73920184',
      'Please quote the invoice number with your payment.',
    ]),
  ],
  cellsOf(
    'TJ-2025-0317',
    '17 March 2025',
    'Thornfield Joinery Ltd',
    'Ashgrove Primary School',
    '£1,482.00',
    '£247.00',
    '16 April 2025',
    '73920184',
  ),
);

/** Number and dates in a row of their own below their heads, figures as most of Europe writes them, euros. */
const european = invoice(
  [
    [50, 760, 'Lindner Messtechnik GmbH', 14],
    ...lines(50, 744, ['Hafenstrasse 21', '68159 Mannheim, Germany']),
    ...lines(50, 690, ['Delta Pumps B.V.', 'Kanaalweg 5', '3526 KL Utrecht', 'The Netherlands']),
    [50, 610, 'Invoice', 18],
    ...rows(
      580,
      [50, 180, 310, 440],
      [
        ['Invoice no.', 'Invoice date', 'Customer no.', 'Due date'],
        ['RE-40817', '05.11.2025', 'K-2291', '05.12.2025'],
      ],
    ),
    ...rows(
      520,
      [50, 100, 330, 400, 490],
      [
        ['Pos.', 'Description', 'Qty', 'Price', 'Amount'],
        ['1', 'Pressure sensor PS-200', '8', '425,00 €', '3.400,00 €'],
        ['2', 'Calibration certificate', '8', '75,00 €', '600,00 €'],
      ],
    ),
    ...rows(
      440,
      [330, 490],
      [
        ['Net amount', '4.000,00 €'],
        ['VAT 19%', '760,00 €'],
        ['Total amount', '4.760,00 €'],
      ],
    ),
    ...lines(50, 360, [
      'Bank: Rheinbank Mannheim, IBAN DE02 6709 0000 0012 3456 78, BIC RHEIDE6M',
      'Managing director: Petra Lindner. Register court Mannheim, HRB 70415',
    ]),
  ],
  cellsOf(
    'RE-40817',
    '05.11.2025',
    'Lindner Messtechnik GmbH',
    'Delta Pumps B.V.',
    '4.760,00 €',
    '760,00 €',
    '05.12.2025',
    'DE02 6709 0000 0012 3456 78',
  ),
);

/** What is to be paid stands at the top, and who sends and who receives side by side. */
const sideBySide = invoice(
  [
    [50, 750, 'Invoice INV-0093', 18],
    ...lines(380, 752, ['Amount due: $7,560.00', 'Due by: June 30, 2025']),
    ...lines(50, 720, ['Issued: May 31, 2025']),
    ...rows(
      680,
      [50, 320],
      [
        ['From', 'Billed to'],
        ['Quill & Compass Design Inc.', 'Northgate Museum'],
        ['410 Elm Street, Suite 3', '1 Museum Plaza'],
        ['Portland, OR 97209', 'Boise, ID 83702'],
      ],
    ),
    ...rows(
      580,
      [50, 380, 500],
      [
        ['Service', 'Hours', 'Amount'],
        ['Exhibition graphics', '48', '$4,800.00'],
        ['Printing supervision', '22', '$2,200.00'],
        ['Subtotal', '', '$7,000.00'],
        ['Tax (8%)', '', '$560.00'],
        ['Total', '', '$7,560.00'],
      ],
    ),
    ...lines(50, 440, ['Payment by wire: Bank of the Cascades, account 3301 7745 2098']),
  ],
  cellsOf(
    'INV-0093',
    'May 31, 2025',
    'Quill & Compass Design Inc.',
    'Northgate Museum',
    '$7,560.00',
    '$560.00',
    'June 30, 2025',
    '3301 7745 2098',
  ),
);

/** A letter: what others set in tables is said in sentences, the total at the foot, the sender at the end. */
const letter = invoice(
  [
    ...lines(60, 740, ['Brennan Orchard Foods Ltd', 'Attn. Accounts payable', '5 Quay Street, Galway']),
    [60, 670, 'Invoice no. 2025/118', 14],
    ...lines(60, 640, [
      'Date: 9 September 2025',
      '',
      'For the audit of your cold store on 2 and 3 September 2025 I charge as follows.',
    ]),
    ...rows(
      570,
      [60, 460],
      [
        ['Two days on site at €900.00', '€1,800.00'],
        ['Report', '€450.00'],
        ['Travel', '€126.00'],
        ['Net', '€2,376.00'],
        ['VAT 23%', '€546.48'],
        ['Total', '€2,922.48'],
      ],
    ),
    ...lines(60, 430, [
      'Please pay by 9 October 2025 into account IE64 IRCE 9205 0112 3456 78.',
      '',
      'Maeve Corrigan, Corrigan Refrigeration Consulting',
      'Ballybrit Business Park, Galway',
    ]),
  ],
  cellsOf(
    '2025/118',
    '9 September 2025',
    'Corrigan Refrigeration Consulting',
    'Brennan Orchard Foods Ltd',
    '€2,922.48',
    '€546.48',
    '9 October 2025',
    'IE64 IRCE 9205 0112 3456 78',
  ),
);

export const INVOICES: Readonly<Record<string, Invoice>> = {
  'Invoice American.pdf': american,
  'Invoice British.pdf': british,
  'Invoice European.pdf': european,
  'Invoice side by side.pdf': sideBySide,
  'Invoice letter.pdf': letter,
};
