import { Check, Link, MessageSquareQuote } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { selectionCitation } from '#shared/questions/citation-text.ts';
import { placeToolbar } from '#features/chat/place-toolbar.ts';
import type { SelectedText } from '#features/chat/selected-text.ts';
import { useSelectedText } from '#features/chat/use-selected-text.ts';
import { copyWithLinks } from '#lib/clipboard.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { toast } from '#ui/toast.tsx';

const COPIED_MS = 1_500;

interface SelectionToolbarProps {
  readonly workspace: ChatWorkspace;
  /** Holds the page, and this. */
  readonly pane: RefObject<HTMLElement | null>;
}

/** Beside words that are selected on the page: asks about them, copies them with where they stand. */
export function SelectionToolbar({ workspace, pane }: SelectionToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const { selected, dismiss, dismissUntilChanged } = useSelectedText(pane, toolbar);
  const [copied, setCopied] = useState<SelectedText | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  useDismissOnEscape(selected !== null, toolbar, pane, dismissUntilChanged);
  usePlace(selected, toolbar, pane);

  const ask = () => {
    if (!selected) return;
    dismiss();
    workspace.askAbout(selected.text);
  };
  const copy = async () => {
    if (!selected) return;
    const { page } = selected;
    const at = { ...selected, label: workspace.labels.get(page) };
    try {
      await copyWithLinks(selectionCitation(at, workspace.file, window.location.origin));
      setCopied(selected);
    } catch {
      toast.error('The browser did not allow copying.');
    }
  };
  useShortcut({ key: 'a', label: 'Ask about the selected text', group: 'Document' }, ask);
  useShortcut(
    { key: 'c', label: 'Copy the selected text with citation', group: 'Document' },
    () => void copy(),
  );
  const isCopied = copied !== null && copied === selected;
  return (
    <>
      <span role="status" className="sr-only">
        {isCopied && 'Copied with citation'}
      </span>
      {selected && (
        <Toolbar.Root
          ref={toolbar}
          aria-label="Selected text"
          className="absolute top-0 left-0 z-20 flex items-center rounded-field border border-line bg-surface p-1 shadow-float select-none"
          // A press would take the selection away.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Toolbar.Button className={BUTTON} onClick={ask}>
            <MessageSquareQuote aria-hidden="true" />
            Ask about this
          </Toolbar.Button>
          <Toolbar.Separator className="mx-1 h-4 w-px bg-line" />
          <Toolbar.Button className={BUTTON} onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden="true" /> : <Link aria-hidden="true" />}
            {/* Both words in one place, so that nothing moves under the pointer. */}
            <span className="grid text-left *:[grid-area:1/1]">
              <span className={isCopied ? 'invisible' : undefined}>Copy with citation</span>
              {isCopied && <span>Copied</span>}
            </span>
          </Toolbar.Button>
        </Toolbar.Root>
      )}
    </>
  );
}

const BUTTON =
  'inline-flex h-7 items-center gap-1.5 rounded-control px-2 text-xs font-medium whitespace-nowrap text-ink hover:bg-quiet max-sm:h-10 max-sm:px-2.5 max-sm:text-sm [&_svg]:size-4 [&_svg]:flex-none [&_svg]:text-ink-2';

/** Escape closes the toolbar; the words stay selected, and the focus goes back to their page. */
function useDismissOnEscape(
  isOpen: boolean,
  toolbar: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]')) return;
    event.preventDefault();
    if (toolbar.current?.contains(document.activeElement))
      pane.current?.querySelector<HTMLElement>('[role="group"][tabindex], [data-page][tabindex]')?.focus();
    onDismiss();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => close(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
}

/** Keeps the toolbar beside the words while these are scrolled or enlarged. */
function usePlace(
  selected: SelectedText | null,
  toolbar: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [bar, frame] = [toolbar.current, pane.current];
    if (!selected || !bar || !frame) return;
    const place = () => {
      const spot = placeToolbar({
        words: selected.range.getBoundingClientRect(),
        pane: frame.getBoundingClientRect(),
        toolbar: { width: bar.offsetWidth, height: bar.offsetHeight },
        isTouch: window.matchMedia('(pointer: coarse)').matches,
      });
      bar.style.visibility = spot ? 'visible' : 'hidden';
      if (spot) bar.style.transform = `translate(${Math.round(spot.left)}px, ${Math.round(spot.top)}px)`;
    };
    place();
    const control = new AbortController();
    frame.addEventListener('scroll', place, { capture: true, signal: control.signal });
    const sizes = new ResizeObserver(place);
    sizes.observe(frame);
    for (const sheet of frame.querySelectorAll('[data-page]')) sizes.observe(sheet);
    return () => {
      control.abort();
      sizes.disconnect();
    };
  }, [selected, toolbar, pane]);
}
