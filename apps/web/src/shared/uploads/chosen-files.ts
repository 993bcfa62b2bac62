import { create } from 'zustand';

/** Files dropped or chosen on one screen, on their way to the upload dialog of another. */
export const useChosenFiles = create<{ files: readonly File[] }>(() => ({ files: [] }));

export const handOverFiles = (files: readonly File[]): void => useChosenFiles.setState({ files });

/** Takes the files that were handed over; they are handed over once. */
export function takeChosenFiles(): readonly File[] {
  const { files } = useChosenFiles.getState();
  if (files.length > 0) useChosenFiles.setState({ files: [] });
  return files;
}
