import { type Language, LANGUAGES } from '@recto/contract/languages';
import type { PackedPage, Page } from '@recto/core/document';
import { type OpenDocument, ReaderError } from '@recto/readers';
import type { Recognise } from '@recto/readers/ocr';
import { defineTask, type TaskContext } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { packPage } from '#modules/ingestion/tasks/stored-page.ts';

/** What a page may take of a core: to draw it, to turn it, and to recognise it twice. */
const PAGE_MS = 120_000;
/** Dots per inch of the picture by which the language is told. */
const DETECTION_DPI = 200;
/** A page is not lost because others keep the machine busy; one that hangs ends all the same. */
const TOTAL_MS = 1_200_000;

export interface ReadScanRequest extends DocumentRequest {
  /** The page, from 1. */
  readonly number: number;
  /** Of the text: without data of it nothing is read. */
  readonly language: Language;
  /** Its language is detected, and only where that cannot be it is read in the one given. */
  readonly detects: boolean;
  /** The data of the program that recognises what this task sends, by its names; absent where there is no program. */
  readonly programLanguages?: readonly string[];
}

/** A picture for the program, as `OcrProgram` takes it. */
export interface ScanPicture {
  readonly picture: Uint8Array;
  readonly languages: readonly string[];
  readonly dpi: number;
}

/** What the program says to it; null where it has failed. */
export interface ScanReply {
  readonly hocr: string | null;
}

/** A page with its text, and the language that was detected. */
export interface ReadScan {
  readonly page: PackedPage;
  readonly language: Language | null;
}

/** Why a page has no text after it: none was found in its picture, or its language is (one of) these, which have no data here. */
export type ScanObstacle = 'no-text' | { readonly missing: readonly Language[] };

/** Reads the text of a page from its picture. */
export const makeReadScan = ({ open }: DocumentOpener) =>
  defineTask<ReadScanRequest, ReadScan | ScanObstacle, ScanPicture, ScanReply>({
    name: 'read-scan',
    lane: 'ocr',
    limits: { start: PAGE_MS, inactivityTimeout: PAGE_MS, total: TOTAL_MS },
    run: ({ number, language, detects, programLanguages = [], ...request }, context) =>
      withReaderErrors(async () => {
        const ocr = await import('@recto/readers/ocr');
        const { isSure, readScan } = ocr;
        const engineFor = (languages: readonly string[]) =>
          findEngine(ocr, { languages, programLanguages }, context);
        const isMissing = (one: Language) => engineFor([one]) === null;
        if (!detects && isMissing(language)) return { missing: [language] };
        const document = await open(request);
        try {
          const draw = document.renderPage;
          if (!draw) return 'no-text';
          const own = (one: string) => engineFor([one])?.engine ?? null;
          const told = detects ? await ocr.detectScanLanguage(await draw(number, DETECTION_DPI), own) : null;
          const detected = LANGUAGES.find((known) => known === told) ?? null;
          const found = engineFor(ocr.languagesToRead(detected ?? language));
          if (!found) return { missing: [language] };
          const page = readHead(document, number);
          const text = await readScan((dpi) => draw(number, dpi), found.engine, found);
          const missing = LANGUAGES.filter(isMissing);
          // Lines of letters that nothing here knows: what they were read as is nonsense.
          if (told === 'unknown' && missing.length > 0 && !isSure(text)) return { missing };
          if (text.lines.length === 0) return 'no-text';
          const state = isSure(text) ? 'ocr' : 'low';
          const { width, height, flags } = page;
          const content = packPage({ ...page, state, lines: text.lines });
          const { confidence } = text;
          const head = { number, state, width, height, ...(flags && { flags }) } as const;
          return { page: { ...head, confidence, content }, language: detected };
        } finally {
          document.close();
        }
      }),
  });

type Context = TaskContext<ScanPicture, ScanReply>;
type Ocr = typeof import('@recto/readers/ocr');

interface Engine {
  readonly engine: Recognise;
  readonly trims: boolean;
}

/** The program where it has the language, else the engine of this thread, which also stands in where the program fails. */
function findEngine(
  ocr: Ocr,
  {
    languages,
    programLanguages,
  }: { readonly languages: readonly string[]; readonly programLanguages: readonly string[] },
  context: Context,
): Engine | null {
  const [first, ...others] = languages.map(ocr.findLanguageData);
  const packaged = first
    ? ocr.readInLanguages([first, ...others.filter(isPresent)], ocr.makePackagedEngine)
    : null;
  const names = languages.map(ocr.programNameOf).filter(isPresent);
  const known = names.filter((name) => programLanguages.includes(name));
  if (known[0] === undefined || known[0] !== names[0]) return packaged && { engine: packaged, trims: false };
  const useProgram =
    (chosen: readonly string[]): Recognise =>
    async (image, dpi) => {
      const picture = ocr.toPgm(image);
      context.send({ picture, languages: chosen, dpi }, [picture.buffer]);
      const reply = await context.receive();
      if (reply?.hocr) return ocr.parseHocr(reply.hocr);
      if (!packaged)
        throw new Error('the OCR program has failed, and no other data of the language are installed');
      return packaged(image, dpi);
    };
  // Beside the program itself, which levels nothing, the paper would cost too much.
  return { engine: ocr.readInLanguages(known, useProgram), trims: true };
}

const isPresent = <T>(value: T | null): value is T => value !== null;

function readHead(document: OpenDocument, number: number): Page {
  try {
    return document.readPage(number);
  } catch (error) {
    if (!(error instanceof ReaderError) || error.code !== 'labels-failed') throw error;
    return document.readPage(number, { withLabel: false });
  }
}
