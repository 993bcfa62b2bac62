import type { TextRange } from '#text/text-range.ts';
import { onOneLine, spaced } from './value-patterns.ts';

/** An amount of money that a text names. */
export interface ReadAmount extends TextRange {
  /** As printed, on one line. */
  readonly text: string;
  /** The full number. */
  readonly value: number;
  readonly currency?: string;
  readonly scale?: 'thousand' | 'million' | 'billion';
}

const SCALES = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;
const SHORT_SCALES: Readonly<Record<string, keyof typeof SCALES>> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
};
const CURRENCY = String.raw`US ?\$|U\.S\. ?\$|CA?D? ?\$|A\$|HK\$|USD|EUR|GBP|CHF|CAD|AUD|RMB|JPY|INR|\$|€|£|¥|₹`;
const FIGURE = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`;
const SCALE = String.raw`(thousand|million|billion|mn|bn|m|k)(?!\p{L})`;
const NAMES =
  '(?:U\\.?S\\.? |United States |Canadian )?(dollars?|euros?|pounds(?: sterling)?|yuan|renminbi|rupees)';
const AMOUNT = spaced(
  String.raw`(?<![\p{L}\d./])(?:(${CURRENCY}) ?(${FIGURE})(?:[ -]?${SCALE})?|(${FIGURE}) ?(?:${SCALE} )?(?:(USD|EUR|GBP|CHF|CAD|AUD|RMB)\b|${NAMES}))`,
  'giu',
);
const SIGNS: Readonly<Record<string, string>> = {
  dollar: '$',
  euro: '€',
  pound: '£',
  yuan: 'RMB',
  renmi: 'RMB',
  rupee: 'INR',
};

/** The amounts of money that a text in English names, in their order. */
export function findMoney(text: string): ReadAmount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, sign, figure, scale, plain, plainScale, code, name] = match;
    const named = scaleOf((scale ?? plainScale)?.toLowerCase());
    const size =
      Number((figure ?? plain ?? '').replaceAll(',', '')) * (named === undefined ? 1 : SCALES[named]);
    const currency =
      sign ??
      code ??
      SIGNS[(name ?? '').toLowerCase().slice(0, 6)] ??
      SIGNS[(name ?? '').toLowerCase().slice(0, 5)];
    return {
      start: match.index,
      end: match.index + whole.length,
      text: onOneLine(whole),
      // Products of decimals with a scale end in a row of nines now and then.
      value: Math.round(size * 100) / 100,
      ...(currency !== undefined && { currency: onOneLine(currency) }),
      ...(named !== undefined && { scale: named }),
    };
  });
}

function scaleOf(word: string | undefined): keyof typeof SCALES | undefined {
  if (word === undefined) return undefined;
  return SHORT_SCALES[word] ?? (word as keyof typeof SCALES);
}
