import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow } from '#modules/library/index.ts';
import type { AnswerFile, AnswerOptions, FileAnswer } from '#modules/questions/answer-file.ts';
import { type AnsweredPart, joinAnswers } from '#modules/questions/join-answers.ts';

interface FilesDeps {
  readonly pages: Pick<Pages, 'readState'>;
  readonly answerFile: AnswerFile;
}

/** Of one file as `answerFile` does it; several answer one after the other, and what they say is joined. */
export function makeAnswerFiles({ pages, answerFile }: FilesDeps) {
  return async (
    files: readonly FileRow[],
    question: string,
    optionsFor: (file: FileRow, at: number) => AnswerOptions,
  ): Promise<FileAnswer> => {
    const parts: AnsweredPart[] = [];
    for (const [at, file] of files.entries()) {
      const found = await answerFile(file, question, optionsFor(file, at));
      if (files.length === 1) return found;
      parts.push({ fileId: file.id, ...(await pages.readState(file.id)), found });
    }
    return joinAnswers(parts);
  };
}

export type AnswerFiles = ReturnType<typeof makeAnswerFiles>;
