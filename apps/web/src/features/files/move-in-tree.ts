/**
 * Arrow keys of a tree (WAI-ARIA): up and down walk the visible rows, right opens or goes in, left closes or goes
 * out, Home and End go to the ends, a letter to the next row that begins with it. Tells whether the key meant something.
 */
export function moveInTree(
  tree: HTMLElement,
  key: string,
  toggle: (id: string, open: boolean) => void,
): boolean {
  const rows = [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const row = rows[at];
  if (!row) return false;
  const id = row.dataset['folder'] ?? '';
  const expanded = row.getAttribute('aria-expanded');
  const level = Number(row.getAttribute('aria-level'));
  const focus = (index: number) => rows[index]?.focus();
  switch (key) {
    case 'ArrowDown':
      focus(at + 1);
      return true;
    case 'ArrowUp':
      focus(Math.max(0, at - 1));
      return true;
    case 'Home':
      focus(0);
      return true;
    case 'End':
      focus(rows.length - 1);
      return true;
    case 'ArrowRight':
      if (expanded === 'false') toggle(id, true);
      else if (expanded === 'true') focus(at + 1);
      return true;
    case 'ArrowLeft':
      if (expanded === 'true' && id !== '') toggle(id, false);
      else
        focus(rows.findLastIndex((other, i) => i < at && Number(other.getAttribute('aria-level')) < level));
      return true;
    case ' ':
      row.click();
      return true;
    default:
      return focusByLetter(rows, at, key);
  }
}

function focusByLetter(rows: readonly HTMLElement[], at: number, key: string): boolean {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return false;
  const begins = (row: HTMLElement) =>
    (row.textContent ?? '').trimStart().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(begins)?.focus();
  return true;
}
