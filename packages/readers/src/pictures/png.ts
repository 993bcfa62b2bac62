import { constants, inflateSync } from 'node:zlib';
import type { GrayImage } from '#ocr/gray-image.ts';
import { grayPdfImage, type PictureFormat } from '#pictures/picture.ts';
import { ReaderError } from '#reader-error.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEAD_BYTES = 33;
/** Length and type before what a chunk holds, and a checksum behind it. */
const CHUNK_HEAD = 8;
const CHUNK_END = 4;
/** Unpacked: a picture of the most pixels that are drawn, in three bytes each. */
const MAX_BYTES = 160_000_000;
const WHITE = 255;

/** Samples of a pixel by the type of colour (PNG specification, 11.2.2). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
const WITH_COLOURS = 2;
const WITH_ALPHA = 4;

/** Where the passes of an interlaced picture begin, and their steps, across and down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Pictures as screenshots and drawings are stored; what they let through is white paper. */
export const PNG: PictureFormat = {
  mediaType: 'image/png',
  measure: (head) => {
    if (SIGNATURE.some((byte, at) => head[at] !== byte)) return null;
    if (head.length < HEAD_BYTES) return 'more';
    const { width, height } = readHeader(head);
    return { width, height };
  },
  toPdfImage: (file) => grayPdfImage(decodePng(file)),
};

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly isInterlaced: boolean;
}

function readHeader(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: bytes[24] ?? 0,
    colour: bytes[25] ?? 0,
    isInterlaced: bytes[28] === 1,
  };
}

interface Samples {
  readonly header: Header;
  readonly palette: Uint8Array;
  /** Of the entries of the palette; those left out are opaque. */
  readonly alphas: Uint8Array;
}

function decodePng(bytes: Uint8Array): GrayImage {
  const header = readHeader(bytes);
  const { width, height, depth, isInterlaced } = header;
  const channels = CHANNELS[header.colour];
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth) || width === 0 || height === 0)
    throw new ReaderError('damaged');
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const bits = channels * depth;
  const sizes = passes.map(([left, top, across, down]) => {
    const columns = Math.max(0, Math.ceil((width - left) / across));
    const rows = columns === 0 ? 0 : Math.max(0, Math.ceil((height - top) / down));
    return { left, top, across, down, columns, rows, stride: Math.ceil((columns * bits) / 8) };
  });
  const total = sizes.reduce((sum, { rows, stride }) => sum + rows * (stride + 1), 0);
  if (total > MAX_BYTES) throw new ReaderError('too-large');
  const { data, palette, alphas } = readChunks(bytes, total);
  const shadeOf = makeShades({ header, palette, alphas }, channels);
  const pixels = new Uint8Array(width * height).fill(WHITE);
  let at = 0;
  for (const { left, top, across, down, columns, rows, stride } of sizes) {
    let above = new Uint8Array(stride);
    for (let row = 0; row < rows && at < data.length; row++, at += stride + 1) {
      const line = new Uint8Array(stride);
      line.set(data.subarray(at + 1, at + 1 + stride));
      unfilter(line, above, { filter: data[at] ?? 0, step: Math.ceil(bits / 8) });
      const from = (top + row * down) * width + left;
      for (let column = 0; column < columns; column++) pixels[from + column * across] = shadeOf(line, column);
      above = line;
    }
  }
  return { width, height, pixels };
}

/** What the chunks hold; of a picture that was cut off, as much as is there. */
function readChunks(bytes: Uint8Array, total: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed: Uint8Array[] = [];
  let [palette, alphas] = [new Uint8Array(), new Uint8Array()];
  for (let at = SIGNATURE.length; at + CHUNK_HEAD <= bytes.length; ) {
    const start = at + CHUNK_HEAD;
    const end = start + view.getUint32(at);
    const content = bytes.slice(start, end);
    const type = String.fromCharCode(...bytes.subarray(at + 4, start));
    if (type === 'IDAT') packed.push(content);
    else if (type === 'PLTE') palette = content;
    else if (type === 'tRNS') alphas = content;
    else if (type === 'IEND') break;
    at = end + CHUNK_END;
  }
  try {
    const options = { maxOutputLength: total, finishFlush: constants.Z_SYNC_FLUSH };
    return { data: inflateSync(Buffer.concat(packed), options), palette, alphas };
  } catch (error) {
    throw new ReaderError('damaged', error);
  }
}

/** Undoes what made a row smaller to store (PNG specification, 9.2). */
function unfilter(
  line: Uint8Array,
  above: Uint8Array,
  { filter, step }: { readonly filter: number; readonly step: number },
): void {
  for (let at = 0; at < line.length; at++) {
    const left = at < step ? 0 : (line[at - step] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < step ? 0 : (above[at - step] ?? 0);
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    line[at] = (line[at] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** The shade of a pixel of a row, on white. */
function makeShades({ header: { depth, colour }, palette, alphas }: Samples, channels: number) {
  const most = 2 ** Math.min(depth, 8) - 1;
  const sample = (line: Uint8Array, index: number): number => {
    if (depth >= 8) return line[index * (depth / 8)] ?? 0;
    const bit = index * depth;
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  const onWhite = (shade: number, alpha: number) => (shade * alpha + WHITE * (WHITE - alpha)) / WHITE;
  const grayOf = (red: number, green: number, blue: number) => (red * 77 + green * 150 + blue * 29) >> 8;
  const entries = Array.from({ length: Math.ceil(palette.length / 3) }, (_, entry) => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(3 * entry);
    return onWhite(grayOf(red, green, blue), alphas[entry] ?? WHITE);
  });
  return (line: Uint8Array, column: number): number => {
    const first = column * channels;
    if (colour === PALETTE) return entries[sample(line, first)] ?? WHITE;
    const shade =
      (colour & WITH_COLOURS) === 0
        ? (sample(line, first) * WHITE) / most
        : grayOf(sample(line, first), sample(line, first + 1), sample(line, first + 2));
    return (colour & WITH_ALPHA) === 0 ? shade : onWhite(shade, sample(line, first + channels - 1));
  };
}
