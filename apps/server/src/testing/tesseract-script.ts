import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Script {
  readonly version?: string;
  /** Shell commands that read a page: they have the picture on their input, and `$@`. */
  readonly read: string;
}

/** A page with one word, as the program writes it. */
export const hocrOf = (word: string): string =>
  `<html><body><div class='ocr_page'><span class='ocr_line' title='bbox 100 100 700 130'><span class='ocrx_word' title='bbox 100 100 700 130; x_wconf 95'><span class='ocrx_cinfo' title='x_bboxes 100 100 700 130'>${word}</span></span></span></div></body></html>`;

/** A program with the command line of `tesseract`, in a folder of its own. */
export async function makeTesseractScript({ version = '5.3.0', read }: Script) {
  const folder = await mkdtemp(join(tmpdir(), 'recto-tesseract-'));
  const path = join(folder, 'tesseract');
  const script = `#!/bin/sh
case "$1" in
--version) echo "tesseract ${version}"; echo " leptonica-1.82.0" ;;
--list-langs) echo "List of available languages (4):"; printf 'chi_sim\\neng\\nosd\\nscript/Latin\\n' ;;
*) cd '${folder}'; ${read} ;;
esac
`;
  await writeFile(path, script);
  await chmod(path, 0o755);
  return { path, folder, remove: () => rm(folder, { recursive: true }) };
}
