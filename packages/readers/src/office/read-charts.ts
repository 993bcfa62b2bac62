import { ChartReader, type ChartText, type IsOwnCells, type ShowNumber } from '#office/chart-text.ts';
import { readXml } from '#office/read-xml.ts';
import { listRelatedParts } from '#office/relationships.ts';
import type { ZipParts } from '#office/zip-parts.ts';

/** Charts of a file that are read. */
const MAX_CHARTS = 500;
/** As long as Excel takes formats; longer ones take their time for each number. */
const MAX_FORMAT = 255;
/** Digits that a program calculates with; one more shows how it rounds. */
const DIGITS = 15;

/** The charts of a file, each part read once. */
export class Charts {
  readonly #parts: ZipParts;
  readonly #isOwnCells: IsOwnCells | undefined;
  readonly #read = new Map<string, ChartText>();
  #show: ShowNumber | undefined;

  /** @param isOwnCells of workbooks: their cells are read where they stand */
  constructor(parts: ZipParts, isOwnCells?: IsOwnCells) {
    this.#parts = parts;
    this.#isOwnCells = isOwnCells;
  }

  /** Those to which a part refers, by the names under which it does. */
  async of(owner: string): Promise<ReadonlyMap<string, ChartText>> {
    const found = new Map<string, ChartText>();
    for (const { id, kind, name } of await listRelatedParts(this.#parts, owner)) {
      const text = kind === 'chart' ? await this.#textOf(name) : undefined;
      if (text) found.set(id, text);
    }
    return found;
  }

  async #textOf(part: string): Promise<ChartText | undefined> {
    const known = this.#read.get(part);
    if (known || this.#read.size >= MAX_CHARTS) return known;
    this.#show ??= await loadFormats();
    const reader = new ChartReader(this.#show, this.#isOwnCells);
    await readXml(this.#parts, part, reader);
    const text = reader.chart;
    this.#read.set(part, text);
    return text;
  }
}

/** Loaded for files with charts alone. */
async function loadFormats(): Promise<ShowNumber> {
  const { SSF } = await import('@e965/xlsx');
  const show: (format: string, value: number, options: { date1904: boolean }) => string = SSF.format;
  return (written, format, date1904) => {
    const value = Number(written);
    if (written.trim() === '' || !Number.isFinite(value)) return written;
    const plain = String(Number(value.toPrecision(DIGITS)));
    if (format === '' || format === 'General' || format.length > MAX_FORMAT) return plain;
    try {
      return show(format, value, { date1904 });
    } catch {
      // A format that no program writes.
      return plain;
    }
  };
}
