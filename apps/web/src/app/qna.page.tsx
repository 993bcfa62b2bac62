import { useSearchParams } from 'react-router';
import { BatchSetup } from '#features/batches/batch-setup.tsx';
import { ChooseFile } from '#features/chat/choose-file.tsx';

/** The choice of what is to be asked: one file in the chat, or several with a template. */
export function Component() {
  const [params] = useSearchParams();
  return params.has('several') || params.has('template') ? <BatchSetup /> : <ChooseFile />;
}
