import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { endUploadRequest, useUploadRequest } from '#shared/uploads/upload-request.ts';
import { UploadDialog } from './upload-dialog.tsx';

/** The upload dialog over another screen than that of the files. */
export default function UploadHere() {
  const request = useUploadRequest((state) => state.request);
  useCloseOnBack(endUploadRequest);
  if (!request) return null;
  const { folderId, previous } = request;
  return (
    <UploadDialog
      key={previous?._id}
      folderId={folderId}
      previous={previous}
      isFollowed
      onFolderChange={(id) => useUploadRequest.setState({ request: { previous, folderId: id } })}
      onClose={endUploadRequest}
    />
  );
}
