import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { DismissableLayer } from 'radix-ui/internal';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '#lib/cx.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { dismissToast, type Toast, useToasts } from '#ui/toast-store.ts';
import { type SwipeDirection, useSwipe } from '#ui/use-swipe.ts';

/** Specification, section 9. */
const SWIPE_THRESHOLD_PX = 20;

/** Towards the edge that the toasts came from, or to a side of a phone. */
const SWIPES: Readonly<Record<'phone' | 'desk', readonly SwipeDirection[]>> = {
  phone: ['up', 'left', 'right'],
  desk: ['right', 'down'],
};
/** Where a toast goes that was swiped away; the others fade where they are. */
const AWAY: Readonly<Record<SwipeDirection, string>> = {
  left: '-110%',
  right: '110%',
  up: '0 -110%',
  down: '0 110%',
};
const ICONS = {
  success: <CircleCheck className="text-ok" />,
  error: <CircleAlert className="text-bad" />,
  warning: <TriangleAlert className="text-warn" />,
  info: <Info className="text-accent-ink" />,
};

/** Lets a toast end after its time, which stands still while somebody is at it. */
function useLife({ id, version, duration, isOpen }: Toast, isPaused: boolean): void {
  const left = useRef(duration);
  const counted = useRef(version);
  useEffect(() => {
    if (counted.current !== version) left.current = duration;
    counted.current = version;
    if (isPaused || !isOpen || duration === Number.POSITIVE_INFINITY) return;
    const begun = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [id, version, duration, isOpen, isPaused]);
}

function ToastItem({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, kind, message, description, action, isOpen, isCrowdedOut = false } = toast;
  // What has to stay until something happens is not waved away.
  const isKept = toast.duration === Number.POSITIVE_INFINITY;
  const [away, setAway] = useState<SwipeDirection | null>(null);
  const isPhone = useIsPhone();
  useLife(toast, isPaused);
  const swipe = useSwipe({
    directions: isKept ? [] : SWIPES[isPhone ? 'phone' : 'desk'],
    threshold: SWIPE_THRESHOLD_PX,
    onSwipe: (direction) => {
      setAway(direction);
      dismissToast(id);
    },
  });
  const act = () => {
    action?.onClick();
    dismissToast(id);
  };
  return (
    <li
      {...swipe}
      data-state={isOpen ? 'open' : 'closed'}
      inert={!isOpen}
      aria-hidden={!isOpen}
      style={isOpen || away === null ? undefined : { translate: AWAY[away] }}
      className={cx('toast grid animate-rise touch-none select-none', isCrowdedOut && 'transition-none')}
    >
      <div className="min-h-0 overflow-hidden">
        <div className="group my-1 flex items-start gap-2.5 rounded-card border border-line bg-surface px-3.5 py-3 text-sm shadow-float">
          <span aria-hidden="true" className="mt-0.5 shrink-0 [&_svg]:size-4">
            {ICONS[kind]}
          </span>
          <div className="min-w-0 flex-1">
            <p className="break-words font-medium">{message}</p>
            {description && <p className="mt-0.5 break-words text-ink-2">{description}</p>}
          </div>
          {action && (
            <Button variant="primary" size="sm" className="self-center" title={action.keys} onClick={act}>
              {action.label}
            </Button>
          )}
          {!isKept && (
            <IconButton
              label="Dismiss"
              size="sm"
              className="-me-1.5 -my-0.5 opacity-0 focus-visible:opacity-100 group-hover:opacity-100"
              onClick={() => dismissToast(id)}
            >
              <X />
            </IconButton>
          )}
        </div>
      </div>
    </li>
  );
}

/** F8 leads to the toasts, Escape from there back to where the focus was. */
function useToastKeys(list: React.RefObject<HTMLOListElement | null>) {
  const before = useRef<Element>(null);
  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isInside = list.current?.contains(document.activeElement) ?? false;
    if (event.key === 'F8') {
      if (!isInside) before.current = document.activeElement;
      list.current?.focus();
    } else if (event.key === 'Escape' && isInside) goBack();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return goBack;
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Time stands still while the pointer or the focus is at the toasts, and while nobody can see them. */
function usePause() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(onVisibility, () => document.visibilityState === 'hidden');
  return {
    isPaused: isHovered || isFocused || isHidden,
    release: () => setHovered(false),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

export default function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const list = useRef<HTMLOListElement>(null);
  const { isPaused, release, handlers } = usePause();
  const goBack = useToastKeys(list);
  const openCount = toasts.filter(({ isOpen }) => isOpen).length;
  const settle = useEffectEvent(() => {
    // The last toast takes neither the focus nor the rest of the pointer with it.
    release();
    if (list.current?.contains(document.activeElement)) goBack();
  });
  useEffect(() => {
    if (openCount === 0) settle();
  }, [openCount]);
  return (
    // A branch of whatever dialog is open: to use a toast does not close it.
    <DismissableLayer.Branch asChild>
      <section
        aria-label="Notifications (F8)"
        className="pointer-events-none fixed inset-x-3 top-[60px] z-60 sm:inset-x-auto sm:top-auto sm:right-4 sm:bottom-(--toast-bottom) sm:w-[356px]"
      >
        <ol
          ref={list}
          tabIndex={-1}
          aria-live="polite"
          aria-relevant="additions text"
          className="pointer-events-auto flex flex-col rounded-card max-sm:flex-col-reverse"
          {...handlers}
        >
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} isPaused={isPaused} />
          ))}
        </ol>
      </section>
    </DismissableLayer.Branch>
  );
}
