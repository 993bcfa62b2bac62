import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** What can be told of a PNG file that is made of rows of bytes. */
interface PngRows {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample; 8 where left out. */
  readonly depth?: number;
  /** Type of colour as PNG numbers it; grey where left out. */
  readonly colour?: number;
  readonly isInterlaced?: boolean;
  /** As they are compressed, each row behind the number of its filter. */
  readonly rows: Uint8Array;
  readonly palette?: Uint8Array;
  readonly alphas?: Uint8Array;
}

const chunk = (type: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG file of rows that are filtered already. */
export function makePng(png: PngRows): Buffer {
  const { width, height, depth = 8, colour = 0, isInterlaced = false, rows, palette, alphas } = png;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    ...(alphas ? [chunk('tRNS', alphas)] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture in shades of grey as a PNG file. */
export function grayPng(picture: {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}): Buffer {
  const { width, height, pixels } = picture;
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return makePng({ width, height, rows });
}

/** What `letterJpeg` says. */
export const LETTER_LINES = [
  'The tenant keeps the keys to the cellar.',
  'The notice period is nine weeks for both parties.',
];
/** A picture of two lines of a letter, as a scanner stores it: 900 by 220 pixels. */
export const letterJpeg = (): Buffer => readFileSync(new URL('./letter.jpg', import.meta.url));

/** Pictures of five lines of a lease in print, as a scanner stores them at 200 dpi; the languages by their ISO 639-1 codes. */
export const SCRIPT_LETTERS = ['ru', 'ar', 'hi', 'zh', 'ja'] as const;
export const scriptLetterPng = (language: (typeof SCRIPT_LETTERS)[number]): Buffer =>
  readFileSync(new URL(`./letter-${language}.png`, import.meta.url));
