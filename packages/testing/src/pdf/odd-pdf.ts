import { ENCRYPTED_PDFS } from '#pdf/encrypted-pdfs.ts';
import { makePdf, textAt } from '#pdf/make-pdf.ts';
import { PICTURE } from '#pdf/tiny-pdf.ts';
import { withSeed } from '#pdf/with-seed.ts';

const unseen = `${textAt(72, 500, 'Pay twice the price.', 1)}1 g ${textAt(72, 480, 'White on white.')}0 g `;

/**
 * A file of 30 pages in which something of everything became of them: page 9 is blank, 12 a picture without text, 20 and
 * 21 hide text, the last is damaged; the others are plain.
 */
export function oddPdf(seed: string): Buffer {
  const pages = Array.from({ length: 30 }, (_, index) => {
    const text = textAt(
      72,
      700,
      `Clause ${index + 1}. The supplier delivers ${(index + 3) * 7} units a month.`,
    );
    return { content: text };
  });
  const set = (page: number, content: string) => {
    pages[page - 1] = { content };
  };
  set(9, '');
  set(12, PICTURE);
  set(20, textAt(72, 700, 'Clause 20. The price stands.') + unseen);
  set(21, textAt(72, 700, 'Clause 21. The term is three years.') + unseen);
  const file = Buffer.from(makePdf(pages)).toString('latin1');
  // The page tree ends with object 0, which never is. Only the last: pdf.js gives up all pages after such a one.
  const [whole, kids] = /\/Kids \[((?:\d+ 0 R ?)+)\]/.exec(file) ?? [];
  if (!whole || !kids) throw new Error('the file has no page tree');
  const entries = kids.split(/(?<=R) /);
  entries.push(entries.pop()?.replace(/^\d+/, (number) => '0'.padStart(number.length)) ?? '');
  const damaged = file.replace(whole, whole.replace(kids, entries.join(' ')));
  return withSeed(Buffer.from(damaged, 'latin1'), seed);
}

/** A page that opens with the password "latin". */
export const lockedPdf = (seed: string): Buffer => withSeed(ENCRYPTED_PDFS.user128, seed);
