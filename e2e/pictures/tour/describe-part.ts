import type { Page } from '@playwright/test';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something to be seen in a picture: a text, a control or a mark, and where. */
export interface Part {
  readonly kind: string;
  readonly text: string;
  /** Left, top, width, height in CSS pixels of the picture. */
  readonly box: readonly [number, number, number, number];
}

/** Times of day, the page that is being read and the bytes of a made file differ from picture to picture. */
const withoutVarying = (text: string) =>
  text
    .replace(/\b\d{1,2}:\d{2}\b/g, '00:00')
    .replace(/page \d+\//g, 'page 0/')
    .replace(/\b\d+ B\b/g, '0 B');

/** What a part of the screen shows: its texts, controls and marks in reading order. Colours and pixels are not compared. */
export async function describePart(page: Page, clip: Rect): Promise<Part[]> {
  const parts = await page.evaluate((shown) => {
    const found: { kind: string; text: string; box: [number, number, number, number] }[] = [];
    const add = (kind: string, text: string, { x, y, width, height }: DOMRect) => {
      const [middle, centre] = [x + width / 2, y + height / 2];
      const isInside =
        middle > shown.x &&
        middle < shown.x + shown.width &&
        centre > shown.y &&
        centre < shown.y + shown.height;
      if (!isInside || width < 2 || height < 2) return;
      // What something else covers is not to be seen, a list behind a dialog for one.
      const top = document.elementFromPoint(middle, centre);
      if (top?.closest('[role=dialog]') !== owner?.closest('[role=dialog]')) return;
      const box = [x - shown.x, y - shown.y, width, height].map(Math.round);
      found.push({ kind, text, box: box as [number, number, number, number] });
    };
    let owner: Element | null = null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      owner = node instanceof Element ? node : node.parentElement;
      if (!owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (node instanceof Text) {
        const text = node.data.trim();
        const range = document.createRange();
        range.selectNodeContents(node);
        if (text) add('text', text, range.getBoundingClientRect());
      } else if (
        node instanceof HTMLElement &&
        node.matches('button, a, input, textarea, [data-testid=mark]')
      ) {
        const value = node instanceof HTMLTextAreaElement ? node.value : '';
        const name = node.getAttribute('aria-label') ?? node.getAttribute('placeholder') ?? '';
        add(node.dataset['testid'] ?? node.localName, value || name, node.getBoundingClientRect());
      }
    }
    return found;
  }, clip);
  return parts;
}

/** Fonts are the project's own, but rounding differs from machine to machine. */
const TOLERANCE_PX = 4;
/** Texts are some 2 % wider in a whole Chromium than in its headless shell, the longer the more pixels. */
const TOLERANCE_OF_WIDTH = 0.04;

const WIDTH = 2;
const toleranceOf = (edge: number, at: number) =>
  at === WIDTH ? Math.max(TOLERANCE_PX, edge * TOLERANCE_OF_WIDTH) : TOLERANCE_PX;

const isNear = (edge: number, other: number) => Math.abs(edge - other) <= TOLERANCE_PX;

function isSame(a: Part, b: Part): boolean {
  const text = withoutVarying(a.text);
  if (a.kind !== b.kind || text !== withoutVarying(b.text)) return false;
  if (text === a.text && text === b.text)
    return a.box.every((edge, at) => Math.abs(edge - (b.box[at] ?? 0)) <= toleranceOf(edge, at));
  // Its width varies with its figures: a text that is set from the right stands still at its right edge.
  const [[left, top, width], [otherLeft, otherTop, otherWidth]] = [a.box, b.box];
  return isNear(top, otherTop) && (isNear(left, otherLeft) || isNear(left + width, otherLeft + otherWidth));
}

/** How two descriptions differ, a line for each difference. */
export function differences(before: readonly Part[], after: readonly Part[]): string[] {
  const told = ({ kind, text, box }: Part) => `${kind} “${text}” at ${box.join(' ')}`;
  const missing = before.filter((part) => !after.some((other) => isSame(part, other)));
  const added = after.filter((part) => !before.some((other) => isSame(part, other)));
  return [
    ...missing.map((part) => `no longer there: ${told(part)}`),
    ...added.map((part) => `not in the picture: ${told(part)}`),
  ];
}
