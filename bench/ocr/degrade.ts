import { seededRandom } from '@recto/testing/pdf';
import sharp from 'sharp';

/** Shades of grey, a byte a pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** How a page comes out of the copier and the scanner. */
export interface Damage {
  /** Degrees clockwise. */
  readonly skew: number;
  /** Of a Gaussian, in pixels. */
  readonly blur: number;
  /** Standard deviation of the noise, of 255. */
  readonly noise: number;
  /** Of the JPEG file, of 100. */
  readonly quality: number;
}

/** Skews, blurs, adds noise and stores as JPEG; the same seed gives the same picture. */
export async function degrade(page: Picture, damage: Damage, seed: number): Promise<Picture> {
  const { width, height, pixels } = page;
  const turned = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(damage.skew, { background: '#fff' })
    .blur(damage.blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seededRandom(seed);
  const noisy = turned.data.map((shade) => clamp(shade + damage.noise * gaussian(random)));
  const size = { width: turned.info.width, height: turned.info.height };
  const jpeg = await sharp(noisy, { raw: { ...size, channels: 1 } })
    .jpeg({ quality: damage.quality })
    .toBuffer();
  const scan = await sharp(jpeg).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: scan.info.width, height: scan.info.height, pixels: new Uint8Array(scan.data) };
}

const clamp = (shade: number) => Math.min(255, Math.max(0, Math.round(shade)));

/** Box and Muller's transform. */
const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
