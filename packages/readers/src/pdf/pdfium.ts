import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';
import { capMemory } from '#pdf/cap-memory.ts';
import { GET_BLOCK_SIGNATURE, makeGetBlock } from '#pdf/file-access.ts';

const FUNCTIONS = [
  'malloc',
  'free',
  'FPDF_LoadCustomDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_GetPageLabel',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_PageToDevice',
  'FPDF_RenderPageBitmap',
  'FPDFPage_Flatten',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_GetMatrix',
  'FPDFPath_GetDrawMode',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetRenderedBitmap',
  'FPDFFont_GetFlags',
  'FPDFFont_GetGlyphWidth',
  'FPDFFont_GetIsEmbedded',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetHeight',
  'FPDFBitmap_GetStride',
  'FPDFBitmap_Destroy',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFBookmark_GetFirstChild',
  'FPDFBookmark_GetNextSibling',
  'FPDFBookmark_GetTitle',
  'FPDFBookmark_GetDest',
  'FPDFBookmark_GetAction',
  'FPDFAction_GetDest',
  'FPDFDest_GetDestPageIndex',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_IsGenerated',
  'FPDFText_GetTextObject',
] as const;

/** PDFium's C functions; pointers and handles are numbers. */
type Functions = Readonly<Record<(typeof FUNCTIONS)[number], (...args: number[]) => number>>;

export type Pdfium = Functions & {
  /** The module's memory; replaced whenever it grows, so it must be asked for after every call that may allocate. */
  readonly view: () => DataView<ArrayBuffer>;
  /** Room for the results of single calls. */
  readonly scratch: number;
  /** Pointer to the function that reads a block of an open file. */
  readonly getBlock: number;
};

type RawExports = Functions & { readonly memory: { readonly buffer: ArrayBuffer } };

export const SCRATCH_SIZE = 256;
const DEFAULT_MAX_MEMORY_MB = 512;

/** PDFium is not thread-safe and slow to start: there is one instance in each thread, used again for every file. */
let instance: Promise<Pdfium> | undefined;
let hasTrapped = false;

/** The thread's PDFium. The memory limit counts when it starts. */
export function getPdfium(maxMemoryMb = DEFAULT_MAX_MEMORY_MB): Promise<Pdfium> {
  instance ??= startPdfium(maxMemoryMb);
  return instance;
}

/** Drops the thread's PDFium, whose state is unknown after a trap; the next file starts a new one. */
export function discardPdfium(): void {
  instance = undefined;
  hasTrapped = true;
}

/** Whether a PDFium of this thread was discarded: files that were open then must not be read on. */
export function hasPdfiumTrapped(): boolean {
  return hasTrapped;
}

async function startPdfium(maxMemoryMb: number): Promise<Pdfium> {
  const module = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  capMemory(module, maxMemoryMb);
  // The engine reports every oddity of a file on the console; what matters comes back as error codes.
  const silent = () => undefined;
  const wasmBinary = new Uint8Array(module).buffer;
  const wrapped = await init({ wasmBinary, print: silent, printErr: silent });
  wrapped.PDFiumExt_Init();
  const raw = wrapped.pdfium.wasmExports as unknown as RawExports;
  const functions = Object.fromEntries(FUNCTIONS.map((name) => [name, getFunction(raw, name)])) as Functions;
  let view = new DataView(raw.memory.buffer);
  // The buffer is detached when the memory grows. To ask an array for its length costs less than to ask for the buffer.
  let probe = new Uint8Array(raw.memory.buffer);
  const currentView = () => {
    if (probe.length === 0) {
      view = new DataView(raw.memory.buffer);
      probe = new Uint8Array(raw.memory.buffer);
    }
    return view;
  };
  return {
    ...functions,
    scratch: raw.malloc(SCRATCH_SIZE),
    getBlock: wrapped.pdfium.addFunction(makeGetBlock(currentView), GET_BLOCK_SIGNATURE),
    view: currentView,
  };
}

function getFunction(raw: RawExports, name: (typeof FUNCTIONS)[number]): (...args: number[]) => number {
  const found = raw[name];
  if (typeof found !== 'function') throw new Error(`PDFium lacks ${name}`);
  return found;
}
