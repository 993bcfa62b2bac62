import type { FileItem } from '@recto/contract/library';
import { useLocation, useSearchParams } from 'react-router';

const withFolder = (path: string, folderId: string | null): string =>
  folderId === null ? path : `${path}?folder=${encodeURIComponent(folderId)}`;

/** What the address says: the folder shown, and whether the upload dialog is open (`/upload`). */
export function useLocationState() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return {
    folderId: search.get('folder') || null,
    uploading: pathname === '/upload',
    toFolder: (folderId: string | null) => withFolder('/files', folderId),
    toUpload: (folderId: string | null) => withFolder('/upload', folderId),
    /** The file of which a newer version is uploaded. */
    previousId: search.get('previous') || null,
    toNewerVersion: ({ _id, parentFolderId }: FileItem) =>
      `${withFolder('/upload', parentFolderId)}${parentFolderId === null ? '?' : '&'}previous=${_id}`,
  };
}
