import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { urlOf, parseResponse, withFreshToken } from '#lib/api.ts';
import { NetworkError } from '#lib/api-error.ts';
import { useSession } from '#lib/session.ts';
import type { UploadItem } from '#shared/uploads/upload-checks.ts';

export interface Sent {
  file: FileItem;
  message: string;
}

export interface SendOptions {
  folderId: string | null;
  /** The file of which it is a newer version. */
  previousFileId: string | undefined;
  signal: AbortSignal;
  /** The part that has been sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends one file. XMLHttpRequest, because fetch tells nothing about how far an upload is. */
export function sendUpload(item: UploadItem, options: SendOptions): Promise<Sent> {
  return withFreshToken(() => sendOnce(item, options));
}

function formOf(item: UploadItem, { folderId, previousFileId }: SendOptions): FormData {
  const form = new FormData();
  form.set('folderId', folderId ?? '');
  form.set('lang', item.lang);
  form.set('name', item.name);
  if (previousFileId) form.set('previousFileId', previousFileId);
  if (item.hash) form.set('hash', item.hash);
  form.set('subType', item.subType);
  // The file comes last: the server reads the fields before the bytes.
  form.set('file', item.file, item.name);
  return form;
}

function sendOnce(item: UploadItem, options: SendOptions): Promise<Sent> {
  const { signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(contract.files.upload.method, urlOf(contract.files.upload));
    request.setRequestHeader('authorization', `Bearer ${useSession.getState().user?.token ?? ''}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new NetworkError('The server cannot be reached.'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    request.onload = () => {
      try {
        const { result, message } = parseResponse(contract.files.upload, request.status, request.response);
        resolve({ file: result, message });
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    request.send(formOf(item, options));
  });
}
