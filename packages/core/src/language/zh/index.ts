import { asks } from './asks.ts';
import { document } from './document.ts';
import { duties } from './duties.ts';
import { evidence } from './evidence.ts';
import { figures } from './figures.ts';
import { followUps } from './follow-ups.ts';
import { makers } from './makers.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { sentences } from './sentences.ts';
import { suggestions } from './suggestions.ts';
import { writing } from './writing.ts';
import type { LanguageData } from '../language.ts';

export const chinese: LanguageData = {
  document,
  makers,
  people,
  questions,
  evidence,
  asks,
  followUps,
  sentences,
  duties,
  figures,
  suggestions,
  writing,
};
