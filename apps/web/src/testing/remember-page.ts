import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Remembers the page of a process that goes through many test files. The result takes from it what a file has left there
 * for the next one: what it listened to, waited for, showed, selected and stored, and
 * where it was.
 */
export function rememberPage(): () => Promise<void> {
  const undo = [...[window, document].map(rememberListeners), rememberTimers()];
  const url = location.href;
  return async () => {
    // What was still being loaded would be told to React in another file.
    await act(() => vi.dynamicImportSettled());
    for (const step of undo) step();
    getSelection()?.removeAllRanges();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
    history.replaceState(null, '', url);
  };
}

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
];

function rememberListeners(target: Window | Document): () => void {
  const { addEventListener } = target;
  const undo: (() => void)[] = [];
  target.addEventListener = (...args: Listening) => {
    undo.push(() => target.removeEventListener(...args));
    addEventListener.apply(target, args);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const step of undo) step();
    // React notes here that it listens already.
    for (const key of Object.keys(target))
      if (key.startsWith('_reactListening')) Reflect.deleteProperty(target, key);
  };
}

function rememberTimers(): () => void {
  const { setTimeout: wait, setInterval: repeat } = globalThis;
  const running: (ReturnType<typeof wait> | ReturnType<typeof repeat>)[] = [];
  const noting = <Timer extends typeof wait | typeof repeat>(start: Timer): Timer =>
    Object.assign((...args: Parameters<Timer>) => {
      const timer = Reflect.apply(start, globalThis, args);
      running.push(timer);
      return timer;
    }, start) as Timer;
  Object.assign(globalThis, { setTimeout: noting(wait), setInterval: noting(repeat) });
  return () => {
    Object.assign(globalThis, { setTimeout: wait, setInterval: repeat });
    for (const timer of running) clearTimeout(timer);
  };
}
