import type { FolderItem, LibraryItem } from '@recto/contract/library';
import type { KeyboardEvent, MouseEvent } from 'react';
import { create } from 'zustand';

/** Where the name of a folder is edited: the one that is shown has it in the tree and as the heading. */
export type NamePlace = 'row' | 'heading';

interface ItemActions {
  /** The items whose menu is open, where, and what opened it. */
  readonly menu: {
    items: readonly LibraryItem[];
    at: { x: number; y: number };
    origin: HTMLElement | null;
    place: NamePlace;
  } | null;
  readonly renaming: { item: LibraryItem; place: NamePlace } | null;
  /** A folder, or files. */
  readonly deleting: readonly LibraryItem[];
  readonly moving: readonly LibraryItem[];
  /** The folder of which it is asked whether it may be sent outside. */
  readonly protecting: FolderItem | null;
}

const NONE: ItemActions = { menu: null, renaming: null, deleting: [], moving: [], protecting: null };

/** What is being done with a file or folder of the list or the tree; one thing at a time. */
export const useItemActions = create<ItemActions>(() => NONE);

export const endItemAction = (): void => useItemActions.setState(NONE);
export const startRename = (item: LibraryItem, place: NamePlace): void =>
  useItemActions.setState({ ...NONE, renaming: { item, place } });
export const startProtect = (folder: FolderItem): void =>
  useItemActions.setState({ ...NONE, protecting: folder });
export const startDelete = (...items: readonly LibraryItem[]): void =>
  useItemActions.setState({ ...NONE, deleting: items });

export const startMove = (...items: readonly LibraryItem[]): void =>
  useItemActions.setState({ ...NONE, moving: items });

/** Opens the menu of an item, or of several, below the button that was pressed. */
export function openMenuBelow(
  items: readonly LibraryItem[],
  button: HTMLElement,
  place: NamePlace = 'row',
): void {
  const { left, bottom } = button.getBoundingClientRect();
  useItemActions.setState({ ...NONE, menu: { items, at: { x: left, y: bottom }, origin: button, place } });
}

/** Opens it at the pointer; the menu key, which has none, at what has the focus in the row. */
export function openMenuAt(
  items: readonly LibraryItem[],
  event: MouseEvent<HTMLElement>,
  row: Element = event.currentTarget,
): void {
  event.preventDefault();
  const focused = document.activeElement;
  const isInside = focused instanceof HTMLElement && row.contains(focused);
  const origin = isInside ? focused : row.querySelector<HTMLElement>('a, button');
  if (event.clientX === 0 && event.clientY === 0 && origin) return openMenuBelow(items, origin);
  const at = { x: event.clientX, y: event.clientY };
  useItemActions.setState({ ...NONE, menu: { items, at, origin, place: 'row' } });
}

/**
 * The keys of an item that has the focus: F2 and Delete, on a Mac ⌘ and its only delete key. What several can have done
 * is done with all that are selected.
 */
export function onItemKey(
  item: LibraryItem,
  event: KeyboardEvent,
  selected: readonly LibraryItem[] = [item],
): void {
  const isDelete = event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey);
  if (event.key !== 'F2' && !isDelete) return;
  event.preventDefault();
  if (isDelete) startDelete(...selected);
  else startRename(item, 'row');
}
