import type { ClauseFound } from '../recognise.ts';
import { findDurations, type ReadDuration, renderDuration } from './durations.ts';
import { before, behind, type ClauseWords, wordsOf } from './passage-text.ts';
import { onOneLine, spaced } from './value-patterns.ts';
import type { ReadValue, ValueContext } from './types.ts';

const READ = 2;
const LASTS = spaced(
  String.raw`(?:period (?:of|is|shall be|means)|warrant\w+[^.;]{0,80}?\bfor|for (?:a|the)|warranty (?:of|shall)|within|during (?:the|a)|guarant\w+)[^.;]{0,50}$`,
);
const NO_TERM = spaced(
  String.raw`^['’]?s?['’]?\)?,? ?(?:(?:advance|prior|written) |notice|prior|after (?:receipt of )?(?:such )?notice)`,
);
const FROM = spaced(
  String.raw`^\)?,? ?((?:from|after|following) (?:the )?(?:date of )?(?:the )?[\p{L}-]+(?: (?:of|by|to|date|the|such|each|any)(?: [\p{L}-]+)?){0,2})`,
);

const WARRANTS = /warrant|guarant/iu;
const DANGLING = /(?:\s+(?:of|the|by|to|date|such|each|any|applicable))+$/iu;

/** For how long it is warranted that something works. */
export function readWarrantyDuration(
  passages: readonly ClauseFound[],
  context: ValueContext,
): ReadValue | null {
  for (const passage of passages.slice(0, READ)) {
    const words = wordsOf(passage, context);
    const found = findDurations(words.text).filter(({ end }) => !NO_TERM.test(behind(words.text, end)));
    const lasting = found.filter(({ start }) => LASTS.test(before(words.text, start, 130)));
    const [chosen] = lasting.length > 0 ? lasting : found;
    if (chosen !== undefined && WARRANTS.test(words.text))
      return toReadValue(words, chosen, lasting.length === 1 && found.length === 1);
  }
  return null;
}

function toReadValue(words: ClauseWords, duration: ReadDuration, isOnly: boolean): ReadValue {
  const { amount, unit, end } = duration;
  const from = onOneLine(FROM.exec(behind(words.text, end, 90))?.[1] ?? '').replace(DANGLING, '');
  return {
    text: from === '' ? renderDuration(duration) : `${renderDuration(duration)} ${from}`,
    value: { type: 'duration', amount, unit, ...(from !== '' && { of: from }) },
    sure: isOnly,
    passage: words.passage,
    spans: [words.spanOf(duration)],
  };
}
