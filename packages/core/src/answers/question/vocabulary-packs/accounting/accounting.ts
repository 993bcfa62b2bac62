import type { VocabularyPack } from '../vocabulary-pack.ts';

/**
 * General accounting vocabulary: what readers say, and what statements print for it. Readers ask for "capex"; the cash
 * flow statement says "Purchases of property, plant and equipment". Whole words, lower case, `&` kept.
 */
const ENTRIES: readonly (readonly [asked: string, printed: string])[] = [
  [
    'capex|capital expenditure|capital expenditures|capital spending',
    'purchases of property plant and equipment|additions to property plant and equipment|capital expenditures|payments for property',
  ],
  ['ppe|pp&e|ppne|pp e|fixed assets', 'property plant and equipment net'],
  ['revenue|revenues|sales|turnover|top line', 'net sales|net revenues|total revenues|revenue'],
  [
    'net income|profit|net profit|earnings|bottom line',
    'net income|net earnings|net income attributable|profit for the year',
  ],
  [
    'cogs|cost of goods sold|cost of sales|cost of revenue',
    'cost of sales|cost of goods sold|cost of products sold|cost of revenue',
  ],
  [
    'operating income|operating profit|ebit|operating margin',
    'income from operations|operating income|operating profit',
  ],
  ['ebitda', 'depreciation and amortization|operating income'],
  ['d&a|depreciation and amortization|depreciation', 'depreciation and amortization'],
  ['accounts receivable|receivables|dso', 'accounts receivable net|trade receivables'],
  ['accounts payable|payables|dpo', 'accounts payable|trade payables'],
  ['inventory|inventories|dio|inventory turnover', 'inventories'],
  ['working capital', 'total current assets|total current liabilities'],
  [
    'quick ratio|current ratio|liquidity',
    'total current assets|total current liabilities|cash and cash equivalents|marketable securities',
  ],
  ['debt|leverage|borrowings', 'long term debt|short term debt|notes payable|borrowings'],
  ['dividend|dividends|payout ratio', 'dividends paid|cash dividends'],
  [
    'share repurchase|share repurchases|buyback|buybacks',
    'repurchases of common stock|purchase of treasury stock|share repurchases',
  ],
  [
    'operating cash flow|cash from operations|cash flow from operations',
    'net cash provided by operating activities',
  ],
  ['free cash flow|free cashflow|fcf', 'net cash provided by operating activities|capital expenditures'],
  ['gross margin|gross profit', 'gross profit|gross margin|cost of sales'],
  ['tax rate|effective tax rate', 'provision for income taxes|income before income taxes|effective tax rate'],
  ['interest coverage', 'interest expense|operating income'],
  ['total assets|asset turnover|return on assets|roa', 'total assets'],
  ['equity|return on equity|roe', 'total stockholders equity|shareholders equity'],
  ['r&d', 'research and development'],
  ['sg&a', 'selling general and administrative'],
  ['eps', 'earnings per share diluted|earnings per share basic'],
  [
    'balance sheet|statement of financial position',
    'consolidated balance sheets|total assets|total liabilities',
  ],
  [
    'income statement|p&l|profit and loss|statement of income|statement of operations|statement of earnings',
    'consolidated statements of income|consolidated statements of operations|consolidated statements of earnings',
  ],
  [
    'cash flow statement|statement of cash flows',
    'consolidated statements of cash flows|net cash provided by operating activities',
  ],
  [
    'employees|headcount|workforce|staff|people work|people worked|people employed',
    'employees|number of employees|workforce',
  ],
  ['lawsuit|lawsuits|legal|litigation', 'legal proceedings|litigation'],
  ['ceo', 'chief executive officer'],
  ['cfo', 'chief financial officer'],
  ['acquisition|acquisitions|m&a', 'acquisitions|business combinations'],
  [
    'geography|geographies|region|regions|country|countries|non us|non u s|overseas|abroad',
    'geographic|north america|europe|asia|united states|other countries',
  ],
  ['segment|segments|business line|business lines', 'segment|segments|reportable segments'],
  ['risk|risks', 'risk factors'],
];

/** For annual and quarterly reports in English. */
export const accounting: VocabularyPack = {
  name: 'accounting',
  language: 'en',
  synonyms: ENTRIES.map(([asked, printed]) => ({ asked: asked.split('|'), printed: printed.split('|') })),
  quantities: ['ratio', 'margin', 'growth', 'usd'],
  wordings: [
    { asked: 'total revenues?', written: 'total net sales', where: 'net sales', unless: 'total revenues?' },
    // Where reports speak of "the" earnings per share, they mean the diluted ones.
    {
      asked: '(?<!(?:diluted|basic) )earnings per share',
      written: 'diluted earnings per share',
      where: 'diluted',
    },
    {
      asked: '(?<!(?:diluted|basic) )(?:net )?(?:income|profit) per share',
      written: 'diluted earnings per share',
      where: 'earnings per share',
      unless: '(?:net )?(?:income|profit) per (?:common )?share',
    },
    {
      asked:
        'how many employees (?:does|did|do) (?:the company|it|they|we) have|how many employees (?:are|were) there',
      written: 'how many people were employed',
      told: 'people employed',
      where: 'employed (?:(?:approximately|about|some|over|more than) )?\\p{N}[\\p{N},.]*',
      unless: '(?:total|number of) employees',
    },
  ],
};
