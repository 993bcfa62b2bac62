import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import { findLanguageData, readScan } from '@recto/readers/ocr';
import { TEST_DATA } from '@recto/testing/test-data';
import { degrade, type Picture } from './degrade.ts';
import { countEdits, normalise } from './error-rate.ts';
import { readByProgram } from './program.ts';

/**
 * Characters that OCR gets wrong on texts of eleven languages, printed, degraded with a fixed seed and read: by the product and
 * by the `tesseract` program beside it. `--languages en,de`, `--variants 30`.
 */
const { values } = parseArgs({
  options: { languages: { type: 'string' }, variants: { type: 'string', default: '30' } },
});

/** Percent: what the program reaches on pictures damaged as they are meant to be, and what is required of the product. */
const TARGETS = {
  en: { name: 'eng', program: 0.5, ours: 0.5 },
  ar: { name: 'ara', program: 3.4, ours: 4 },
  pl: { name: 'pol', program: 0.2, ours: 0.8 },
  ru: { name: 'rus', program: 0.7, ours: 0.5 },
  es: { name: 'spa', program: 0.1, ours: 0.3 },
  hi: { name: 'hin', program: 0.9, ours: 1 },
  zh: { name: 'chi_sim', program: 2.1, ours: 3 },
  ja: { name: 'jpn', program: 4.1, ours: 4.5 },
  de: { name: 'deu', program: 0, ours: 0.3 },
  fr: { name: 'fra', program: 0.1, ours: 0.3 },
  pt: { name: 'por', program: 0.1, ours: 0.3 },
} as const;
type Language = keyof typeof TARGETS;

const DPI = 200;
const DAMAGE = { skew: 1.2, blur: 1.4, noise: 22, quality: 40 };

const folder = join(TEST_DATA, 'languages');
const texts = JSON.parse(readFileSync(join(folder, 'texts.json'), 'utf8')) as Record<Language, string>;
const isLanguage = (name: string): name is Language => name in TARGETS;
const languages = (values.languages?.split(',') ?? Object.keys(TARGETS)).filter(isLanguage);
const variants = Number(values.variants);

async function print(language: Language): Promise<{ picture: Picture; truth: string }> {
  const document = await readers.openDocument('PDF', readFileSync(join(folder, `${language}.pdf`)));
  const picture = document.renderPage?.(1, DPI);
  const printed = normalise(pageText(document.readPage(1)), false);
  document.close();
  if (!picture) throw new Error(`${language}.pdf cannot be drawn`);
  const text = texts[language];
  const times = printed.split(normalise(text, false).slice(0, 8)).length - 1;
  return { picture, truth: Array.from({ length: times }, () => text).join(' ') };
}

const total = { ours: 0, program: 0, pages: 0 };
for (const language of languages) {
  const { picture, truth } = await print(language);
  const hasSpaces = language !== 'zh' && language !== 'ja';
  const expected = normalise(truth, hasSpaces);
  const data = [findLanguageData(language), language === 'en' ? null : findLanguageData('en')].filter(
    (found) => found !== null,
  );
  const found = { ours: 0, program: 0, characters: 0 };
  for (let variant = 0; variant < variants; variant++) {
    const skew = variant % 2 === 0 ? DAMAGE.skew : -DAMAGE.skew;
    const scan = await degrade(picture, { ...DAMAGE, skew }, variant + 1);
    let begun = performance.now();
    const ours = pageText(await readScan(() => scan, data));
    total.ours += performance.now() - begun;
    begun = performance.now();
    const program = await readByProgram(scan, TARGETS[language].name);
    total.program += performance.now() - begun;
    total.pages += 1;
    found.characters += [...expected].length;
    found.ours += countEdits(expected, normalise(ours, hasSpaces));
    found.program += countEdits(expected, normalise(program ?? '', hasSpaces));
  }
  const percent = (edits: number) => ((100 * edits) / found.characters).toFixed(2);
  const { ours, program } = TARGETS[language];
  console.log(
    `${language} ${found.characters} characters: ours ${percent(found.ours)} % (at most ${ours}), program ${percent(found.program)} % (meant ${program})`,
  );
}
const perMinute = (ms: number) => ((60_000 * total.pages) / ms).toFixed(1);
console.log(
  `pages a minute, one thread: ours ${perMinute(total.ours)}, program ${perMinute(total.program)}, ratio ${(total.program / total.ours).toFixed(2)} (at least 0.45)`,
);
