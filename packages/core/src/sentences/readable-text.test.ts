import { expect, test } from 'vitest';
import { locateQuote } from '#quotes/locate-quote.ts';
import { readableText } from './readable-text.ts';

const READ: readonly (readonly [string, string])[] = [
  ['for our cus-\ntomers and', 'for our customers and'],
  ['the long-\nterm debt', 'the long-term debt'],
  ['seine Daten auf Bandlauf-\nwerke schreiben', 'seine Daten auf Bandlaufwerke schreiben'],
  ['das GNU-\nProjekt und', 'das GNU-Projekt und'],
  ['die Ein-\nund Ausgabe', 'die Ein- und Ausgabe'],
  ['an eﬃcient co\u00adoperation', 'an efficient cooperation'],
  ['was approximately 140,800 . As of', 'was approximately 140,800. As of'],
  ['the DoD ( U.S. DoD ) and $288\nmillion , net', 'the DoD (U.S. DoD) and $288 million, net'],
  ['edit the .bashrc of Debian', 'edit the .bashrc of Debian'],
  ['黑豹队的防\n守丢了308分', '黑豹队的防守丢了308分'],
  ['Total  of\tcosts', 'Total of costs'],
  ['the “Company’s”\nsales – all\tof them', 'the “Company’s” sales – all of them'],
  ['cash and equiva–\nlents', 'cash and equiva–lents'],
];

test.each(READ)('%j is read as %j', (raw, expected) => {
  expect(readableText(raw)).toBe(expected);
});

test.each(READ)('%j is found on its page as it is read', (raw) => {
  const page = `Before it: ${raw} and behind it.`;
  const range = locateQuote(page, readableText(raw));
  expect(page.slice(range?.start, range?.end)).toBe(raw);
});

test('whether a hyphen belongs to its word is told by the rest of the page', () => {
  expect(readableText('a mixed-\nmode approach', 'The mixed-mode approach')).toBe('a mixed-mode approach');
  expect(readableText('called Trace-\nMonkey', 'TraceMonkey is fast')).toBe('called TraceMonkey');
});
