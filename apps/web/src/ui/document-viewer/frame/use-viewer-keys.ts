import { useShortcut } from '#lib/shortcuts.ts';

export interface ViewerKeys {
  /** Undefined where these keys walk through something else. */
  readonly onHit: ((direction: 1 | -1) => void) | undefined;
  readonly onPage: (direction: 1 | -1) => void;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onFit: () => void;
  readonly onSearch: (() => void) | undefined;
}

/** `j` `k` hits, arrows pages, `+` `-` `0` zoom, wherever the focus is, unless something is being typed. */
export function useViewerKeys({ onHit, onPage, onZoom, onFit, onSearch }: ViewerKeys): void {
  const group = 'Document';
  useShortcut({ key: 'j', label: 'Next hit', group }, () => onHit?.(1), onHit !== undefined);
  useShortcut({ key: 'k', label: 'Previous hit', group }, () => onHit?.(-1), onHit !== undefined);
  useShortcut({ key: 'ArrowRight', label: 'Next page', group }, () => onPage(1));
  useShortcut({ key: 'ArrowLeft', label: 'Previous page', group }, () => onPage(-1));
  useShortcut({ key: '+', also: ['='], label: 'Zoom in', group }, () => onZoom(1));
  useShortcut({ key: '-', label: 'Zoom out', group }, () => onZoom(-1));
  useShortcut({ key: '0', label: 'Fit the width', group }, onFit);
  useShortcut({ key: 'f', mod: true, label: 'Search in the document', group }, () => onSearch?.());
}
