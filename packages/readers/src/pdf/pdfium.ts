import { type Engine, openEngine } from '#patches/pdfium/open-engine.ts';
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

type Running = Engine<(typeof FUNCTIONS)[number]>;

export type Pdfium = Running['functions'] &
  Pick<Running, 'view'> & {
    /** Room for the results of single calls. */
    readonly scratch: number;
    /** Pointer to the function that reads a block of an open file. */
    readonly getBlock: number;
  };

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
  const { functions, view, addFunction } = await openEngine(FUNCTIONS, maxMemoryMb);
  return {
    ...functions,
    scratch: functions.malloc(SCRATCH_SIZE),
    getBlock: addFunction(makeGetBlock(view), GET_BLOCK_SIGNATURE),
    view,
  };
}
