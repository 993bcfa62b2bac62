import type { RefObject } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { MARKS } from './cell-review.tsx';
import type { CellReviewing } from './use-cell-reviewing.ts';
import type { Matrix } from './use-matrix.ts';

interface ShortcutOptions {
  readonly matrix: Matrix;
  readonly reviewing: CellReviewing;
  readonly find: RefObject<HTMLInputElement | null>;
  readonly note: RefObject<HTMLTextAreaElement | null>;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onClose: () => void;
}

/** `j` `k` walk through cells to look at, `1` `2` `3` mark the one where keys go on, `n` opens its note. */
export function useMatrixShortcuts({
  matrix,
  reviewing,
  find,
  note,
  onStep,
  onClose,
}: ShortcutOptions): void {
  const group = 'Answers';
  const { cell, active, isOpen } = matrix;
  const mark = (at: 0 | 1 | 2) => cell && reviewing.toggle(cell, MARKS[at].mark);
  useShortcut({ key: 'j', label: 'Next answer to look at', group }, () => onStep(1));
  useShortcut({ key: 'k', label: 'Previous answer to look at', group }, () => onStep(-1));
  useShortcut({ key: '1', label: 'Accepted', group }, () => mark(0));
  useShortcut({ key: '2', label: 'Wrong', group }, () => mark(1));
  useShortcut({ key: '3', label: 'To check', group }, () => mark(2));
  useShortcut({ key: 'n', label: 'Note', group }, () => {
    if (isOpen) note.current?.focus();
    else if (active && cell) {
      matrix.open(active);
      // The panel has to be there first.
      requestAnimationFrame(() => note.current?.focus());
    }
  });
  useShortcut({ key: '/', label: 'Find in answers', group }, () => find.current?.focus());
  useShortcut({ key: 'Escape', label: 'Close the answer', group }, onClose, isOpen);
}
