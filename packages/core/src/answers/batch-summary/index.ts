/** One line about the answers of several files to the same question: counted here, or worded by a model and checked. */
export { type AnswerGroup, groupAnswers, type Statement, writeAnswerLine } from './generated-lines.ts';
export { type FileAnswer, summariseAnswers } from './summarise-answers.ts';
