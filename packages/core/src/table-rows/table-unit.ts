import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';

export type Scale = 'thousand' | 'million' | 'billion';

/** What the figures of a table are counted in, as its head, title or note says. */
export interface TableUnit {
  /** As printed, without brackets: "in millions, except per share". */
  readonly text: string;
  /** A sign, or an ISO code where that is printed. */
  readonly currency?: string;
  readonly scale?: Scale;
  readonly isPercent?: boolean;
  /** What is said behind a figure in the table's own language: "Mio. EUR", "百万円". */
  readonly suffix?: string;
  /** The scale alone, for a figure that has its sign of currency: "Mio.". */
  readonly scaleText?: string;
  /** Of numbers of shares, where that is another: "dollars in millions and shares in thousands". */
  readonly sharesScale?: Scale;
  /** Said of numbers of shares only. */
  readonly isOfShares?: boolean;
  readonly span?: TextRange;
}

interface ScaleWord {
  readonly scale?: Scale;
  readonly pattern: string;
  /** Said instead of a declined form. */
  readonly said?: string;
}

/** Longer forms first: "miles de millones" are no thousands. */
const SCALES: readonly ScaleWord[] = [
  {
    scale: 'billion',
    pattern: String.raw`miles de millones|mil millones|mil milhões|billions?|bn|Mrd\.?|Milliarden|milliards?|bilhões|млрд\.?|mld|十亿|十億|مليار(?:ات)?|अरब`,
  },
  { scale: 'billion', pattern: String.raw`миллиард(?:ах|ов|ы)`, said: 'млрд' },
  { scale: 'billion', pattern: String.raw`miliard(?:ach|ów|y)`, said: 'mld' },
  { scale: 'billion', pattern: String.raw`ب?ا?ل?مليارات`, said: 'مليار' },
  {
    scale: 'million',
    pattern: String.raw`millions?|Mio\.?|Millionen|millones|milhões|mln\.?|млн\.?|百万|百萬|मिलियन|مليون`,
  },
  { scale: 'million', pattern: String.raw`миллион(?:ах|ов|ы)`, said: 'млн' },
  { scale: 'million', pattern: String.raw`milion(?:ach|ów|y)`, said: 'mln' },
  { scale: 'million', pattern: String.raw`ب?ا?ل?ملايين`, said: 'مليون' },
  {
    scale: 'thousand',
    pattern: String.raw`thousands?|000'?s|'000s?|Tsd\.?|Tausend|milliers|miles|milhares|mil|тыс\.?|tys\.?|千(?=[元円港美])|हज़ार|हजार|ألف`,
  },
  { scale: 'thousand', pattern: String.raw`тысяч(?:ах|и)?`, said: 'тыс.' },
  { scale: 'thousand', pattern: String.raw`tysiąc(?:ach|e)`, said: 'tys.' },
  { scale: 'thousand', pattern: String.raw`ب?ا?ل?آلاف`, said: 'ألف' },
  { pattern: String.raw`[万萬亿億](?=[元円美港])|करोड़|लाख|crores?|lakhs?` },
];
/** One word for scale and currency. */
const SHORT: readonly { readonly pattern: RegExp; readonly scale: Scale; readonly currency: string }[] = [
  { pattern: /(?<![\p{L}\p{Nd}])(?:TEUR|T€|k€|€\s?k)(?!\p{L})/u, scale: 'thousand', currency: '€' },
  { pattern: /(?<![\p{L}\p{Nd}])(?:M€|€\s?m|€\s?mn)(?!\p{L})/u, scale: 'million', currency: '€' },
  { pattern: /(?<![\p{L}\p{Nd}])(?:Md€|€\s?bn)(?!\p{L})/u, scale: 'billion', currency: '€' },
  { pattern: /(?<![\p{L}\p{Nd}])\$\s?(?:m|mm|mn|MM|M)(?!\p{L})/u, scale: 'million', currency: '$' },
  { pattern: /(?<![\p{L}\p{Nd}])£\s?m(?:n)?(?!\p{L})/u, scale: 'million', currency: '£' },
  {
    pattern: /(?<![\p{L}\p{Nd}])(?:\$\s?k|\$\s?'?000s?)(?![\p{L}\p{Nd}])/u,
    scale: 'thousand',
    currency: '$',
  },
  { pattern: /(?<![\p{L}\p{Nd}])£\s?'?000s?(?![\p{L}\p{Nd}])/u, scale: 'thousand', currency: '£' },
  { pattern: /(?<![\p{L}\p{Nd}])€\s?'?000s?(?![\p{L}\p{Nd}])/u, scale: 'thousand', currency: '€' },
];
/** "USDm": the code is the currency. */
const CODE_AND_SCALE =
  /(?<![\p{L}\p{Nd}])(USD|EUR|GBP|CHF|SEK|NOK|DKK|AUD|CAD|JPY|RMB)\s?(m|mn|bn|k)(?!\p{L})/u;
const CURRENCIES: readonly { readonly pattern: RegExp; readonly currency: string }[] = [
  { pattern: /R\$|(?<!\p{L})reais/iu, currency: 'R$' },
  { pattern: /HK\$|港元|港币/u, currency: 'HK$' },
  {
    pattern:
      /\$|\bU\.?S\.? ?dollars?|dollars?|dólares|доллар\p{L}*|долл\.?|dolar\p{L}*|美元|ドル|دولار|الدولارات|डॉलर/iu,
    currency: '$',
  },
  { pattern: /€|(?<!\p{L})euros?(?!\p{L})|евро|欧元|ユーロ|يورو|यूरो/iu, currency: '€' },
  { pattern: /£|pounds? sterling/iu, currency: '£' },
  { pattern: /₹|(?<!\p{L})Rs\.?(?!\p{L})|rupees?|रुपये|रुपए/iu, currency: '₹' },
  { pattern: /₽|руб(?:\.|л\p{L}*)/iu, currency: '₽' },
  { pattern: /zł(?:otych)?(?!\p{L})/iu, currency: 'zł' },
  { pattern: /円|元|¥|￥|\byen\b|yuan/iu, currency: '¥' },
  { pattern: /(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|BRL|PLN|RUB|SAR|AED)(?!\p{L})/u, currency: '' },
];
const PERCENT =
  /^(?:in|en|em|w|в)?\s*(?:%|％|٪|percent|per cent|Prozent|pourcentage|porcentaje|percentagem|процентах|procentach)$/iu;
const BEFORE = String.raw`(?:^|[(（\[:：;,$€£₹\s]|d['’])(?:in|en|em|w|в|por|valores em|Beträge in|Angaben in|单位|單位|単位|[$€£₹]|US\$|R\$|dollars|amounts|unaudited|人民币|人民幣|[A-Z]{3})?[\s:：;,']*`;
const SCALE_SOURCES = SCALES.map(
  ({ pattern }) =>
    new RegExp(
      `(?:${BEFORE}|[单單単]位[：:]\\s*(?:人民币|人民幣)?|ال)(${pattern})(?![\\p{L}\\p{Nd}](?<![元円港美]))`,
      'iu',
    ),
);
const BRACKETED = /[(（[]([^()（）[\]]{1,120})[)）\]]/gu;
const LONGEST_BARE = 70;
const ZEROS = /'?000'?s?/g;
/** "2019 €m": a time with its unit. */
const TIME_BEFORE = /^.{0,40}(?<!\d)(?:19|20)\d\d\s+(?=[$€£¥₹\p{Lu}])/u;
const SIGN_AND_SCALE =
  /^(?:(?:US|HK|[ACRS])?[$€£¥₹]|USD|EUR|GBP|CHF|SEK|NOK|DKK|AUD|CAD|JPY|RMB)\s?'?(?:mm?|mn|M|bn|k|000s?|millions?|billions?|thousands?)$/u;
const OF_SHARES =
  /(?<!(?:dollars?|\$|amounts?)\sand\s(?:\p{L}+\sand\s)?)\b(?:shares?|options|units)(?:\sand\s(?:shares|options|units))?\s(?:(?:are|amounts)\s)?in\s(thousand|million|'?000)/iu;

/**
 * The unit that a text states: anywhere in brackets, and in a head or title also without them ("Dollars in millions"),
 * when there is hardly anything else. `prose` is the sentence before a table: "… as follows (in millions):".
 */
export function findUnit(printed: string, source: 'label' | 'head' | 'prose', offset = 0): TableUnit | null {
  if (printed.length > 400) return null;
  const text = printed.replace(/[‘’]/gu, "'");
  for (const match of text.matchAll(BRACKETED)) {
    const unit = readUnit(match[1] ?? '', offset + match.index + 1);
    if (unit) return unit;
  }
  if (source === 'label') return null;
  if (source === 'head' && text.length <= LONGEST_BARE) {
    const bare = text.replace(TIME_BEFORE, '');
    if (SIGN_AND_SCALE.test(bare)) return readUnit(bare, offset + text.length - bare.length);
    if (!/\d/.test(text.replace(ZEROS, ''))) return isAllUnit(text) ? readUnit(text, offset) : null;
  }
  const said =
    /(?:^|\s)((?:in|en|em|w|в)\s(?:U\.?S\.?\s)?(?:dollars?\s)?(?:thousands|millions|billions|Mio\.?|Mrd\.?|Tsd\.?|Millionen|Milliarden|Tausend|milliers|milliards|millones|miles|milhões|milhares|млн|тыс|mln|tys)\.?(?:\s(?:of|de|d['’])?\s?(?:U\.?S\.?\s)?(?:dollars|euros?|EUR|€|pesos|reais|dólares|руб\.?|zł|PLN))?)/iu.exec(
      text,
    );
  return said ? readUnit(said[1] ?? '', offset + said.index + said[0].length - (said[1] ?? '').length) : null;
}

/** A head or title that is a unit and nothing else. */
function isAllUnit(text: string): boolean {
  if (PERCENT.test(text)) return /\s/.test(text);
  if (
    /^[单單単]位|^(?:in|en|em|w|в|unaudited|dollars|amounts|(?:all\s)?(?:figures|amounts|numbers)(?:\sare)?\sin|U\.?S\.? dollars|U\.?S\.?\s?\$|HK\$|Rs\.?|millions of|thousands of|Angaben|Beträge|valores|\$|€|£|₹|US\$|R\$|EUR|USD|RMB|人民币)(?![\p{L}])/iu.test(
      text,
    )
  )
    return true;
  return (
    text.split(/\s+/).length <= 3 &&
    /(?:thousands|millions|billions|Mio\.?|Mrd\.?|Tsd\.?|млн|тыс|mln|tys|百万[元円]|千[元円]|TEUR|T€|[MKk]€)/u.test(
      text,
    ) &&
    !/[:]$/.test(text)
  );
}

function readUnit(raw: string, offset: number): TableUnit | null {
  const text = collapseSpace(raw);
  const span = { start: offset, end: offset + raw.length };
  if (PERCENT.test(text)) return { text, isPercent: true, span };
  if (/\p{Nd}/u.test(text.replace(ZEROS, ''))) return null;
  const ofShares = OF_SHARES.exec(text);
  for (const { pattern, scale, currency } of SHORT) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { text, scale, currency, suffix: found, span };
  }
  const [coded, code, letter] = CODE_AND_SCALE.exec(text) ?? [];
  if (coded !== undefined && code !== undefined) {
    const scale = letter === 'k' ? 'thousand' : letter === 'bn' ? 'billion' : 'million';
    return { text, scale, currency: code, suffix: coded, span };
  }
  for (const [at, pattern] of SCALE_SOURCES.entries()) {
    const match = pattern.exec(text);
    const word = SCALES[at];
    if (match === null || word === undefined) continue;
    const printed = match[1] ?? '';
    const currency = currencyOf(text);
    const scaleText = word.said ?? printed;
    const behind = text.slice(match.index + match[0].length);
    const isOfShares = ofShares !== null && text.search(new RegExp(word.pattern, 'iu')) >= ofShares.index;
    return {
      text,
      ...(ofShares?.[1] !== undefined && { sharesScale: scaleOfShares(ofShares[1]), isOfShares }),
      ...(word.scale && { scale: word.scale }),
      ...(currency && { currency }),
      suffix: scaleText + currencyWords(behind),
      scaleText,
      span,
    };
  }
  const currency = currencyOf(text);
  const isCurrency =
    currency !== undefined &&
    text.length <= 16 &&
    /^(?:in|en|em|w|в|单位|單位|単位)?[\s:：]*\S+(?:\s?\p{L}+)?$/iu.test(text);
  return isCurrency && /^(?:in|en|em|w|в|单位|單位|単位)/iu.test(text) ? { text, currency, span } : null;
}

const scaleOfShares = (word: string): Scale => (/million/iu.test(word) ? 'million' : 'thousand');

/** What stands between the scale and the end of the currency: " of euros", "元". */
function currencyWords(behind: string): string {
  return (
    /^(?:\s?(?:of|de|d['’])?\s?(?:U\.?S\.?\s)?(?:[$€£₹₽]|(?:EUR|USD|GBP|CHF|JPY|RMB|PLN|RUB)(?!\p{L})|euros?|dollars?|dólares|pesos|reais|руб(?:\.|л\p{L}*)?|долл\p{L}*\.?(?:\sСША)?|zł(?:otych)?|rupees|रुपये|[元円]|美元|港元|ドル))/iu.exec(
      behind,
    )?.[0] ?? ''
  );
}

function currencyOf(text: string): string | undefined {
  for (const { pattern, currency } of CURRENCIES) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return currency || found;
  }
  return undefined;
}
