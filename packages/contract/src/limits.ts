/** Fixed numbers of the product (specification, section 9, and the installation limits of one file). */
export const FILES_PER_SELECTION = 5;
/** Specification, section 9: exactly two. */
export const FILES_PER_COMPARISON = 2;
/** Of an Idempotency-Key. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
/** Of many dropped files so many are sent at a time. */
export const UPLOAD_CONCURRENCY = 5;
export const HISTORY_PAGE_SIZE = 10;
export const HISTORY_SEARCH_MAX_LENGTH = 200;
export const PASSWORD_MIN_LENGTH = 8;
/** At most 1,024 bytes in UTF-8: longer input costs hashing time and protects nobody. */
export const PASSWORD_MAX_LENGTH = 256;
export const CODE_LENGTH = 6;
export const RECOVERY_CODES = 10;
/** A recovery code as people copy it: capitals, and the dash left out or written otherwise, do not matter. */
export const RECOVERY_CODE_FORM = /^\s*([a-z0-9]{5})[\s\p{Pd}]*([a-z0-9]{5})\s*$/iu;
export const FILE_MAX_BYTES = 100_000_000;
export const FILE_MAX_PAGES = 5_000;
export const FILE_MAX_CHARACTERS = 20_000_000;
/** Files and folders that are named for one download: their ids are part of its address. */
export const DOWNLOAD_MAX_NAMED = 200;
/** A zip of more files, or of more bytes, needs extensions that not every program opens. */
export const DOWNLOAD_MAX_FILES = 10_000;
export const DOWNLOAD_MAX_BYTES = 4_000_000_000;
export const FOLDER_NAME_MAX_LENGTH = 120;
export const FILE_NAME_MAX_LENGTH = 200;
export const QUESTION_MAX_LENGTH = 2_000;
/** Words of the document that a question is asked about: the whole of a long sentence finds less than its beginning. */
export const ABOUT_MAX_LENGTH = 120;
export const REVIEW_NOTE_MAX_LENGTH = 2_000;
export const FEEDBACK_MAX_LENGTH = 4_000;
/** What operators tell everybody: a sentence or two. */
export const NOTICE_MAX_LENGTH = 500;
export const SEARCH_MAX_LENGTH = 200;
/** Pages of one file that a search over the library tells in one answer. */
export const FOUND_PAGES_PER_CALL = 50;
/** A search in one file tells at most so many hits, and the true number of all. */
export const SEARCH_MAX_HITS = 1_000;
/** Pages of text in one answer. */
export const PAGES_PER_CALL = 500;
export const TEMPLATE_NAME_MAX_LENGTH = 120;
export const TEMPLATE_MAX_QUESTIONS = 100;
export const BATCH_MAX_FILES = 200;
/** Files times questions. */
export const BATCH_MAX_CELLS = 10_000;
/** Cells of a batch in one answer. */
export const CELLS_PER_CALL = 500;
/** Rows of a comparison in one answer. */
export const ROWS_PER_CALL = 500;
/** Changes of a comparison in one answer. */
export const CHANGES_PER_CALL = 500;
/** Characters of each of two texts that are compared while one waits. */
export const SIMPLE_COMPARISON_MAX_LENGTH = 500_000;
/** Of both in JSON, should every character be escaped (`\u00e9`). */
export const SIMPLE_COMPARISON_MAX_BYTES = 2 * 6 * SIMPLE_COMPARISON_MAX_LENGTH + 1_000;
/** Pairs of lines that are more alike, by their bigrams, are matched (specification, section 9). */
export const MATCH_SIMILARITY = 0.8;

/** Of a result that takes more bytes of JSON than this an event only says that it is there: it is read by GET. */
export const EVENT_RESULT_MAX_BYTES = 64_000;

/** Answers that a column of choices may allow. */
export const COLUMN_MAX_CHOICES = 20;
export const CHOICE_MAX_LENGTH = 80;

/** Characters of a text that is typed to be translated; anything longer is a file. */
export const TRANSLATED_TEXT_MAX_LENGTH = 5_000;
/** In JSON, should every character be escaped; a text that is too long is refused by a sentence. */
export const TRANSLATED_TEXT_MAX_BYTES = 1_000_000;
/** Segments of a translation in one answer. */
export const SEGMENTS_PER_CALL = 500;
/** Characters of a segment as a person may write it. */
export const SEGMENT_MAX_LENGTH = 20_000;
export const TERMINOLOGY_NAME_MAX_LENGTH = 120;
export const TERMINOLOGY_MAX_TERMS = 5_000;
export const TERM_MAX_LENGTH = 200;
/** Of a file of terms, or of terms in JSON. */
export const TERMINOLOGY_MAX_BYTES = 5_000_000;
