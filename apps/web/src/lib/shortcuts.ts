import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { usePreferences } from '#lib/preferences.ts';

export interface Shortcut {
  /** As browsers name it (`KeyboardEvent.key`); with `mod` ⌘ on a Mac, else Ctrl, is held. */
  readonly key: string;
  readonly mod?: boolean;
  /** Other keys that do the same. */
  readonly also?: readonly string[];
  /** What it does, for the list under `?`. */
  readonly label: string;
  /** Where it belongs in that list. */
  readonly group: 'Everywhere' | 'Chat' | 'Document' | 'History' | 'Answers';
}

interface Registered extends Shortcut {
  readonly run: () => void;
}

/** The shortcuts of what is shown at present, in the order in which it came. */
export const useShortcuts = create<{ shortcuts: readonly Registered[] }>(() => ({ shortcuts: [] }));

const FIELDS = 'input, textarea, select, [contenteditable]';
/** Where letters belong to what is typed, chosen or asked for. */
const TYPING = `${FIELDS}, [role="dialog"], [role="menu"]`;
/** Where arrows move something else. */
const WALKING =
  '[role="separator"], [role="tablist"], [role="radiogroup"], [role="tree"], [role="toolbar"] input';

/** Letters, digits and signs without a modifier can be switched off (WCAG 2.1.4); arrows are none. */
const isSwitchedOff = ({ key, mod = false }: Shortcut): boolean =>
  !mod && key.length === 1 && usePreferences.getState().singleKeys === 'off';

function isElsewhere(event: KeyboardEvent, { mod = false }: Shortcut): boolean {
  if (!(event.target instanceof Element)) return false;
  // With a modifier nothing is typed; but one dialog does not open over another.
  if (mod) return document.querySelector('[role="dialog"]') !== null;
  if (event.target.closest(TYPING)) return true;
  // Who fills in a form may type on beside its fields, as behind a button that has just been pressed.
  if (event.target.closest('form')?.querySelector(FIELDS)) return true;
  return event.key.startsWith('Arrow') && event.target.closest(WALKING) !== null;
}

function isMeant(event: KeyboardEvent, { key, mod = false, also = [] }: Shortcut): boolean {
  // Letters and signs tell by themselves whether Shift is held; with an arrow it selects words.
  if (event.shiftKey && event.key.startsWith('Arrow')) return false;
  if (event.altKey || (event.ctrlKey || event.metaKey) !== mod) return false;
  return [key, ...also].includes(mod ? event.key.toLowerCase() : event.key);
}

/** Of two with the same key that of the screen goes before that of the frame, and a later one before an earlier. */
export function findShortcut(isWanted: (shortcut: Shortcut) => boolean): Registered | undefined {
  const wanted = useShortcuts.getState().shortcuts.filter(isWanted);
  return wanted.findLast(({ group }) => group !== 'Everywhere') ?? wanted.at(-1);
}

/** Runs the shortcut that a key means here. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const meant = findShortcut((shortcut) => isMeant(event, shortcut));
  if (!meant || isSwitchedOff(meant) || isElsewhere(event, meant)) return;
  event.preventDefault();
  meant.run();
}

if (typeof window !== 'undefined') window.addEventListener('keydown', onKey);

/** A shortcut for as long as the component is shown that names it, and it is on. */
export function useShortcut(shortcut: Shortcut, run: () => void, isOn = true): void {
  const act = useEffectEvent(run);
  const description = JSON.stringify(shortcut);
  useEffect(() => {
    if (!isOn) return undefined;
    const registered: Registered = { ...(JSON.parse(description) as Shortcut), run: () => act() };
    useShortcuts.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, registered] }));
    return () =>
      useShortcuts.setState(({ shortcuts }) => ({
        shortcuts: shortcuts.filter((other) => other !== registered),
      }));
  }, [description, isOn]);
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
const NAMES: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ' ': 'Space' };

/** The keys as their caps read. */
export const capsOf = ({ key, mod = false }: Pick<Shortcut, 'key' | 'mod'>): string[] => {
  const name = NAMES[key] ?? key;
  return mod ? [isMac() ? '⌘' : 'Ctrl', name.length === 1 ? name.toUpperCase() : name] : [name];
};
