/** Bytes as people read them: decimal units, one figure after the point from a megabyte on. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** A span of time as people say it: a figure after the point below ten seconds, minutes from a minute on. */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds < 0.1 ? '0.1' : seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

// Made once: each costs a third of a millisecond, and a list that is scrolled asks for many.
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const NUMBER = new Intl.NumberFormat('en-US');

/** The time for today, month and day within a year, else with the year. */
export function formatDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return TIME.format(date);
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR).format(date);
}

export const plural = (count: number, noun: string): string =>
  `${NUMBER.format(count)} ${noun}${count === 1 ? '' : 's'}`;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What readers take for letters: vowel signs and accents stay with the one they belong to. */
const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);
/** Signs that stand each for itself. */
const PLAIN = /^[\u0020-\u007e]*$/;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Splits a name so that its end (version and extension) can stay in view while the middle is cut.
 * Right-to-left names are never cut in the middle: their visual end is not their last letters.
 */
export function splitBeforeEnd(name: string, tail = 12): [head: string, tail: string] {
  const letters = lettersOf(name);
  if (letters.length <= tail * 2 || RIGHT_TO_LEFT.test(name)) return [name, ''];
  return [letters.slice(0, -tail).join(''), letters.slice(-tail).join('')];
}

/** A name cut in the middle to at most `most` characters, for places that take plain text only. */
export function shortenMiddle(name: string, most: number): string {
  const letters = lettersOf(name);
  if (letters.length <= most) return name;
  const end = Math.min(12, Math.floor(most / 2));
  return `${letters.slice(0, most - end - 1).join('')}…${letters.slice(-end).join('')}`;
}
