import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

/** What a camera reads off a picture on the screen. */
export async function readQrCode(image: Locator): Promise<string> {
  const { pixels, width, height } = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement('canvas');
    canvas.width = element.naturalWidth;
    canvas.height = element.naturalHeight;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { pixels: [...data], width: canvas.width, height: canvas.height };
  });
  const found = jsqr.default(new Uint8ClampedArray(pixels), width, height);
  if (!found) throw new Error('no QR code was found in the picture');
  return found.data;
}
