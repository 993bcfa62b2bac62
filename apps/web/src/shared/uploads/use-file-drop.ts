import { type DragEvent, useRef, useState } from 'react';
import { readDrop } from '#shared/uploads/dropped-files.ts';
import { toast } from '#ui/toast.tsx';

/** Whether what is dragged are files of the device. */
export const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Gives the files of a drop, those in dropped folders as well. */
export function takeDrop(transfer: DataTransfer, onFiles: (files: File[]) => void): void {
  const found = readDrop(transfer);
  if (Array.isArray(found)) onFiles(found);
  else found.then(onFiles, () => toast.error('The folder could not be read from your device.'));
}

/**
 * Makes an element take dropped files and folders of files; `over` is true while some hover above it. What an element
 * inside has taken is left to it.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  // Enter and leave fire for every child, so they are counted.
  const depth = useRef(0);
  const settle = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && settle(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && settle(-1),
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      settle(Number.NEGATIVE_INFINITY);
      if (event.defaultPrevented) return;
      event.preventDefault();
      takeDrop(event.dataTransfer, onFiles);
    },
  };
  return { over, handlers };
}
