import type { LanguageData } from '../language.ts';
import { asks } from './asks.ts';
import { document } from './document.ts';
import { duties } from './duties.ts';
import { evidence } from './evidence.ts';
import { figures } from './figures.ts';
import { followUps } from './follow-ups.ts';
import { forms } from './forms.ts';
import { makers } from './makers.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { sentences } from './sentences.ts';
import { suggestions } from './suggestions.ts';
import { terms } from './terms/index.ts';
import { writing } from './writing.ts';

export const english: LanguageData = {
  document,
  makers,
  people,
  questions,
  asks,
  evidence,
  followUps,
  sentences,
  duties,
  figures,
  writing,
  forms,
  terms,
  suggestions,
  hasClauses: true,
  hasReports: true,
};
