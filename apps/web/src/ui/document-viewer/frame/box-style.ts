import type { CSSProperties } from 'react';
import type { PageBox } from '#ui/document-viewer/frame/types.ts';

/** Percentages of the sheet, so that a box keeps its place at every zoom. */
export function boxStyle(box: PageBox): CSSProperties {
  return {
    left: `${box.x * 100}%`,
    top: `${box.y * 100}%`,
    width: `${box.width * 100}%`,
    height: `${box.height * 100}%`,
  };
}
