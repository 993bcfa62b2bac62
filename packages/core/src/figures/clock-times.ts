import { remembering, rememberingByKey } from '#text/remember.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';

const HOUR = String.raw`(?<![\p{Nd}.,:])(?:[01]?\p{Nd}|2[0-4])`;
const MINUTES = String.raw`[0-5]\p{Nd}(?![\p{Nd}.,:]?\p{Nd})`;
/** "7.00 to 19.00": two of them tell a time from an amount. */
const FROM_TO = String.raw`${HOUR}\.${MINUTES}\s?(?:[-–—]|\p{L}{1,3})\s?(?:[01]?\p{Nd}|2[0-4])\.${MINUTES}(?!\s?[%€$£])`;

/** What stands behind an hour in a language by Unicode's data: "Uhr", "h", "時". */
function hourSigns(language: string): string[] {
  return new Intl.DateTimeFormat(language, { hour: 'numeric' })
    .formatToParts(new Date(0))
    .filter(({ type, value }) => type === 'literal' && value.trim() !== '')
    .map(({ value }) => value.trim());
}

const clockTime = rememberingByKey((language: string) => {
  const behind = [String.raw`[ap]\.m\.|[ap]m`, ...hourSigns(language)].join('|');
  const [starts, ends] = isUnspaced(language) ? ['', ''] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
  return new RegExp(
    `${starts}(?:${FROM_TO}|${HOUR}:${MINUTES}|${HOUR}(?:[.:]${MINUTES})?\\s?(?:${behind})(?:${MINUTES}|${ends}))`,
    'giu',
  );
});

/** Times of the day in a text: "8:30", "9 a.m.", "18 Uhr", "7.00 to 19.00" as one. UTF-16 offsets, in order. */
export const findClockTimes: (text: string, language: string) => readonly TextRange[] = remembering(
  (text, language) => rangesOf(text, clockTime(language)),
);
