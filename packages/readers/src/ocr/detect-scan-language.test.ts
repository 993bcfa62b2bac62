import {
  letterJpeg,
  makeWordDocument,
  pictureRun,
  SCRIPT_LETTERS,
  scriptLetterPng,
} from '@recto/testing/office';
import { tinyPdf } from '@recto/testing/pdf';
import { onlyWhere } from '@recto/testing/skip';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';
import { detectScanLanguage } from '#ocr/detect-scan-language.ts';
import { type GrayImage, turnImage } from '#ocr/gray-image.ts';
import { findLanguageData } from '#ocr/language-data.ts';
import { makePackagedEngine } from '#ocr/packaged-engine.ts';

async function draw(type: 'PDF' | 'DOCX', bytes: Uint8Array): Promise<GrayImage> {
  const document = await readers.openDocument(type, bytes);
  const image = await document.renderPage?.(1, 200);
  document.close();
  if (!image) throw new Error('nothing is drawn');
  return image;
}
const letter = (png: Buffer) => draw('DOCX', makeWordDocument(pictureRun('1.png'), {}, { '1.png': png }));

/** Detects with the data that are here, but those left out; with what was read, each in thousands of pixels. */
async function detect(image: GrayImage, without: readonly string[] = []) {
  const read: string[] = [];
  let area = 0;
  const language = await detectScanLanguage(image, (one) => {
    const data = findLanguageData(one);
    if (!data || without.includes(one)) return null;
    const engine = makePackagedEngine([data]);
    return (picture, dpi) => {
      read.push(one);
      area = Math.max(area, picture.width * picture.height);
      return engine(picture, dpi);
    };
  });
  return { language, read, area };
}

const hasRussian = findLanguageData('ru') !== null;
const whereItsDataAre = (language: string) =>
  language === 'ru' ? onlyWhere(hasRussian, 'tesseract-ocr-rus is not installed') : {};

for (const language of SCRIPT_LETTERS)
  test(`a letter in ${language} is told by its script`, whereItsDataAre(language), async () => {
    const { language: detected, read } = await detect(await letter(scriptLetterPng(language)));
    expect(detected).toBe(language);
    // No script is tried beyond the one that reads it.
    expect(read.at(-1)).toBe(language);
  });

const PARAGRAPH = Array.from({ length: 4 }, () => [
  'Le locataire verse un dépôt de garantie égal à trois mois de loyer.',
  'Ce dépôt est restitué après la fin du contrat, déduction faite des dégâts.',
  'Les clés de la cave sont gardées par le locataire pendant toute la durée.',
]).flat();

test('a page of Latin letters is read once, and of it some lines', async () => {
  const page = await draw('PDF', tinyPdf([PARAGRAPH]));
  const { language, read, area } = await detect(page);
  expect(language).toBe('fr');
  expect(read).toEqual(['en']);
  expect(area).toBeLessThan((page.width * page.height) / 10);
});

test('a page that lies upside down is told as well', async () => {
  const page = turnImage(await draw('PDF', tinyPdf([PARAGRAPH])), 2);
  expect((await detect(page, ['ru', 'ja', 'ar', 'hi'])).language).toBe('fr');
});

test('letters that nothing here recognises are none of the others', async () => {
  const { language } = await detect(await letter(scriptLetterPng('ru')), ['ru', 'ja', 'ar', 'hi']);
  expect(language).toBe('unknown');
});

test('a picture without lines is not read at all', async () => {
  let seed = 7;
  const shade = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) >> 23;
  const noise = { width: 800, height: 600, pixels: Uint8Array.from({ length: 480_000 }, shade) };
  expect(await detect(noise)).toMatchObject({ language: null, read: [] });
});

test('two lines are enough', async () => {
  const image = await draw('DOCX', makeWordDocument(pictureRun('1.jpg'), {}, { '1.jpg': letterJpeg() }));
  expect(await detect(image)).toMatchObject({ language: 'en', read: ['en'] });
});
