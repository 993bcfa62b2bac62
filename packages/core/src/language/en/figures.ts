import type { FigureWords } from '../parts/figures.ts';

export const figures: FigureWords = {
  months:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  shortMonths: 'jan feb mar apr - jun jul aug sep|sept oct nov dec',
  ordinalDays:
    /(?<=\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s)(\d{1,2})(?:st|nd|rd|th)\b|\b(\d{1,2})(?:st|nd|rd|th)(?=\s(?:of\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/giu,
  numberWords: {
    units: `2 two|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|11 eleven|12 twelve|13 thirteen|14 fourteen|15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|90 ninety`,
    multipliers: '100 hundred|1000 thousand',
    scales: '1e6 million|1e9 billion|1e12 trillion',
    join: 'and',
    weak: '1 one',
    counted: 'hour day week month quarter year percent',
  },
  moreNumberWords: 'one dozen',
  joinsNumbers: 'and',
  ordinals:
    'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  ordinalFigures: /(?<![\p{L}\p{N}.,])(\d{1,3})(?:st|nd|rd|th)(?![\p{L}\p{N}])/giu,
  referenceBefore: String.raw`sections?|secs?|articles?|arts?|clauses?|pages?|pp?\.|chapters?|chap|figures?|figs?|tables?|notes?|items?|exhibits?|appendix|annex|versions?|ver|release|no\.|nos\.|number|phone|telephone|tel|fax|part|step|form|rule|schedules?|paragraphs?|para|footnote|topic|asu|asc|sfas|fin|ifrs|ias|iso|rfc|room|suite|debian|linux|windows|gpl`,
  monthLocales: ['en'],
  scales: [
    ['thousand', 3],
    ['million|mn', 6],
    ['billion|bn', 9],
    ['trillion|tn', 12],
    ['lakhs?', 5],
    ['crores?', 7],
  ],
  decimal: '.',
  dateOrder: 'either',
  neverSpaced: true,
  saysAmounts: true,
  ordinal: (number) => `${number}th`,
};
