import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import {
  findLanguageData,
  languagesToRead,
  makePackagedEngine,
  parseHocr,
  programNameOf,
  readInLanguages,
  type Recognise,
  readScan,
  toPgm,
} from '@recto/readers/ocr';
import { TEST_DATA } from '@recto/testing/test-data';
import { openTesseract } from '../../apps/server/src/adapters/tesseract/open-tesseract.ts';
import { makeLog } from '../../apps/server/src/kernel/log.ts';
import { degrade, type Picture } from './degrade.ts';
import { countEdits, normalise } from './error-rate.ts';
import { readByProgram } from './program.ts';

/**
 * Characters that OCR gets wrong on texts of eleven languages, printed, degraded with a fixed seed and read: by the product with
 * each of its engines, and by the `tesseract` program by itself. `--languages en,de`, `--variants 30`.
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
/** Where the program by itself would be further than a point from what is meant under the damage of the others. */
const OWN_DAMAGE: Partial<Record<Language, Partial<typeof DAMAGE>>> = {
  ar: { blur: 1.8, noise: 27 },
  zh: { blur: 1.8, noise: 26 },
  ja: { blur: 1.8, noise: 30 },
};

const folder = join(TEST_DATA, 'languages');
const texts = JSON.parse(readFileSync(join(folder, 'texts.json'), 'utf8')) as Record<Language, string>;
const isLanguage = (name: string): name is Language => name in TARGETS;
const languages = (values.languages?.split(',') ?? Object.keys(TARGETS)).filter(isLanguage);
const variants = Number(values.variants);

async function print(language: Language): Promise<{ picture: Picture; truth: string }> {
  const document = await readers.openDocument('PDF', readFileSync(join(folder, `${language}.pdf`)));
  const picture = await document.renderPage?.(1, DPI);
  const printed = normalise(pageText(document.readPage(1)), false);
  document.close();
  if (!picture) throw new Error(`${language}.pdf cannot be drawn`);
  const text = texts[language];
  const times = printed.split(normalise(text, false).slice(0, 8)).length - 1;
  return { picture, truth: Array.from({ length: times }, () => text).join(' ') };
}

const program = await openTesseract('auto', { searchPath: process.env['PATH'] ?? '', log: makeLog('warn') });
// As the product runs it: all ways are compared at the same priority.
setPriority(10);
const signal = new AbortController().signal;

/** The engines of the product for a language. */
function makeEngines(language: Language): Partial<Record<'packaged' | 'program', Recognise>> {
  const wanted = languagesToRead(language);
  const data = wanted.map(findLanguageData).filter((found) => found !== null);
  const names = wanted
    .map(programNameOf)
    .filter((name) => name !== null)
    .filter((name) => program?.languages.has(name));
  const byProgram =
    (languages: readonly string[]): Recognise =>
    async (image, dpi) =>
      parseHocr((await program?.recognise(toPgm(image), { languages, dpi, signal })) ?? '');
  return {
    ...(data.length === wanted.length && { packaged: readInLanguages(data, makePackagedEngine) }),
    ...(names.length === wanted.length && {
      program: readInLanguages(names, byProgram),
    }),
  };
}

/**
 * Milliseconds of a core that this process and the programs that it has waited for have taken, where the system tells them
 * (Linux): other work on the machine makes ratios of passed time mean little. Elsewhere the time that passes.
 */
function measureTime(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 10 * fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return performance.now();
  }
}

type Way = 'packaged' | 'program' | 'alone';
const times = { packaged: 0, program: 0, alone: 0 };
const pages = { packaged: 0, program: 0, alone: 0 };
for (const language of languages) {
  const { picture, truth } = await print(language);
  const hasSpaces = language !== 'zh' && language !== 'ja';
  const expected = normalise(truth, hasSpaces);
  const engines = makeEngines(language);
  const edits = { packaged: 0, program: 0, alone: 0 };
  const before = { ...times };
  const characters = variants * [...expected].length;
  for (let variant = 0; variant < variants; variant++) {
    const skew = variant % 2 === 0 ? DAMAGE.skew : -DAMAGE.skew;
    const scan = await degrade(picture, { ...DAMAGE, ...OWN_DAMAGE[language], skew }, variant + 1);
    const measure = async (way: Way, read: () => Promise<string | null>) => {
      const begun = measureTime();
      const text = await read();
      if (text === null) return;
      times[way] += measureTime() - begun;
      pages[way] += 1;
      edits[way] += countEdits(expected, normalise(text, hasSpaces));
    };
    for (const way of ['packaged', 'program'] as const) {
      const engine = engines[way];
      if (engine)
        await measure(way, async () =>
          pageText(await readScan(() => scan, engine, { trims: way === 'program' })),
        );
    }
    await measure('alone', () => readByProgram(scan, TARGETS[language].name));
  }
  const percent = (way: Way) => ((100 * edits[way]) / characters).toFixed(2);
  const pace = (way: Way) => ((times.alone - before.alone) / (times[way] - before[way])).toFixed(2);
  const { ours, program: meant } = TARGETS[language];
  console.log(
    `${language} ${characters} characters: ours ${percent('packaged')} %, with the program ${percent('program')} % (at most ${ours}), the program alone ${percent('alone')} % (meant ${meant}); pace ${pace('packaged')} and ${pace('program')} of the program's`,
  );
}
const perMinute = (way: Way) => (60_000 * pages[way]) / times[way];
const ratio = (way: Way) =>
  `${perMinute(way).toFixed(1)}, ratio ${(perMinute(way) / perMinute('alone')).toFixed(2)}`;
console.log(
  `pages a minute, one thread: ours ${ratio('packaged')} (at least 0.45), with the program ${ratio('program')} (at least 0.9), the program alone ${perMinute('alone').toFixed(1)}`,
);
