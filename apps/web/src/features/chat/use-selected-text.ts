import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readSelectedText, type SelectedText } from '#features/chat/selected-text.ts';

/**
 * What is selected on the page that the pane shows. While a mouse selects there is nothing yet: a toolbar would stand in
 * its way. `dismiss` forgets the words until they are selected again, `dismissUntilChanged` until others are; the selection itself
 * stays.
 */
export function useSelectedText(pane: RefObject<HTMLElement | null>, toolbar: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  const dismissed = useRef<Ends | null>(null);
  useEffect(() => {
    let isDragging = false;
    let isChanged = false;
    let isPressed = false;
    const read = () => {
      isChanged = false;
      const selection = document.getSelection();
      // A key's news of the selection may come after the next key has dismissed it.
      if (dismissed.current && isSame(dismissed.current, endsOf(selection))) return;
      dismissed.current = null;
      setSelected(pane.current && readSelectedText(pane.current, selection));
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
        dismissed.current = null;
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
  const dismiss = useCallback(() => setSelected(null), []);
  const dismissUntilChanged = useCallback(() => {
    dismissed.current = endsOf(document.getSelection());
    setSelected(null);
  }, []);
  return { selected, dismiss, dismissUntilChanged };
}

/** Where a selection begins and ends. */
type Ends = readonly [Node | null, number, Node | null, number];

const endsOf = (selection: Selection | null): Ends => [
  selection?.anchorNode ?? null,
  selection?.anchorOffset ?? 0,
  selection?.focusNode ?? null,
  selection?.focusOffset ?? 0,
];

const isSame = (one: Ends, other: Ends): boolean => one.every((part, index) => part === other[index]);
