import { expect, test } from 'vitest';
import { isHeadingText } from '#structure/headings/heading-words.ts';
import { readNumber } from '#structure/headings/heading-number.ts';

const isHeading = (text: string) => isHeadingText(text, readNumber(text));

test.each(['Introduction', '3.2 What they mean', 'Definitions.', '第1章 はじめに', 'Is there a warranty?'])(
  '%s',
  (text) => expect(isHeading(text)).toBe(true),
);

test.each([
  'Detailed performance metrics. In Figure 11 we show the frac-',
  'Return or Destruction of Confidential Information. Upon expiration or',
  '• process payment',
  ', “The Advanced Features” discusses',
  '非原生软件包是标准的 Debian 软件包。',
  'Table 3. Rent by year',
  'Let us create the configuration file in line with recent practice, which is told on the pages of the project and in its manuals',
])('%s is none', (text) => expect(isHeading(text)).toBe(false));
