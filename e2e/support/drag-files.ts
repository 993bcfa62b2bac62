import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tinyPdf } from '@recto/testing/pdf';
import type { Locator, Page } from '@playwright/test';

/** Writes small PDFs; gives their paths. */
export async function writePdfs(folder: string, names: readonly string[]): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  for (const name of names)
    await writeFile(join(folder, name), tinyPdf([[`These are the contents of ${name}.`]], name));
  return names.map((name) => join(folder, name));
}

interface Drag {
  /** Moves the pointer over the middle of something. */
  over(target: Locator): Promise<void>;
  drop(target: Locator): Promise<void>;
}

/** Drags files of this machine over a page, as the browser itself does it. */
export async function dragFiles(page: Page, paths: readonly string[]): Promise<Drag> {
  const devTools = await page.context().newCDPSession(page);
  const data = {
    items: paths.map(() => ({ mimeType: 'application/pdf', data: '' })),
    files: [...paths],
    dragOperationsMask: 1,
  };
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop', target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('there is nothing to drag to');
    await devTools.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data,
    });
  };
  let isInside = false;
  const over = async (target: Locator) => {
    if (!isInside) await send('dragEnter', target);
    isInside = true;
    await send('dragOver', target);
  };
  return {
    over,
    async drop(target) {
      await over(target);
      await send('drop', target);
    },
  };
}
