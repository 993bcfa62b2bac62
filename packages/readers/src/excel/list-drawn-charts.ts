import { readXml, type XmlHandler } from '#office/read-xml.ts';
import type { ZipParts } from '#office/zip-parts.ts';

const ANCHORS = new Set(['xdr:twoCellAnchor', 'xdr:oneCellAnchor', 'xdr:absoluteAnchor']);

/** The names under which a drawing refers to its charts, by where these begin: row by row. */
export async function listDrawnCharts(parts: ZipParts, drawing: string): Promise<string[]> {
  const reader = new DrawingReader();
  await readXml(parts, drawing, reader);
  return reader.charts;
}

class DrawingReader implements XmlHandler {
  /** Where each chart begins. */
  readonly #found = new Map<string, { readonly row: number; readonly column: number }>();
  #isFrom = false;
  #written = '';
  #row = 0;
  #column = 0;

  get charts(): string[] {
    return [...this.#found]
      .toSorted(([, a], [, b]) => a.row - b.row || a.column - b.column)
      .map(([id]) => id);
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    this.#written = '';
    if (name === 'xdr:from') this.#isFrom = true;
    if (ANCHORS.has(name)) [this.#row, this.#column] = [0, 0];
    const id = name === 'c:chart' ? attribute('id') : undefined;
    if (id !== undefined && !this.#found.has(id))
      this.#found.set(id, { row: this.#row, column: this.#column });
  }

  close(name: string): void {
    if (name === 'xdr:from') this.#isFrom = false;
    if (this.#isFrom && name === 'xdr:row') this.#row = Number(this.#written) || 0;
    if (this.#isFrom && name === 'xdr:col') this.#column = Number(this.#written) || 0;
  }

  text(text: string): void {
    if (this.#isFrom) this.#written += text;
  }
}
