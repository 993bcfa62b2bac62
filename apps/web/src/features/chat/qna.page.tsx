import { ChooseFile } from '#features/chat/choose-file.tsx';

/** The choice of the file that questions are about; `/chat` is the conversation with it. */
export const Component = ChooseFile;
