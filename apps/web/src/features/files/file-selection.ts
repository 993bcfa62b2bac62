import { create } from 'zustand';

interface FileSelection {
  readonly ids: ReadonlySet<string>;
  /** Where a stretch begins that is selected with Shift. */
  readonly anchor: string | null;
  /** What the latest stretch has added, so that another end of it takes back what is too much. */
  readonly stretch: ReadonlySet<string>;
}

const NOTHING: FileSelection = { ids: new Set(), anchor: null, stretch: new Set() };

/** The files that are selected in the list that is shown. */
export const useFileSelection = create<FileSelection>(() => NOTHING);

export const clearSelection = (): void => useFileSelection.setState(NOTHING);

export const selectAll = (ids: readonly string[]): void =>
  useFileSelection.setState({ ...NOTHING, ids: new Set(ids), anchor: ids[0] ?? null });

/** Selects a file beside the others, or takes it out. */
export function toggleSelected(id: string): void {
  const ids = new Set(useFileSelection.getState().ids);
  if (!ids.delete(id)) ids.add(id);
  useFileSelection.setState({ ids, anchor: id, stretch: new Set() });
}

/** Selects everything from the file that was selected last to this one, as `order` shows them. */
export function selectTo(order: readonly string[], id: string): void {
  const { ids, anchor, stretch: before } = useFileSelection.getState();
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggleSelected(id);
  const stretch = new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1));
  const kept = [...ids].filter((other) => !before.has(other));
  useFileSelection.setState({ ids: new Set([...kept, ...stretch]), stretch });
}
