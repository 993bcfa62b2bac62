import { listDrawnCharts } from '#excel/list-drawn-charts.ts';
import type { ChartText, IsOwnCells } from '#office/chart-text.ts';
import { Charts } from '#office/read-charts.ts';
import { listRelatedParts } from '#office/relationships.ts';
import type { ZipParts } from '#office/zip-parts.ts';
import { ReaderError } from '#reader-error.ts';

/** The charts of sheets, each drawing read once. */
export class SheetCharts {
  readonly #parts: ZipParts;
  readonly #charts: Charts;
  readonly #drawings = new Map<string, readonly ChartText[]>();

  /** @param isOwnCells what is drawn from cells of the workbook alone is read where it stands */
  constructor(parts: ZipParts, isOwnCells: IsOwnCells) {
    this.#parts = parts;
    this.#charts = new Charts(parts, isOwnCells);
  }

  /** Those of a sheet from the top down; null where one of them is damaged. */
  async of(sheet: string): Promise<readonly ChartText[] | null> {
    try {
      const found: ChartText[] = [];
      for (const { kind, name } of await listRelatedParts(this.#parts, sheet))
        if (kind === 'drawing') found.push(...(await this.#drawnIn(name)));
      return found;
    } catch (error) {
      if (error instanceof ReaderError && error.code === 'damaged') return null;
      throw error;
    }
  }

  async #drawnIn(drawing: string): Promise<readonly ChartText[]> {
    const known = this.#drawings.get(drawing);
    if (known) return known;
    const charts = await this.#charts.of(drawing);
    const drawn = new Set<ChartText>();
    for (const id of charts.size > 0 ? await listDrawnCharts(this.#parts, drawing) : []) {
      const chart = charts.get(id);
      if (chart) drawn.add(chart);
    }
    const all = [...drawn];
    this.#drawings.set(drawing, all);
    return all;
  }
}
