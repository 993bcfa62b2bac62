import type { FileItem } from '@recto/contract/library';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useFileDetails } from '#shared/files/file-details.ts';
import { chatOf } from './file-row.tsx';
import { clearSelection, selectAll, selectTo, toggleSelected, useFileSelection } from './file-selection.ts';
import { useItemDrag } from './drag-items.ts';
import { onItemKey, openMenuAt, startMove } from './item-actions.ts';

const CHECKBOX = 'input[type=checkbox]';
/** The controls of a row, each reached from the same one of another row. */
const CONTROLS = [CHECKBOX, 'td a', '[aria-haspopup]'];

const isMod = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean => ctrlKey || metaKey;

/**
 * Clicks and keys on the rows of a list, as file managers have them. A click opens; with Ctrl (⌘) it selects beside the
 * others, with Shift up to here. Up and down go to the next row, with Shift selecting; Ctrl A selects all, Esc none, M moves,
 * I shows the details, A asks.
 */
export function useRowEvents(files: readonly FileItem[], focusRow: (index: number, control: string) => void) {
  const navigate = useNavigate();
  const drag = useItemDrag();
  const details = useFileDetails();
  const order = () => files.map(({ _id }) => _id);
  const rowOf = ({ target }: { target: EventTarget }) => {
    const row = target instanceof Element ? target.closest('tr[data-index]') : null;
    const index = Number(row?.getAttribute('data-index') ?? -1);
    return { index, file: files[index] };
  };

  /** What is done with one of the selected files is done with all of them. */
  const selectedWith = (file: FileItem): readonly FileItem[] => {
    const { ids } = useFileSelection.getState();
    return ids.has(file._id) ? files.filter(({ _id }) => ids.has(_id)) : [file];
  };

  const onClick = (event: MouseEvent) => {
    const { file } = rowOf(event);
    if (!file) return;
    const target = event.target as Element;
    const isBox = target.matches(CHECKBOX);
    if (event.shiftKey || isMod(event) || isBox) {
      if (target.closest('button')) return;
      // A link would open a tab or window of its own.
      if (!isBox) event.preventDefault();
      if (event.shiftKey) selectTo(order(), file._id);
      else toggleSelected(file._id);
    } else if (file.status === 'complete' && !target.closest('a, button, label, form'))
      void navigate(chatOf(file));
  };

  const step = (event: KeyboardEvent, from: number, by: number) => {
    const file = files[from + by];
    const control = CONTROLS.find((selector) => (event.target as Element).matches(selector));
    if (!file || !control) return;
    event.preventDefault();
    if (event.shiftKey) {
      const { anchor } = useFileSelection.getState();
      if (anchor === null || !order().includes(anchor)) toggleSelected(files[from]?._id ?? '');
      selectTo(order(), file._id);
    }
    focusRow(from + by, control);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { index, file } = rowOf(event);
    if (!file || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      return step(event, index, event.key === 'ArrowDown' ? 1 : -1);
    if (isMod(event) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      return selectAll(order());
    }
    if (event.key === 'Escape') return clearSelection();
    const selected = selectedWith(file);
    const key = isMod(event) ? '' : event.key.toLowerCase();
    if (key === 'm') return startMove(...selected);
    if (key === 'i') return details.open(file._id);
    if (key === 'a' && file.status === 'complete') return void navigate(chatOf(file));
    onItemKey(file, event, selected);
  };

  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const { file } = rowOf(event);
    const target = event.target as Element;
    const row = target.closest('tr');
    // A field has the browser's own menu.
    if (file && row && !target.closest('form')) openMenuAt(selectedWith(file), event, row);
  };

  const onDragStart = (event: DragEvent) => {
    const { file } = rowOf(event);
    if (file) drag.start(selectedWith(file), event);
  };
  return {
    handlers: { onClick, onKeyDown, onContextMenu, onDragStart, onDragEnd: drag.end },
    indexOf: (event: { target: EventTarget }) => rowOf(event).index,
  };
}
