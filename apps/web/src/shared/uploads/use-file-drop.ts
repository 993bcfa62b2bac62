import { type DragEvent, useRef, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Makes an element take dropped files; `over` is true while some hover above it. */
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
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}
