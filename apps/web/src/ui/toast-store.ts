import { create } from 'zustand';

/** Specification, sections 4 and 9. */
const VISIBLE = 3;
const LIFE_MS = 4000;
const REMOVED_AFTER_MS = 2000;

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  /** A message with the id of an earlier one takes its place. */
  id?: string;
  description?: string;
  /** Milliseconds; `Infinity` stays until it is dismissed. */
  duration?: number;
  /** `keys` do the same and are its tip. */
  action?: { readonly label: string; readonly onClick: () => void; readonly keys?: string };
}

export interface Toast extends Omit<ToastOptions, 'id' | 'duration'> {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  readonly duration: number;
  /** False once it was dismissed; it is then removed two seconds later. */
  readonly isOpen: boolean;
  /** It was dismissed to make room, and so does not fade: a fourth would be seen meanwhile. */
  readonly isCrowdedOut?: boolean;
  /** Another with every message, so that its time begins anew. */
  readonly version: number;
}

/** What was said, in that order. */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let versions = 0;

/** Takes a toast from sight; what is left of it goes two seconds later. */
export function dismissToast(id: string, isCrowdedOut = false): void {
  const version = useToasts.getState().toasts.find((toast) => toast.id === id && toast.isOpen)?.version;
  if (version === undefined) return;
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false, isCrowdedOut } : toast)),
  }));
  const remove = () =>
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.version !== version) }));
  setTimeout(remove, REMOVED_AFTER_MS);
}

/** Says something at the edge of the screen. */
export function addToast(kind: ToastKind, message: string, options: ToastOptions): void {
  const version = ++versions;
  const { id = `toast-${version}`, duration = LIFE_MS, ...rest } = options;
  const said: Toast = { ...rest, id, kind, message, duration, version, isOpen: true };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((toast) => toast.id !== id), said] }));
  // The oldest makes room for the newest, but for those that have to stay.
  const open = useToasts.getState().toasts.filter((toast) => toast.isOpen);
  const dispensable = open.filter((toast) => toast.duration !== Number.POSITIVE_INFINITY);
  for (const toast of dispensable.slice(0, Math.max(0, open.length - VISIBLE))) dismissToast(toast.id, true);
}
