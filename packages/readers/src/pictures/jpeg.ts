import type { PictureFormat, PictureSize } from '#pictures/picture.ts';
import { ReaderError } from '#reader-error.ts';

const START = 0xffd8;
const FILLER = 0xff;
/** Markers without a segment: restarts and TEM. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd9) || marker === 0x01;
/** Those that begin a frame; the others of that range define tables (ITU-T T.81, B.1.1.3). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const COLOURS: Readonly<Record<number, string>> = {
  1: '/ColorSpace/DeviceGray',
  3: '/ColorSpace/DeviceRGB',
  // Programs write the inks inverted.
  4: '/ColorSpace/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]',
};

/** Pictures as cameras and scanners store them; PDF holds them as they are. */
export const JPEG: PictureFormat = {
  mediaType: 'image/jpeg',
  measure: readFrame,
  toPdfImage(file) {
    const frame = readFrame(file);
    const colours = frame && frame !== 'more' ? COLOURS[frame.components] : undefined;
    if (!frame || frame === 'more' || colours === undefined) throw new ReaderError('damaged');
    const { width, height } = frame;
    return { width, height, entries: `${colours}/BitsPerComponent 8/Filter/DCTDecode`, data: file };
  },
};

interface Frame extends PictureSize {
  readonly components: number;
}

function readFrame(bytes: Uint8Array): Frame | 'more' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 2 || view.getUint16(0) !== START) return null;
  for (let at = 2; at + 10 <= bytes.length; ) {
    if (bytes[at] !== FILLER) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === FILLER) at += 1;
    else if (isBare(marker)) at += 2;
    else if (isFrame(marker))
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: bytes[at + 9] ?? 0,
      };
    else at += 2 + view.getUint16(at + 2);
  }
  return 'more';
}
