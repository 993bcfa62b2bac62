/** Characters of a quote as it is shown: fewer prove nothing, more are no longer read. */
export const QUOTE_MIN_LENGTH = 8;
export const QUOTE_MAX_LENGTH = 300;
/** Pages that an answer cites at most. */
export const ANSWER_MAX_PAGES = 5;
