import { create } from 'zustand';

/** Dialogs that can be asked for on every screen; one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'feedback' | 'create-folder';

export const useOverlay = create<{ overlay: Overlay | null }>(() => ({ overlay: null }));

export const openOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay });
export const closeOverlay = (): void => useOverlay.setState({ overlay: null });
