import { type RefObject, useCallback, useEffect, useState } from 'react';
import { readSelectedText, type SelectedText } from '#features/chat/selected-text.ts';

/**
 * What is selected on the page that the pane shows. While a mouse selects there is nothing yet: a toolbar would stand in
 * its way. `dismiss` forgets the words until others are selected; the selection itself stays.
 */
export function useSelectedText(pane: RefObject<HTMLElement | null>, toolbar: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    let isDragging = false;
    let isChanged = false;
    let isPressed = false;
    const read = () => {
      isChanged = false;
      setSelected(pane.current && readSelectedText(pane.current, document.getSelection()));
    };
    const listeners = {
      selectionchange: () => {
        isChanged = true;
        // A tap on the toolbar takes the selection away before it becomes a click.
        if (isPressed && document.getSelection()?.isCollapsed) return;
        if (isDragging) setSelected(null);
        else read();
      },
      pointerdown: ({ target, pointerType }: PointerEvent) => {
        isPressed = target instanceof Node && toolbar.current?.contains(target) === true;
        isDragging = pointerType === 'mouse' && !isPressed;
      },
      pointerup: () => {
        const wasDragging = isDragging;
        isDragging = false;
        if (wasDragging && isChanged) read();
      },
      pointercancel: () => {
        isDragging = false;
      },
    };
    const control = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener, { capture: true, signal: control.signal });
    return () => control.abort();
  }, [pane, toolbar]);
  return { selected, dismiss: useCallback(() => setSelected(null), []) };
}
