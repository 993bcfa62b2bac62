import { contract } from '@recto/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { putFile } from '#shared/files/queries.ts';
import { type SendOptions, sendUpload } from '#shared/uploads/send-upload.ts';
import type { UploadItem } from '#shared/uploads/upload-checks.ts';

/** Sends a file, and puts what the server has taken into the lists. */
export const uploadMutation = (client: QueryClient) =>
  mutationOptions({
    // The bytes would be kept from being freed.
    gcTime: 0,
    mutationFn: ({ item, ...options }: SendOptions & { item: UploadItem }) => sendUpload(item, options),
    onSuccess: ({ file }) => putFile(client, file),
  });

/** Makes a folder that was dropped. */
export const uploadFolderMutation = mutationOptions({
  mutationFn: (body: { name: string; parentFolderId: string | null }) =>
    call(contract.folders.create, { body }),
});
