import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PagePainter } from '#ui/document-viewer/frame/types.ts';

/** Pictures kept; older ones are drawn again when they come back into view. */
const KEPT = 240;
/** Letters smaller than a pixel vanish when drawn so; shrunk from a larger picture they become grey lines. */
const OVERSAMPLING = 4;
/** Height of a picture in widths: more of a very long page is not shown. */
const TALLEST = 4;

/**
 * Draws small pictures of pages one after another, newest request first and only while nothing more important is drawn,
 * so that a rail of 500 pages never delays the page that somebody reads.
 */
export class ThumbnailPainter implements PagePainter {
  readonly #pdf: PDFDocumentProxy;
  readonly #width: number;
  readonly #kept = new Map<number, HTMLCanvasElement>();
  readonly #requests = new Map<number, (canvas: HTMLCanvasElement) => void>();
  #painting = false;
  #held = true;

  /** `width` in device pixels. */
  constructor(pdf: PDFDocumentProxy, width: number) {
    this.#pdf = pdf;
    this.#width = width;
  }

  hold(held: boolean): void {
    this.#held = held;
    void this.#paint();
  }

  request(page: number, deliver: (canvas: HTMLCanvasElement) => void): () => void {
    const kept = this.#kept.get(page);
    if (kept) {
      deliver(kept);
      return () => {};
    }
    this.#requests.set(page, deliver);
    void this.#paint();
    return () => {
      if (this.#requests.get(page) === deliver) this.#requests.delete(page);
    };
  }

  async #paint(): Promise<void> {
    if (this.#painting) return;
    this.#painting = true;
    while (!this.#held) {
      const request = [...this.#requests].at(-1);
      if (!request) break;
      const [page, deliver] = request;
      try {
        const canvas = await this.#draw(page);
        this.#keep(page, canvas);
        if (this.#requests.get(page) === deliver) deliver(canvas);
      } catch {
        // The page itself says so when somebody opens it; its place in the rail stays white.
      }
      if (this.#requests.get(page) === deliver) this.#requests.delete(page);
    }
    this.#painting = false;
  }

  async #draw(number: number): Promise<HTMLCanvasElement> {
    const page = await this.#pdf.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (OVERSAMPLING * this.#width) / natural.width });
    const large = document.createElement('canvas');
    large.width = Math.round(viewport.width);
    large.height = Math.min(TALLEST * large.width, Math.max(1, Math.round(viewport.height)));
    await page.render({ canvas: large, viewport }).promise;
    return shrink(large, this.#width);
  }

  #keep(page: number, canvas: HTMLCanvasElement): void {
    this.#kept.set(page, canvas);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function shrink(large: HTMLCanvasElement, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((large.height * width) / large.width));
  const context = canvas.getContext('2d');
  if (!context) return large;
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, 0, 0, canvas.width, canvas.height);
  return canvas;
}
