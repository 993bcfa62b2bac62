import type { LucideIcon } from 'lucide-react';
import { Folder, GitCompareArrows, History, ListChecks, MessageSquareText } from 'lucide-react';

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
          'Create a folder for what belongs together, or upload to the default root folder, All documents, which is always there.',
      },
      {
        image: 'files-upload',
        title: 'Up to 5 files at a time',
        description:
          'Upload Documents opens this dialog; choose at most 5 files at a time or drop them here. Each is checked before it is sent.',
      },
      {
        image: 'files-stages',
        title: 'Each file fills its bar, stage by stage',
        description:
          'The status of each file goes from waiting to Complete in six stages. You can go on with something else meanwhile.',
      },
      {
        image: 'files-complete',
        title: 'Complete files can be used',
        description:
          'Once its status is Complete, a file can be used for chat and comparison: Start Question Answering opens it in the chat.',
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
  {
    id: 'compare-usage',
    title: 'Compare Usage',
    Icon: GitCompareArrows,
    steps: [
      {
        image: 'compare-choose',
        title: 'Select exactly 2 files',
        description:
          'Select exactly 2 files in the list of files, or with Compare with… in the menu of one, and press Start file Comparison.',
      },
      {
        image: 'compare-rows',
        title: 'Line by line, side by side',
        description:
          'View the comparison: both documents stand beside each other, removed words marked on the left, added words on the right.',
      },
      {
        image: 'compare-changes',
        title: 'The Smart Comparison',
        description:
          'The Smart Comparison says in words what every change does. Pick one, and both texts go to its lines; J and K go on and back.',
      },
      {
        image: 'compare-earlier',
        title: 'Comparisons are kept',
        description:
          'Earlier comparisons stand below the two files, the last one first, until you delete them.',
      },
    ],
  },
  {
    id: 'question-template-usage',
    title: 'Question Template Usage',
    Icon: ListChecks,
    steps: [
      {
        image: 'template-list',
        title: 'A named list of questions',
        description:
          'Under Question Template, New makes a template. Paste a list takes many questions at once, one a line.',
      },
      {
        image: 'template-questions',
        title: 'Questions in your order',
        description:
          'Drag a question by its handle, or move it with Alt and an arrow. Save template keeps the change.',
      },
      {
        image: 'template-files',
        title: 'Files and a template',
        description:
          'Use with files leads here: select the files, and every question of the template is asked of each.',
      },
      {
        image: 'template-answers',
        title: 'One table of answers',
        description:
          'The table fills while the batch runs. You can leave; a summary follows when it is done.',
      },
    ],
  },
  {
    id: 'history-usage',
    title: 'History Usage',
    Icon: History,
    steps: [
      {
        image: 'history-list',
        title: 'Everything that was asked',
        description:
          'A batch stands under the name of its template and its time, a single question under its own words.',
      },
      {
        image: 'history-search',
        title: 'Find it again',
        description: 'Search for words of the question, the template or the file, or show only one kind.',
      },
      {
        image: 'history-batch',
        title: 'Pick a batch, then a file',
        description: 'A batch opens with its files and their answers. Pick a file to see all its answers.',
      },
      {
        image: 'history-more',
        title: 'More shows the highlights',
        description:
          'Press More for the quotes an answer rests on. A page opens with these words marked on it.',
      },
    ],
  },
];
