import type { FileItem } from '@recto/contract/library';
import { create } from 'zustand';

/** The protected file whose password is being asked for. Every screen that lists files can ask. */
export const useFileToUnlock = create<{ file: FileItem | null }>(() => ({ file: null }));

export const askForPassword = (file: FileItem): void => useFileToUnlock.setState({ file });
export const endUnlocking = (): void => useFileToUnlock.setState({ file: null });
