import { expect, type Page } from '@playwright/test';

/**
 * Notes every toast that is seen from the next page on, in that order, so that one that leaves with its page after two
 * seconds cannot be missed. Gives the texts.
 */
export async function noteToasts(page: Page): Promise<() => readonly string[]> {
  const noted: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => void noted.push(text));
  await page.addInitScript(() => {
    const { noteToast } = window as unknown as { noteToast(text: string): void };
    const seen = new WeakMap<Element, string>();
    const look = () => {
      for (const toast of document.querySelectorAll('[aria-label^="Notifications"] [data-state=open]')) {
        const text = toast.textContent;
        if (seen.get(toast) === text || !toast.checkVisibility()) continue;
        seen.set(toast, text);
        noteToast(text);
      }
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      }),
    );
  });
  return () => noted;
}

/**
 * Has a page load what shows toasts, as it does once somebody does something: with a clock that stands, or without a
 * connection, it could not.
 */
export async function loadToasts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: /notifications/i })).toBeAttached();
}

/** What a page waits before it leaves once it has said that its session is over; `failures.spec.ts` holds it to that. */
const LEAVES_AFTER_MS = 2_000;

/**
 * Lets a page whose session is over leave at once in place of after two seconds, and holds the login page back until the
 * toast with the way there was noted: a slow machine may still be loading what shows toasts.
 */
export async function leaveOnceNoted(page: Page, noted: () => readonly string[]): Promise<void> {
  const hurry = (delay: number) => {
    const wait = window.setTimeout.bind(window);
    const hurried = (handler: TimerHandler, ms?: number) => wait(handler, ms === delay ? 0 : ms);
    Object.assign(window, { setTimeout: hurried });
  };
  await page.addInitScript(hurry, LEAVES_AFTER_MS);
  await page.evaluate(hurry, LEAVES_AFTER_MS);
  await page.route(/\/login$/, async (route) => {
    await expect.poll(() => noted().some((text) => text.endsWith('Logout'))).toBe(true);
    await route.continue();
  });
}
