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
 * Holds the login page back until a toast was noted. A page whose session is over leaves two seconds after it has said so,
 * when a slow machine may still be loading what shows toasts.
 */
export async function leaveOnceNoted(page: Page, noted: () => readonly string[]): Promise<void> {
  await page.route(/\/login$/, async (route) => {
    await expect.poll(() => noted().length).toBeGreaterThan(0);
    await route.continue();
  });
}
