import type { FloatingOptions, Locale, Options, Styles } from 'react-joyride';

/** The sizes and labels of specification, section 9. */
export const TOOLTIP_WIDTH_PX = 380;
export const BEACON_PX = 36;
export const SPOTLIGHT_PADDING_PX = 10;
export const SCROLL_OFFSET_PX = 20;
export const SCROLL_DURATION_MS = 300;

export const LABELS = {
  back: 'Back',
  close: 'Close',
  last: 'Last',
  next: 'Next',
  open: 'Open the dialog',
  skip: 'Skip',
} as const satisfies Locale;

/** Above the frame, below toasts and the dialogs that the tour makes room for. */
const Z_INDEX = 35;

/** `isOpen`: the tour begins with the step itself, else with its beacon, as it was left. */
export function stepOptions(isOpen: boolean, reducedMotion: boolean): Partial<Options> {
  return {
    width: TOOLTIP_WIDTH_PX,
    beaconSize: BEACON_PX,
    spotlightPadding: SPOTLIGHT_PADDING_PX,
    spotlightRadius: 10,
    scrollOffset: SCROLL_OFFSET_PX,
    scrollDuration: reducedMotion ? 0 : SCROLL_DURATION_MS,
    skipBeacon: isOpen,
    // To leave a step, by the cross, Esc or a click beside it, folds it into its beacon.
    closeButtonAction: 'replay',
    dismissKeyAction: 'replay',
    overlayClickAction: 'replay',
    // What the step is about is shown, not used: the menu would open behind the tour's own dialog.
    blockTargetInteraction: true,
    // The menu is there from the first; an entry that is missing now stays missing.
    targetWaitTimeout: 0,
    overlayColor: 'var(--scrim)',
    arrowColor: 'var(--surface)',
    arrowBase: 16,
    arrowSize: 8,
    arrowSpacing: 14,
    offset: 8,
    zIndex: Z_INDEX,
  };
}

export const FLOATING: Partial<FloatingOptions> = { shiftOptions: { padding: 10 } };

export const STYLES: Partial<Styles> = {
  // In the dark the scrim alone hardly sets the entry off.
  spotlight: { stroke: 'var(--control)', strokeWidth: 1 },
  floater: { filter: 'drop-shadow(0 8px 20px rgb(0 0 0 / 0.18))' },
  beaconWrapper: { padding: 0, border: 0, background: 'none', borderRadius: '50%', cursor: 'pointer' },
};
