/** One step of the walk over the menu. */
export interface MenuStep {
  /** The `data-tour` of the entry it shows, and its name in what is stored. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The entries in their order: every one of the sidebar. */
export const MENU_STEPS: readonly MenuStep[] = [
  {
    id: 'chat',
    title: 'Ask a document',
    text: 'Select a file and ask. The answer names its pages, and a click shows the words it rests on.',
  },
  {
    id: 'files',
    title: 'Your documents',
    text: 'Make folders and upload documents here. Once a file is Complete, it can be asked.',
  },
  {
    id: 'question-template',
    title: 'Questions to ask again',
    text: 'A template is a named list of questions. Put it to several files at once and read one table of answers.',
  },
  {
    id: 'history',
    title: 'What was asked before',
    text: 'Pick a batch, then a file, to see its answers. A single question leads back to its page.',
  },
  {
    id: 'guided-tour',
    title: 'Here whenever you want it back',
    text: 'The topics of the guided tour with pictures, and this walk over the menu. It does not come by itself again.',
  },
];

/** Whether an element takes up room: the menu of the other layout is in the page too, but not shown. */
const isShown = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** The entry that a step is about, in whichever menu is shown; `null` = in none. */
export const findTarget = (id: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour="${id}"]`)].find(isShown) ?? null;

/** Which of the steps can be shown just now. */
export const presentSteps = (): readonly MenuStep[] => MENU_STEPS.filter(({ id }) => findTarget(id) !== null);
