import { byLanguage } from '#language/languages.ts';

/** Words of texts that say how many people work somewhere. */
export const STAFF_WORDS = byLanguage(({ people }) => people.staffWords);

/** What a question for all of them is made of; any other word narrows it. */
export const ASKS_FOR_STAFF = byLanguage(({ people }) => people.asksForStaff);

/** Statements of how many people work somewhere. */
export const STATES_STAFF = byLanguage(({ people }) => people.statesStaff);
