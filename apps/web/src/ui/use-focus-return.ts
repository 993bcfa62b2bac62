import { useRef } from 'react';

/**
 * Handlers of a dialog that no trigger of its own opens: when it closes, the focus goes back to where it was, or, where
 * that has gone, to the content of the page.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    /** To be called before the dialog takes the focus. */
    remember: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = before.current?.isConnected ? before.current : document.getElementById('content');
      if (place instanceof HTMLElement) place.focus();
    },
  };
}
