import EmblaCarousel from 'embla-carousel';
import { expect, test, vi } from 'vitest';
import { timeScrolling } from '#features/tour/timed-scroll.ts';

const WIDTH = 592;
const FRAME_MS = 16;

function place(node: HTMLElement, left: number): HTMLElement {
  node.style.marginRight = '0px';
  Object.defineProperties(node, {
    offsetParent: { value: document.body },
    offsetLeft: { value: left },
    offsetTop: { value: 0 },
    offsetWidth: { value: WIDTH },
    offsetHeight: { value: 100 },
  });
  return node;
}

/** Four slides that take 500 ms, on a screen that draws when it is told to. */
function makeSlides() {
  let now = 1_000;
  let callbacks: FrameRequestCallback[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => callbacks.push(callback));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    callbacks = [];
  });

  const viewport = place(document.createElement('div'), 0);
  const row = place(document.createElement('div'), 0);
  row.append(...[0, 1, 2, 3].map((index) => place(document.createElement('div'), index * WIDTH)));
  viewport.append(row);
  document.body.replaceChildren(viewport);
  const carousel = EmblaCarousel(viewport, { dragThreshold: 5 });
  timeScrolling(carousel, 500);

  return {
    carousel,
    /** How far the slides are moved to the left, in pixels. */
    shift: () => -Number(/translate3d\((.+?)px/.exec(row.style.transform)?.[1] ?? Number.NaN),
    draw: (frames = 1) => {
      for (; frames > 0; frames--) {
        now += FRAME_MS;
        const due = callbacks;
        callbacks = [];
        for (const callback of due) callback(now);
      }
    },
    mouse: (type: 'mousedown' | 'mousemove' | 'mouseup', clientX: number) => {
      const event = new MouseEvent(type, { clientX, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: now });
      (type === 'mousedown' ? viewport : document).dispatchEvent(event);
    },
    /** As on a busy machine: time passes between any two looks at the clock. */
    beBusy: () => vi.spyOn(performance, 'now').mockImplementation(() => (now += 3)),
  };
}

test('slides take their time, evenly out of rest', () => {
  const { carousel, draw, shift } = makeSlides();
  carousel.scrollTo(1);
  draw(2);
  expect(shift()).toBeGreaterThanOrEqual(0);
  expect(shift()).toBeLessThan(0.2 * WIDTH);
  draw(16);
  expect(shift()).toBeGreaterThan(0.8 * WIDTH);
  expect(shift()).toBeLessThan(WIDTH);
  draw(16);
  expect(shift()).toBeCloseTo(WIDTH);
});

test('slides that are sent back before they were drawn anew come to rest where they belong', () => {
  const { carousel, draw, shift, beBusy } = makeSlides();
  carousel.scrollTo(1);
  beBusy();
  draw();
  expect(shift()).toBeCloseTo(0);
  carousel.scrollTo(0);
  draw(100);
  expect(shift()).toBeCloseTo(0);
});

test('slides follow a hand no farther than it goes, however fast they were swiped before', () => {
  const { draw, shift, mouse } = makeSlides();
  mouse('mousedown', 500);
  mouse('mousemove', 100);
  draw();
  mouse('mouseup', 100);
  draw(100);
  expect(shift()).toBeCloseTo(WIDTH);

  mouse('mousedown', 300);
  mouse('mousemove', 296);
  draw();
  expect(shift()).toBeGreaterThan(WIDTH);
  expect(shift()).toBeLessThan(WIDTH + 4);
});
