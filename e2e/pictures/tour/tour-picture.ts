import type { Locator, Page } from '@playwright/test';
import type { TourStage } from './tour-stage.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One picture of the guided tour: a part of a screen of the running product. */
export interface TourPicture {
  /** The `image` of the step it belongs to. */
  readonly name: string;
  readonly window: { readonly width: number; readonly height: number };
  /** How much of the screen it shows; the height follows from the shape that all pictures have. */
  readonly width: number;
  /** Brings the screen about and says where the picture begins. */
  readonly show: (page: Page, stage: TourStage) => Promise<Point>;
}

/** Width to height. */
export const SHAPE = 28 / 15;

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('what the picture is about is not on the screen');
  return box;
}
