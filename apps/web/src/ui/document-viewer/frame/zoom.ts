/** Percent of the page's own size (one point = one CSS pixel), or whatever fills the width. */
export type Zoom = number | 'fit';

export const ZOOM_MIN = 50;
export const ZOOM_MAX = 400;
const STEPS = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 350, 400];

export const clampZoom = (percent: number): number =>
  Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(percent)));

/** The next step up or down from where the page is now, which may lie between two steps. */
export function stepZoom(percent: number, direction: 1 | -1): number {
  const steps = direction === 1 ? STEPS : STEPS.toReversed();
  const next = steps.find((step) => (step - percent) * direction > 0.5);
  return next ?? (direction === 1 ? ZOOM_MAX : ZOOM_MIN);
}

/** A page wider than the desk shrinks below the smallest step; a small one grows no further than the largest. */
export function zoomPercent(zoom: Zoom, pageWidth: number, available: number): number {
  if (zoom !== 'fit') return zoom;
  return Math.min(ZOOM_MAX, (Math.max(120, available) / pageWidth) * 100);
}

/** What somebody typed, such as "150" or "150 %"; null when it is no zoom. */
export function readZoom(text: string): number | null {
  const percent = Number.parseFloat(text.replace('%', '').replace(',', '.'));
  return Number.isFinite(percent) && percent > 0 ? clampZoom(percent) : null;
}
