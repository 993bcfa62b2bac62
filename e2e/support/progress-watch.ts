import type { Page } from '@playwright/test';

/** How far a file is: completed stages first, then the page that is being read. */
export interface Step {
  readonly stage: number;
  readonly page: number;
  /** Milliseconds in which the page could run: while a busy machine leaves it standing, nothing is late. */
  readonly at: number;
}

interface Watch {
  readonly heard: Step[];
  readonly shown: Step[];
}

/**
 * Notes, inside the page, when news of files arrive on its socket and when a row of the list shows them. To be called
 * before the page is opened.
 */
export async function watchProgress(
  page: Page,
  stageNames: readonly string[],
): Promise<() => Promise<Watch>> {
  await page.addInitScript((names) => {
    const watch: { heard: Step[]; shown: Step[] } = { heard: [], shown: [] };
    Object.assign(window, { progressWatch: watch });
    const [beatMs, mostMs] = [20, 60];
    let [ran, beat] = [0, performance.now()];
    const now = () => ran + Math.min(performance.now() - beat, mostMs);
    setInterval(() => ([ran, beat] = [now(), performance.now()]), beatMs);
    hearSocket();
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(readRow).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });

    function hearSocket() {
      const add = WebSocket.prototype.addEventListener;
      const listened = new WeakSet<WebSocket>();
      const listen = (socket: WebSocket) => {
        if (listened.has(socket)) return;
        listened.add(socket);
        add.call(socket, 'message', (event) => note(String((event as MessageEvent).data)));
      };
      // Its first caller sets a handler at once, so that no message is missed.
      const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
      Object.defineProperty(WebSocket.prototype, 'onmessage', {
        ...handler,
        set(this: WebSocket, value: unknown) {
          listen(this);
          handler?.set?.call(this, value);
        },
      });
    }

    function note(frame: string) {
      if (!frame.includes('FILE_PROGRESS')) return;
      const [, { body }] = JSON.parse(frame.slice(frame.indexOf('['))) as [
        string,
        { body: { stages: { completed: boolean }[]; progress: { page: number } | null } },
      ];
      const stage = body.stages.filter(({ completed }) => completed).length;
      watch.heard.push({ stage, page: body.progress?.page ?? 0, at: now() });
    }

    function readRow() {
      const text = document.querySelector('tbody tr')?.textContent ?? '';
      const stage = text.includes('Complete') ? names.length : names.findIndex((name) => text.includes(name));
      const step = { stage, page: Number(/page (\d+)\//.exec(text)?.[1] ?? 0), at: now() };
      const last = watch.shown.at(-1);
      if (stage >= 0 && (last?.stage !== step.stage || last.page !== step.page)) watch.shown.push(step);
    }
  }, stageNames);
  return () => page.evaluate(() => (window as unknown as { progressWatch: Watch }).progressWatch);
}

/** Milliseconds from the arrival of each piece of news until it, or a later one, was to be seen. */
export const delaysOf = ({ heard, shown }: Watch): number[] =>
  heard.map((event) => {
    const seen = shown.find(
      ({ stage, page }) => stage > event.stage || (stage === event.stage && page >= event.page),
    );
    return seen ? Math.max(0, seen.at - event.at) : Number.POSITIVE_INFINITY;
  });
