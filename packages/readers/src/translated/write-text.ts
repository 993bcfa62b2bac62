import { joinSegments } from '@recto/core/translation';
import type { Translation } from '#translated/translation.ts';

/** The text of a document with its translation, a line for each of its lines; printed pages are parted by form feeds. */
export function writeTranslatedText({
  pages,
  segments,
  translate,
}: Pick<Translation, 'pages' | 'segments' | 'translate'>): string {
  const text = joinSegments(pages, segments, translate);
  const isPrinted = pages.some(({ width }) => width > 0);
  return isPrinted ? text : text.replaceAll('\f', '\n');
}
