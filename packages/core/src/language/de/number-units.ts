const ONES = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** German writes numbers below a million as one word: numbers from 2 to 999, and whole thousands: more in one word is hardly ever written. */
export function germanUnits(): Map<string, number> {
  const below = ['', ...ONES.slice(1), ...TEENS];
  for (const tens of TENS) for (const one of ONES) below.push(one === '' ? tens : `${one}und${tens}`);
  const all = new Map<string, number>();
  below.forEach((word, value) => {
    if (value > 1) {
      all.set(word, value);
      all.set(`${word}tausend`, value * 1000);
    }
    for (let hundreds = 1; hundreds < ONES.length; hundreds++) {
      const number = hundreds * 100 + value;
      const last = value === 1 ? 'eins' : word;
      all.set(`${ONES[hundreds]}hundert${last}`, number);
      if (hundreds === 1) all.set(`hundert${last}`, number);
      if (value === 0) all.set(`${ONES[hundreds]}hunderttausend`, number * 1000);
    }
  });
  all.set('hunderttausend', 100_000);
  all.set('eintausend', 1000);
  // As Switzerland writes it.
  for (const [word, value] of all) if (word.includes('ß')) all.set(word.replaceAll('ß', 'ss'), value);
  return all;
}
