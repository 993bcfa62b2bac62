import type { FolderItem, LibraryItem } from '@recto/contract/library';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import { plural } from '#lib/format.ts';
import { handOverFiles } from '#shared/uploads/chosen-files.ts';
import { hasFiles, takeDrop } from '#shared/uploads/use-file-drop.ts';
import { foldersQuery } from '#shared/files/queries.ts';
import { type Destination, findMoveObstacle, moveItems } from './move-items.ts';
import { useLocationState } from './use-location-state.ts';

/** Tells a drag of ours from files of the device, and from words. */
const MIME_TYPE = 'application/x-recto-items';
/** A folder that is pointed at so long while something is dragged opens. */
const OPEN_AFTER_MS = 700;

interface Dragged {
  readonly items: readonly LibraryItem[];
  /** All folders, to know which lie in one another; empty until they are told. */
  readonly folders: readonly FolderItem[];
}

const useDragged = create<Dragged>(() => ({ items: [], folders: [] }));

/** What is seen beside the pointer: a name, or how many. Browsers draw it once, from an element of the page. */
function showBesidePointer(transfer: DataTransfer, items: readonly LibraryItem[]): void {
  const label = document.createElement('div');
  label.textContent = items.length === 1 ? (items[0]?.name ?? '') : plural(items.length, 'file');
  label.className =
    'fixed -top-40 start-0 max-w-64 truncate rounded-control bg-ink px-2.5 py-1.5 font-medium text-bg text-xs';
  document.body.append(label);
  transfer.setDragImage(label, -12, -8);
  setTimeout(() => label.remove());
}

/** Lets files, or a folder, be dragged to another folder. */
export function useItemDrag() {
  const client = useQueryClient();
  const start = (items: readonly LibraryItem[], event: DragEvent) => {
    event.dataTransfer.setData(MIME_TYPE, '');
    event.dataTransfer.effectAllowed = 'move';
    showBesidePointer(event.dataTransfer, items);
    useDragged.setState({ items, folders: [] });
    void client
      .query({ ...foldersQuery, staleTime: 0 })
      .then((folders) => useDragged.setState({ folders }))
      .catch(() => undefined);
  };
  return { start, end: () => useDragged.setState({ items: [], folders: [] }) };
}

/** The folder that files of the device are held over; null where it is the one that is shown. */
export const useUploadFolder = create<{ folder: Destination | null }>(() => ({ folder: null }));

/**
 * Makes an element take files, folders, and files of the device, which are uploaded to it. `drop` tells what would happen while something is dragged over it, `obstacle` why
 * it cannot be dropped here, for as long as it is dragged at all.
 */
export function useItemDrop(destination: Destination, onLinger?: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toUpload } = useLocationState();
  const { items, folders } = useDragged();
  const [isOver, setOver] = useState(false);
  // Enter and leave fire for every child, so they are counted.
  const depth = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const obstacle = items.length === 0 ? null : findMoveObstacle(items, destination.id, folders);
  const settle = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
    clearTimeout(timer.current);
    if (items.length === 0) useUploadFolder.setState({ folder: depth.current > 0 ? destination : null });
    if (depth.current > 0 && onLinger) timer.current = setTimeout(onLinger, OPEN_AFTER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(MIME_TYPE) || hasFiles(event);
  const handlers = {
    onDragEnter: (event: DragEvent) => isOurs(event) && settle(1),
    onDragLeave: (event: DragEvent) => isOurs(event) && settle(-1),
    onDragOver: (event: DragEvent) => {
      if (!isOurs(event) || obstacle !== null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = hasFiles(event) ? 'copy' : 'move';
    },
    onDrop: (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      settle(Number.NEGATIVE_INFINITY);
      if (hasFiles(event)) {
        takeDrop(event.dataTransfer, (files) => {
          handOverFiles(files);
          void navigate(toUpload(destination.id));
        });
      } else if (obstacle === null) void moveItems(client, items, destination);
    },
  };
  return { isOver: isOver && obstacle === null, obstacle, handlers };
}
