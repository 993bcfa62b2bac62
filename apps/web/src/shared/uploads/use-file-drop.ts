import { type DragEvent, useRef, useState } from 'react';
import { readDrop } from '#shared/uploads/dropped-files.ts';
import { toast } from '#ui/toast.tsx';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Makes an element take dropped files and folders of files; `over` is true while some hover above it. */
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
      event.preventDefault();
      settle(Number.NEGATIVE_INFINITY);
      const found = readDrop(event.dataTransfer);
      if (Array.isArray(found)) onFiles(found);
      else found.then(onFiles, () => toast.error('The folder could not be read from your device.'));
    },
  };
  return { over, handlers };
}
