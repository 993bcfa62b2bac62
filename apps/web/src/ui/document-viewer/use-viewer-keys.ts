import { useEffect, useEffectEvent } from 'react';

export interface ViewerKeys {
  readonly onHit: (direction: 1 | -1) => void;
  readonly onPage: (direction: 1 | -1) => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onFit: () => void;
}

/** Where letters and arrows belong to somebody else. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="separator"], [role="tablist"], [role="radiogroup"]';

/** `j` `k` hits, arrows pages, `+` `-` `0` zoom, wherever the focus is, unless something is being typed. */
export function useViewerKeys(keys: ViewerKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event.key, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      act(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function actionOf(key: string, keys: ViewerKeys): (() => void) | undefined {
  switch (key) {
    case 'j':
      return () => keys.onHit(1);
    case 'k':
      return () => keys.onHit(-1);
    case 'ArrowRight':
      return () => keys.onPage(1);
    case 'ArrowLeft':
      return () => keys.onPage(-1);
    case '+':
    case '=':
      return () => keys.onZoom(1);
    case '-':
      return () => keys.onZoom(-1);
    case '0':
      return keys.onFit;
    default:
      return undefined;
  }
}
