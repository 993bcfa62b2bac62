import type { Page } from '@playwright/test';

/** What the screen of a batch says at an instant. */
interface BatchLook {
  readonly at: number;
  readonly done: number;
  /** Between how many seconds are said to be left; null while none are. */
  readonly left: { readonly from: number; readonly to: number } | null;
}

const EVERY_MS = 200;

/** Notes, inside a page that shows a running batch, what it says of the batch; lost when the page is loaded again. */
export async function watchBatch(page: Page): Promise<{ looks(): Promise<BatchLook[]> }> {
  await page.evaluate((everyMs) => {
    const notes: { at: number; headline: string; done: number }[] = [];
    Object.assign(window, { batchNotes: notes });
    setInterval(() => {
      const screen = document.querySelector('section[aria-label="Progress"]');
      const bar = screen?.querySelector('[role="progressbar"]');
      if (!screen || !bar) return;
      const headline = screen.querySelector('p')?.textContent ?? '';
      notes.push({ at: Date.now(), headline, done: Number(bar.getAttribute('aria-valuenow')) });
    }, everyMs);
  }, EVERY_MS);
  return {
    looks: async () => {
      const notes = await page.evaluate(
        () =>
          (window as unknown as { batchNotes: { at: number; headline: string; done: number }[] }).batchNotes,
      );
      return notes.map(({ at, headline, done }) => ({ at, done, left: secondsOf(headline) }));
    },
  };
}

/** The seconds that a headline means, which rounds them. */
function secondsOf(headline: string): BatchLook['left'] {
  if (headline.startsWith('a few seconds left')) return { from: 0, to: 10 };
  if (headline.startsWith('about a minute left')) return { from: 55, to: 90 };
  const [, count, unit] = /^about (\d+) (seconds|minutes) left/.exec(headline) ?? [];
  if (count === undefined) return null;
  const number = Number(count);
  return unit === 'seconds'
    ? { from: number - 5, to: number }
    : { from: number * 60 - 30, to: number * 60 + 30 };
}
