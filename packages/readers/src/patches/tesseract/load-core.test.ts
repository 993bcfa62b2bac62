import { expect, test } from 'vitest';
import { IMAGE_PATH, loadCore } from '#patches/tesseract/load-core.ts';

/** A white picture of 8 × 8 pixels. */
const PICTURE = Buffer.concat([Buffer.from('P5\n8 8\n255\n'), Buffer.alloc(64, 255)]);

/*
 * After an upgrade of tesseract.js-core: see in tesseract.js, `src/worker-script`, how it starts the engine and hands it
 * languages and pictures, and do the same in load-core.ts and in ocr/tesseract.ts.
 */
test('the engine of tesseract.js can be had without it', async () => {
  const core = await loadCore();
  const api = new core.TessBaseAPI();
  for (const name of [
    'Init',
    'SetVariable',
    'SetImageFile',
    'Recognize',
    'GetJSONText',
    'Clear',
    'End',
  ] as const)
    expect(api[name], name).toBeTypeOf('function');
  // It has no data of that language.
  expect(api.Init(null, 'none', 1)).not.toBe(0);
  core.FS.writeFile(IMAGE_PATH, PICTURE);
  expect(api.SetImageFile(1, 0)).toBe(0);
  api.End();
});
