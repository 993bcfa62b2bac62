import type { Batch, Cell } from '@recto/contract/batches';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import {
  FILE_COLUMN,
  filterRows,
  isFiltered,
  needsLook,
  type Filter,
  type BatchFile,
  placesOf,
  type Place,
  sortRows,
  stepPlace,
  toRows,
} from './matrix-rows.ts';
import { type MatrixUrl, matrixSearch, readMatrixUrl } from './matrix-url.ts';

const placeIn = ({ file, question }: MatrixUrl): Place | null =>
  file === null ? null : { fileId: file, column: (question ?? 1) - 1 };

/** Where keys go on. The address names it; while somebody walks quickly, the address comes later. */
function useActivePlace(url: MatrixUrl) {
  const [active, setActive] = useState(() => placeIn(url));
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    const place = placeIn(url);
    if (isBack && place) setActive(place);
  }
  return [active, setActive] as const;
}

export interface MatrixData {
  readonly batch: Batch;
  readonly files: readonly BatchFile[];
  readonly cells: readonly Cell[];
}

/** What the matrix shows, which cell is open, and all of it in the address. */
export function useMatrix({ batch, files, cells }: MatrixData) {
  const [params] = useSearchParams();
  const url = useMemo(() => readMatrixUrl(params), [params]);
  const navigate = useNavigate();
  const [active, setActive] = useActivePlace(url);
  const [find, setFind] = useState(url.find);
  const rows = useMemo(() => toRows(files, cells), [files, cells]);
  const filter: Filter = useMemo(() => ({ show: url.show, find }), [url.show, find]);
  const { sort } = url;
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const filtered = useMemo(() => filterRows(sorted, filter), [sorted, filter]);

  const row = active && rows.find(({ file }) => file.fileId === active.fileId);
  const cell = row && active.column !== FILE_COLUMN ? row.cells[active.column] : undefined;
  const isOpen = url.question !== null && cell !== undefined;
  const targets = useMemo(() => {
    const { matches } = filtered;
    return placesOf(filtered.rows, matches ? (one) => matches.has(one) : needsLook);
  }, [filtered]);

  const go = (to: Partial<MatrixUrl>, replace: boolean) => {
    // Not what was drawn last: who types right after a choice of what to show would take the choice back.
    const now = readMatrixUrl(new URLSearchParams(window.location.search));
    void navigate({ search: matrixSearch({ ...now, find: find.trim(), ...to }) }, { replace });
  };
  const open = (place: Place, page: number | null = null) => {
    setActive(place);
    const { fileId, column } = place;
    const hit = page === null ? null : 1;
    go({ file: fileId, question: column + 1, page, hit }, url.question !== null);
  };
  return {
    url,
    batch,
    rows,
    filtered,
    filter,
    active,
    row: row ?? undefined,
    cell,
    isOpen,
    targets,
    /** What is walked through: the cells that are looked for, else those that somebody should look at. */
    isWalkFiltered: isFiltered(filter),
    open,
    /** Goes to a place; an open panel follows, unless it is a file's name. */
    move(place: Place) {
      if (url.question !== null && place.column !== FILE_COLUMN) open(place);
      else {
        setActive(place);
        if (url.question !== null) go({ question: null }, true);
      }
    },
    step(direction: 1 | -1): boolean {
      const to = stepPlace(filtered.rows, targets, active, direction);
      if (to) open(to);
      return to !== undefined;
    },
    close: () => go({ question: null, page: null, hit: null }, true),
    showPage: (page: number, hit: number | null) =>
      active && go({ file: active.fileId, question: active.column + 1, page, hit }, true),
    show: (show: MatrixUrl['show']) => go({ show }, true),
    find(words: string) {
      setFind(words);
      go({ find: words.trim() }, true);
    },
    showAll() {
      setFind('');
      go({ show: null, find: '' }, true);
    },
    findText: find,
    /** Smallest first, then largest first, then as the files were chosen. */
    sort(column: number) {
      const next =
        sort?.column !== column ? { column, isDown: false } : sort.isDown ? null : { column, isDown: true };
      go({ sort: next }, true);
    },
  };
}

export type Matrix = ReturnType<typeof useMatrix>;
