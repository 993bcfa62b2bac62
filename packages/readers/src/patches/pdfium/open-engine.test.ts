import { expect, test } from 'vitest';
import { openEngine } from '#patches/pdfium/open-engine.ts';

/*
 * After an upgrade of @embedpdf/pdfium: see whether `pdfium.wasmExports` still has the C functions by their names and the
 * `memory`, whether the memory is declared in the module with a maximum (`capMemory`) and not imported, and whether
 * `addFunction` can still be called.
 */
test('PDFium has its C functions, a memory that ends where it was told to, and calls ours', async () => {
  const { functions, view, addFunction } = await openEngine(['malloc', 'free', 'FPDF_GetLastError'], 64);
  const before = view();
  const at = functions.malloc(16);
  before.setUint32(at, 7, true);
  expect(view().getUint32(at, true)).toBe(7);
  expect(functions.FPDF_GetLastError()).toBe(0);
  // It grows, and the view follows.
  const more = functions.malloc(24 * 1024 * 1024);
  expect(more).toBeGreaterThan(0);
  expect(before.buffer.byteLength).toBe(0);
  expect(view().getUint32(at, true)).toBe(7);
  expect(functions.malloc(128 * 1024 * 1024)).toBe(0);
  expect(view().byteLength).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(addFunction(() => 1, 'iiiii')).toBeGreaterThan(0);
});

test('a function that it has no longer is named', async () => {
  await expect(openEngine(['FPDF_Nothing'], 64)).rejects.toThrow('PDFium lacks FPDF_Nothing');
});
