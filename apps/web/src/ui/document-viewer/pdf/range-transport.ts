import { PDFDataRangeTransport } from 'pdfjs-dist';
import { fetchSigned } from '#lib/fetch-signed.ts';
import type { DocumentSource } from '#ui/document-viewer/frame/types.ts';

/** Each request brings so many bytes: a page of a report is usually less. */
export const CHUNK_BYTES = 262_144;
const ATTEMPTS = 3;

/**
 * Hands pdf.js the ranges it asks for. Signed addresses die while somebody reads, so a refused range is asked for
 * again at a new address; pdf.js by itself would stop at the first refusal.
 */
class RangeTransport extends PDFDataRangeTransport {
  readonly #fetcher: RangeFetcher;
  readonly #onFailure: (error: unknown) => void;

  constructor(
    length: number,
    initialData: Uint8Array<ArrayBuffer>,
    fetcher: RangeFetcher,
    onFailure: (error: unknown) => void,
  ) {
    super(length, initialData, initialData.length >= length);
    this.#fetcher = fetcher;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#fetcher.get(begin, end).then(
      ({ bytes }) => this.onDataRange(begin, bytes),
      (error: unknown) => {
        if (!this.#fetcher.signal.aborted) this.#onFailure(error);
      },
    );
  }
}

/** Opens a document with its first bytes; the rest comes as pages need it. */
export async function openTransport(
  source: DocumentSource,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<PDFDataRangeTransport> {
  const fetcher = new RangeFetcher(source, signal);
  const first = await fetcher.get(0, CHUNK_BYTES);
  return new RangeTransport(first.total, first.bytes, fetcher, onFailure);
}

interface FetchedRange {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly total: number;
}

class RangeFetcher {
  readonly signal: AbortSignal;
  readonly #source: DocumentSource;
  #url: Promise<string> | null = null;

  constructor(source: DocumentSource, signal: AbortSignal) {
    this.#source = source;
    this.signal = signal;
  }

  async get(begin: number, end: number): Promise<FetchedRange> {
    for (let attempt = 1; ; attempt++) {
      const asked = this.#currentUrl();
      const url = await asked;
      try {
        return await fetchRange(url, begin, end, this.signal);
      } catch (error) {
        if (this.signal.aborted || attempt === ATTEMPTS) throw error;
        // Several ranges may be refused at once: only the first of them drops the address.
        if (this.#url === asked) this.#url = null;
        await pause(attempt * 400);
      }
    }
  }

  #currentUrl(): Promise<string> {
    this.#url ??= this.#source.getUrl().catch((error: unknown) => {
      this.#url = null;
      throw error;
    });
    return this.#url;
  }
}

async function fetchRange(
  url: string,
  begin: number,
  end: number,
  signal: AbortSignal,
): Promise<FetchedRange> {
  const response = await fetchSigned(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A server or proxy that ignores ranges sends the whole file.
  if (response.status === 200)
    return { bytes: begin === 0 ? bytes : bytes.slice(begin, end), total: bytes.length };
  const total = Number(response.headers.get('content-range')?.split('/')[1]);
  return { bytes, total: Number.isInteger(total) ? total : begin + bytes.length };
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
