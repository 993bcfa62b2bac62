import type { FileType } from '@recto/contract/file-types';
import type { Readers } from '@recto/readers';
import type { AnyTask } from '#kernel/define-task.ts';
import { buildIndex } from '#modules/ingestion/tasks/build-index.ts';
import { findHits } from '#modules/ingestion/tasks/find-hits.ts';
import { makeOutline } from '#modules/ingestion/tasks/make-outline.ts';
import { makeReadingTasks } from '#modules/ingestion/tasks/reading-tasks.ts';
import { readKeyTerms } from '#modules/ingestion/tasks/read-key-terms.ts';
import { readTexts } from '#modules/ingestion/tasks/read-texts.ts';
import { readTables } from '#modules/ingestion/tasks/read-tables.ts';
import { showPage } from '#modules/ingestion/tasks/show-page.ts';
import { searchPages } from '#modules/ingestion/tasks/search-pages.ts';
import { findStatements } from '#modules/batches/tasks/find-statements.ts';
import { compareFilesTask } from '#modules/comparisons/tasks/compare-files.ts';
import { compareTexts } from '#modules/comparisons/tasks/compare-texts.ts';
import { alignPages } from '#modules/comparisons/tasks/align-pages.ts';
import { findRows } from '#modules/comparisons/tasks/find-rows.ts';
import { locateMarks } from '#modules/comparisons/tasks/locate-marks.ts';
import { writeRedline } from '#modules/comparisons/tasks/write-redline.ts';
import { anchorQuotes } from '#modules/questions/tasks/anchor-quotes.ts';
import { cutFile } from '#modules/questions/tasks/cut-file.ts';
import { draftAnswer } from '#modules/questions/tasks/draft-answer.ts';
import { locateCitations } from '#modules/questions/tasks/locate-citations.ts';
import { draftFigure } from '#modules/questions/tasks/draft-figure.ts';
import { draftOverview } from '#modules/questions/tasks/draft-overview.ts';
import { findElsewhere } from '#modules/questions/tasks/find-elsewhere.ts';
import { rankFile } from '#modules/questions/tasks/rank-file.ts';
import { readFollowUp } from '#modules/questions/tasks/read-follow-up.ts';
import { spreadFile } from '#modules/questions/tasks/spread-file.ts';
import { verifyAnswer } from '#modules/questions/tasks/verify-answer.ts';
import { cutFileIntoSegments } from '#modules/translations/tasks/cut-file.ts';
import { cutTextIntoSegments } from '#modules/translations/tasks/cut-text.ts';
import { inspectSegments } from '#modules/translations/tasks/inspect-segments.ts';
import { recogniseLanguage } from '#modules/translations/tasks/recognise-language.ts';
import { writeTranslatedFile } from '#modules/translations/tasks/write-file.ts';
import { warmUpQuestions } from '#modules/questions/tasks/warm-up.ts';

/** The tasks of all capabilities, for documents of the types that can be read. */
export function makeTasks(readers: Readers<FileType>): readonly AnyTask[] {
  const { readPages, readScan, readPicture, drawPage, checkPassword, checkConvertible, readBookmarks } =
    makeReadingTasks(readers);
  return [
    readPages,
    readScan,
    readPicture,
    drawPage,
    checkPassword,
    checkConvertible,
    readBookmarks,
    buildIndex,
    makeOutline,
    readKeyTerms,
    readTexts,
    showPage,
    readTables,
    searchPages,
    findHits,
    cutFile,
    draftFigure,
    draftOverview,
    rankFile,
    readFollowUp,
    spreadFile,
    draftAnswer,
    verifyAnswer,
    locateCitations,
    findElsewhere,
    anchorQuotes,
    warmUpQuestions,
    compareFilesTask,
    compareTexts,
    locateMarks,
    alignPages,
    writeRedline,
    findRows,
    findStatements,
    cutFileIntoSegments,
    cutTextIntoSegments,
    inspectSegments,
    recogniseLanguage,
    writeTranslatedFile,
  ];
}
