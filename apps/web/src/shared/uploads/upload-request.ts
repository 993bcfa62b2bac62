import type { FileItem } from '@recto/contract/library';
import { create } from 'zustand';
import { handOverFiles } from './chosen-files.ts';

interface UploadRequest {
  readonly folderId: string | null;
  /** The file of which a newer version is uploaded. */
  readonly previous: FileItem | null;
}

/** Files that are uploaded without leaving the screen on which they were dropped. */
export const useUploadRequest = create<{ request: UploadRequest | null }>(() => ({ request: null }));

export function uploadHere(files: readonly File[], request: UploadRequest): void {
  handOverFiles(files);
  useUploadRequest.setState({ request });
}

export const endUploadRequest = (): void => useUploadRequest.setState({ request: null });
