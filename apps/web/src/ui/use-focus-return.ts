import { useRef } from 'react';

/**
 * Handlers of a dialog that no trigger of its own opens: when it closes, the focus goes to what it has made, else back to
 * where it was, or, where that has gone, to the content of the page.
 */
export function useFocusReturn(findMade?: () => HTMLElement | null | undefined) {
  const before = useRef<Element>(null);
  return {
    /** To be called before the dialog takes the focus. */
    remember: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = before.current?.isConnected ? before.current : document.getElementById('content');
      const place = findMade?.() ?? back;
      if (place instanceof HTMLElement) place.focus();
    },
  };
}
