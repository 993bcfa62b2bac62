const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows walk from the field through the results and back. A ref of what holds them all. */
export function walkResults(screen: HTMLElement | null): (() => void) | undefined {
  if (!screen) return undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const results = [...screen.querySelectorAll<HTMLElement>('[data-result]')];
    const at = results.findIndex((result) => result === document.activeElement);
    const next = at < 0 ? undefined : results[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  screen.addEventListener('keydown', onKeyDown);
  return () => screen.removeEventListener('keydown', onKeyDown);
}
