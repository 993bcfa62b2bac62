import type { LucideIcon } from 'lucide-react';
import { Folder, MessageSquareText } from 'lucide-react';

/** One picture of a topic, with what is to be said about it. */
export interface TopicStep {
  /** The picture's name: `pictures/<image>-<theme>.webp`, made by `npm run tour:pictures`. */
  readonly image: string;
  readonly title: string;
  readonly description: string;
}

export interface Topic {
  /** Its name in the address (`tour=`). */
  readonly id: string;
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly steps: readonly TopicStep[];
}

/** The topics in their order. A screen that comes later brings its topic with it. */
export const TOPICS: readonly [Topic, ...Topic[]] = [
  {
    id: 'files-usage',
    title: 'Files Usage',
    Icon: Folder,
    steps: [
      {
        image: 'files-folders',
        title: 'A folder, or none',
        description:
          'Create folders for what belongs together. Without one, a file goes into All documents, which is always there.',
      },
      {
        image: 'files-upload',
        title: 'Up to five files at a time',
        description:
          'Upload Documents opens this dialog; choose at most five files or drop them here. Each is checked before it is sent.',
      },
      {
        image: 'files-stages',
        title: 'Each file fills its bar, stage by stage',
        description: 'Six stages lead from waiting to Complete. You can go on with something else meanwhile.',
      },
      {
        image: 'files-complete',
        title: 'Complete files can be asked',
        description:
          'Once its status is Complete, a file can be used for chat: Start Question Answering opens it there.',
      },
    ],
  },
  {
    id: 'chat-usage',
    title: 'Chat Usage',
    Icon: MessageSquareText,
    steps: [
      {
        image: 'chat-choose',
        title: 'Select one file',
        description: 'In Chat, select the file you want to ask. Start Question Answering opens it.',
      },
      {
        image: 'chat-ask',
        title: 'Ask in your own words',
        description: 'Type your question and submit it with the arrow, or with Enter.',
      },
      {
        image: 'chat-pages',
        title: 'The answer names its pages',
        description:
          "Under each answer stands 'Answer found on Pages : ' with the page numbers. Every quote has been looked up on its page.",
      },
      {
        image: 'chat-highlight',
        title: 'See the very words',
        description:
          'Pick a page and press Highlight: the page opens with the words marked that the answer rests on.',
      },
    ],
  },
];
