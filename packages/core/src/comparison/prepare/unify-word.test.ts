import { expect, test } from 'vitest';
import { unifyWord } from './unify-word.ts';

test.each([
  ['„', '"'],
  ['–', '-'],
  ['e\u0301', 'é'],
  ['\uFB01ve', 'five'],
  ['\u0643\u0640\u0640\u0628', '\u0643\u0628'],
  // What lengthens Arabic words is a dash alone.
  ['\u0640\u0640\u0640', '-'],
  ['constructor', 'constructor'],
])('%j is compared as %j', (word, unified) => {
  expect(unifyWord(word)).toBe(unified);
});
