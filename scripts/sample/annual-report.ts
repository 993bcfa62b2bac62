import type { Block, Column, Row, SampleDocument } from './typesetter.ts';

/** A short annual report. Its figures add up: segments, regions, the three statements and the staff. */
export function annualReport(): SampleDocument {
  return {
    title: 'Brightwater Instruments plc, Annual Report 2025',
    author: 'Brightwater Instruments plc',
    date: 'D:20260318080000Z',
    runningTitle: 'Brightwater Instruments plc – Annual Report 2025',
    blocks: [
      {
        kind: 'title',
        over: 'Brightwater Instruments plc',
        text: 'Annual Report 2025',
        under: 'Instruments that tell whether water is safe',
      },
      ...atAGlance,
      ...chairsLetter,
      { kind: 'page-break' },
      ...business,
      { kind: 'page-break' },
      ...financialReview,
      ...research,
      { kind: 'page-break' },
      ...people,
      ...risks,
      ...governance,
      ...statements,
    ],
  };
}

const twoYears: Column[] = [
  { header: '€ million', share: 0.6 },
  { header: '2025', share: 0.2, align: 'right' },
  { header: '2024', share: 0.2, align: 'right' },
];

const row = (...cells: string[]): Row => ({ cells });
const total = (...cells: string[]): Row => ({ cells, style: 'total' });
const section = (name: string): Row => ({ cells: [name], style: 'section' });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const heading = (text: string): Block => ({ kind: 'heading', text });

const atAGlance: Block[] = [
  {
    kind: 'figures',
    items: [
      { value: '€184.6m', label: 'Revenue (2024: €171.2m)' },
      { value: '14.9%', label: 'Operating margin (13.1%)' },
      { value: '€6.5m', label: 'Net debt (€21.2m)' },
      { value: '1,048', label: 'Employees (1,011)' },
    ],
  },
  {
    kind: 'paragraph',
    style: 'lead',
    text: 'Brightwater develops and makes instruments that measure the quality of water, in the laboratory, in the pipe and in the river. Utilities, food producers and public authorities in 62 countries rely on them.',
  },
];

const chairsLetter: Block[] = [
  heading('Letter from the chair'),
  paragraph('Dear shareholders,'),
  paragraph(
    'In 2025 Brightwater grew in each of its three segments and in every region. Revenue rose by 7.8 per cent to €184.6 million, operating profit by 22.2 per cent to €27.5 million. We reduced net debt from €21.2 million to €6.5 million and still spent more on research and development than ever before.',
  ),
  paragraph(
    'The year’s most important event was the launch of Clarion, our first analyser that finds perfluorinated compounds in drinking water within an hour and without a laboratory. By the end of December 214 Clarion units had been delivered to 37 utilities. The limits for these compounds that apply in the European Union from January 2026 have made the question urgent for many of our customers.',
  ),
  paragraph(
    'Not everything went well. The new plant in Gdynia started five months later than planned, because a supplier of clean-room equipment became insolvent. The delay cost us €1.8 million in expedited freight and overtime. Production there began in September and has run at the planned volume since November.',
  ),
  paragraph(
    'The board proposes a dividend of €0.18 a share, three cents more than last year. I thank our employees for a year of hard work, and you for your confidence.',
  ),
  paragraph('**Margarethe Lindqvist**, chair of the board'),
];

const business: Block[] = [
  heading('Our business'),
  paragraph(
    'We report in three segments. **Water Analysis** sells laboratory and portable analysers with their reagents. **Process Sensors** sells probes that stay in the pipe or tank and report every second. **Services** calibrates, repairs and, increasingly, operates instruments on behalf of customers.',
  ),
  {
    kind: 'table',
    caption: 'Revenue by segment',
    columns: [
      { header: '€ million', share: 0.4 },
      { header: '2025', share: 0.2, align: 'right' },
      { header: '2024', share: 0.2, align: 'right' },
      { header: 'Change', share: 0.2, align: 'right' },
    ],
    rows: [
      row('Water Analysis', '92.4', '84.9', '8.8%'),
      row('Process Sensors', '58.7', '56.3', '4.3%'),
      row('Services', '33.5', '30.0', '11.7%'),
      total('Group', '184.6', '171.2', '7.8%'),
    ],
  },
  heading('Water Analysis'),
  paragraph(
    'Revenue rose by 8.8 per cent to €92.4 million. Clarion contributed €9.1 million in its first eight months. Reagents, which customers buy again and again, made up 41 per cent of the segment’s revenue (2024: 43 per cent); the share fell because instrument sales grew faster. Orders in hand at the end of the year stood at €31.2 million, against €22.7 million a year before.',
  ),
  heading('Process Sensors'),
  paragraph(
    'Revenue rose by 4.3 per cent to €58.7 million. Demand from food and beverage producers was strong, while two large desalination projects in the Gulf were postponed to 2026. We discontinued the S2 line of conductivity probes, which had brought in €1.4 million in 2024.',
  ),
  heading('Services'),
  paragraph(
    'Revenue rose by 11.7 per cent to €33.5 million. At the end of the year 3,180 instruments were under a service contract (2024: 2,740), and 94 per cent of the contracts that ended in 2025 were renewed.',
  ),
  {
    kind: 'table',
    caption: 'Revenue by region',
    columns: [
      { header: '€ million', share: 0.4 },
      { header: '2025', share: 0.2, align: 'right' },
      { header: '2024', share: 0.2, align: 'right' },
      { header: 'Share 2025', share: 0.2, align: 'right' },
    ],
    rows: [
      row('Germany', '48.2', '46.9', '26.1%'),
      row('Rest of Europe', '61.5', '57.8', '33.3%'),
      row('North America', '44.7', '39.6', '24.2%'),
      row('Asia-Pacific', '23.9', '20.7', '12.9%'),
      row('Rest of the world', '6.3', '6.2', '3.4%'),
      total('Group', '184.6', '171.2', '100.0%'),
    ],
    note: 'By the location of the customer. Shares are rounded and may not add up.',
  },
  paragraph(
    'No single customer accounted for more than 6 per cent of revenue. The ten largest customers together accounted for 27 per cent (2024: 29 per cent).',
  ),
];

const financialReview: Block[] = [
  heading('Financial review'),
  paragraph(
    'The gross margin improved from 44.3 to 45.1 per cent. Higher volumes in Water Analysis and lower prices for optical components outweighed the cost of the late start in Gdynia. Research and development cost €19.4 million, or 10.5 per cent of revenue, all of it charged to the income statement as it arose.',
  ),
  paragraph(
    'Operating profit reached €27.5 million (2024: €22.5 million). Net finance costs fell to €2.3 million, because we repaid €6.0 million of the bank loan ahead of schedule. The tax rate was 25.8 per cent, against 26.1 per cent the year before. Profit for the year was €18.7 million, or €0.44 a share.',
  ),
  paragraph(
    'Operating activities brought in €33.9 million. We invested €12.4 million, of which €7.1 million went to the plant in Gdynia. Inventories fell by €3.6 million, as safety stocks built up during the shortage of semiconductors were used.',
  ),
  heading('Outlook for 2026'),
  paragraph(
    'We expect revenue to grow by 6 to 9 per cent and the operating margin to lie between 15 and 16 per cent. We plan to invest about €14 million. The outlook assumes an exchange rate of 1.10 US dollars to the euro; a change of five cents would move operating profit by about €0.9 million.',
  ),
];

const research: Block[] = [
  heading('Research and development'),
  paragraph(
    'We employ 214 people in research and development, most of them in Heidelberg and in Gothenburg. They work on three questions: how to find more substances with one instrument, how to do so without a laboratory, and how to let an instrument look after itself.',
  ),
  paragraph(
    'Clarion is the first result of the second question. The next version, which also measures nitrate and glyphosate, is planned for the second half of 2026. In 2025 we filed 19 patents (2024: 14); at the end of the year we held 163.',
  ),
  {
    kind: 'table',
    caption: 'Spending on research and development',
    columns: twoYears,
    rows: [
      row('New instruments', '11.3', '10.2'),
      row('Improvement of existing instruments', '5.2', '5.3'),
      row('Software', '2.9', '2.6'),
      total('Total', '19.4', '18.1'),
    ],
  },
  heading('Environment'),
  paragraph(
    'Our own emissions fell by 12 per cent to 3,940 tonnes of carbon dioxide, chiefly because the plant in Heidelberg has been heated without gas since March. Of the instruments that customers returned, 71 per cent were repaired and sold again. We aim at 2,500 tonnes in 2028.',
  ),
];

const people: Block[] = [
  heading('People'),
  paragraph(
    'At the end of the year 1,048 people worked at Brightwater, 37 more than a year before. Of these 31 per cent were women, as were 28 per cent of managers. Employees left at a rate of 6.9 per cent (2024: 8.3 per cent). There were 2.1 accidents with lost time for each million hours worked, after 2.8 in 2024.',
  ),
  {
    kind: 'table',
    caption: 'Employees at the end of the year',
    columns: [
      { header: 'Function', share: 0.6 },
      { header: '2025', share: 0.2, align: 'right' },
      { header: '2024', share: 0.2, align: 'right' },
    ],
    rows: [
      row('Research and development', '214', '203'),
      row('Production', '471', '462'),
      row('Sales and service', '268', '255'),
      row('Administration', '95', '91'),
      total('Total', '1,048', '1,011'),
    ],
  },
];

const risks: Block[] = [
  heading('Principal risks'),
  paragraph(
    '**Dependence on single suppliers.** Two optical components of Clarion come from one supplier in Japan. We hold stocks for five months and are qualifying a second source, which should be ready by September 2026.',
  ),
  paragraph(
    '**Regulation.** Our growth depends in part on limits for pollutants. If limits are postponed, customers postpone orders. About 22 per cent of our revenue comes from instruments bought to meet a new limit.',
  ),
  paragraph(
    '**Currency.** We earn 24 per cent of our revenue in North America but have few costs there. We hedge 70 per cent of the expected dollar surplus of the next twelve months.',
  ),
  paragraph(
    '**Cyber security.** More instruments are connected than ever before. In 2025 an outside firm attacked our products on our behalf and found three weaknesses, none of them critical; all were closed within 30 days.',
  ),
];

const governance: Block[] = [
  heading('Board and governance'),
  paragraph(
    'The board has seven members, five of them independent, and met nine times in 2025. Attendance was 97 per cent. The audit committee, chaired by Tomasz Wilk, met five times. In May the annual meeting elected Priya Raman to the board; Johan Ek retired after nine years.',
  ),
  paragraph(
    'The auditor, Harrow & Stein LLP, has held office since 2021. Its fee for 2025 was €0.4 million. It did no other work for the group.',
  ),
];

const statements: Block[] = [
  { kind: 'page-break' },
  heading('Consolidated financial statements'),
  {
    kind: 'table',
    caption: 'Income statement',
    columns: twoYears,
    rows: [
      row('Revenue', '184.6', '171.2'),
      row('Cost of sales', '(101.3)', '(95.4)'),
      total('Gross profit', '83.3', '75.8'),
      row('Research and development', '(19.4)', '(18.1)'),
      row('Sales and marketing', '(22.7)', '(21.6)'),
      row('Administration', '(14.6)', '(14.2)'),
      row('Other income', '0.9', '0.6'),
      total('Operating profit', '27.5', '22.5'),
      row('Net finance costs', '(2.3)', '(2.6)'),
      row('Profit before tax', '25.2', '19.9'),
      row('Income tax', '(6.5)', '(5.2)'),
      total('Profit for the year', '18.7', '14.7'),
      row('Earnings per share (€)', '0.44', '0.35'),
      row('Dividend per share (€)', '0.18', '0.15'),
    ],
    note: 'Earnings per share are based on 42.5 million shares in both years. The dividend for 2025 is proposed.',
  },
  {
    kind: 'table',
    caption: 'Cash flow statement',
    columns: twoYears,
    rows: [
      row('Cash flow from operating activities', '33.9', '27.1'),
      row('Investments in plant and equipment', '(12.4)', '(11.2)'),
      row('Repayment of borrowings', '(6.0)', '(4.0)'),
      row('Dividends paid', '(6.4)', '(5.5)'),
      row('Effect of exchange rates', '(0.4)', '(0.3)'),
      total('Change in cash', '8.7', '6.1'),
      row('Cash at the beginning of the year', '22.8', '16.7'),
      total('Cash at the end of the year', '31.5', '22.8'),
    ],
  },
  { kind: 'page-break' },
  {
    kind: 'table',
    caption: 'Balance sheet at 31 December',
    columns: twoYears,
    rows: [
      section('Assets'),
      row('Goodwill and other intangible assets', '38.6', '40.2'),
      row('Property, plant and equipment', '52.9', '49.7'),
      row('Other non-current assets', '6.1', '5.8'),
      row('Inventories', '29.8', '33.4'),
      row('Trade receivables', '34.2', '32.1'),
      row('Cash', '31.5', '22.8'),
      total('Total assets', '193.1', '184.0'),
      section('Equity and liabilities'),
      row('Equity', '112.4', '100.1'),
      row('Borrowings', '38.0', '44.0'),
      row('Other non-current liabilities', '11.9', '11.6'),
      row('Trade and other payables', '30.8', '28.3'),
      total('Total equity and liabilities', '193.1', '184.0'),
    ],
  },
  {
    kind: 'table',
    caption: 'Five years in figures',
    columns: [
      { header: '€ million', share: 0.35 },
      ...['2025', '2024', '2023', '2022', '2021'].map(
        (header): Column => ({ header, share: 0.13, align: 'right' }),
      ),
    ],
    rows: [
      row('Revenue', '184.6', '171.2', '160.3', '149.0', '138.2'),
      row('Operating profit', '27.5', '22.5', '20.2', '17.4', '15.1'),
      row('Operating margin', '14.9%', '13.1%', '12.6%', '11.7%', '10.9%'),
      row('Profit for the year', '18.7', '14.7', '13.3', '11.2', '9.6'),
      row('Net debt', '6.5', '21.2', '31.3', '36.5', '41.8'),
      row('Dividend per share (€)', '0.18', '0.15', '0.13', '0.11', '0.09'),
      row('Employees', '1,048', '1,011', '958', '905', '862'),
    ],
  },
  heading('Notes'),
  paragraph(
    '**1. Borrowings.** The bank loan of €38.0 million falls due in June 2029 and bears interest at 1.6 per cent above the three-month Euribor. Net debt may not exceed two and a half times operating profit before depreciation; at the end of the year it was 0.2 times.',
  ),
  paragraph(
    '**2. Contingent liabilities.** A competitor claims that the flow cell of Clarion infringes one of its patents and asks for damages of €3.5 million. The board, advised by outside counsel, considers the claim unfounded and has made no provision. A hearing is set for October 2026.',
  ),
  paragraph(
    '**3. Events after the end of the year.** On 4 February 2026 the group agreed to buy Fjordmetrics AS, a Norwegian maker of buoys with 46 employees, for €11.5 million in cash. The purchase is expected to be completed in the second quarter.',
  ),
  {
    kind: 'paragraph',
    style: 'small',
    text: 'Brightwater Instruments plc, its people and its figures are invented. This report comes with the product as a document to try.',
  },
];
