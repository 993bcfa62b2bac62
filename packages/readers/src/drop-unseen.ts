/** Control characters but the tab, and what turns the direction of the text beside it. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The text of a line as it can be stored and shown */
export const dropUnseen = (text: string): string => text.toWellFormed().replace(UNSEEN, '');
