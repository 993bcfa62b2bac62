import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { libraryKeys, putFile } from '#shared/files/queries.ts';
import { type SendOptions, sendUpload } from './send-upload.ts';
import type { UploadItem } from './upload-checks.ts';

/** Sends a file, puts what the server has taken into the lists, and has the counts beside the folders told again. */
export const uploadMutation = (client: QueryClient) =>
  mutationOptions({
    // The bytes would be kept from being freed.
    gcTime: 0,
    mutationFn: ({ item, ...options }: SendOptions & { item: UploadItem }) => sendUpload(item, options),
    onSuccess: ({ file }) => {
      putFile(client, file);
      void client.invalidateQueries({ queryKey: libraryKeys.all });
    },
  });
