/** Does the work once the page can be seen, at once where it can be. */
export function whenVisible(work: () => void, calledOff: AbortSignal): void {
  if (document.visibilityState === 'visible') return work();
  const done = new AbortController();
  const signal = AbortSignal.any([calledOff, done.signal]);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    done.abort();
    work();
  };
  document.addEventListener('visibilitychange', look, { signal });
}
