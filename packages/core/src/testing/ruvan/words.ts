import { countedStaff } from '#language/patterns.ts';
import type { DocumentWords } from '#language/parts/document.ts';
import type { DutyWords } from '#language/parts/duties.ts';
import type { EvidenceWords } from '#language/parts/evidence.ts';
import type { PeopleWords } from '#language/parts/people.ts';

/** A phrase that matches nothing, for what a language does not say. */
export const NEVER = '(?!)';

export const document: DocumentWords = {
  kinds: 'pakto|kontabo anual|raporto',
  paper: 'Artikalo',
  pressRelease: 'Novo',
  letter: 'Skripo',
  book: 'Libo',
  this: 'tel',
  any: '(?:tel |vel )?(?:pakto|raporto|dokumo)',
  named: '(?:tel|vel)? ?(?:pakto|raporto|dokumo)',
  asksWhole: 'ko qe zin @',
  asksPurpose: NEVER,
  asksOverview: '(?:ko qe zin @|somarat @)',
  overviewQuestion: 'Ko qe zin tel dokumo?',
  contents: 'Indeko',
};

export const duties: DutyWords = {
  period: 'mens*|anno*|diur*',
  exception: 'salvo',
  recommendation: 'rekomat*',
  auxiliary: 'zin',
  names: 'devoko',
  permission: 'povok',
  duty: 'devok',
  negation: 'nul',
  saysOutright: NEVER,
};

export const people: PeopleWords = {
  asksForKind: 'qiv (?:devok|povok)',
  kinds: 'vel (?:kupar|vendar)',
  ruleAfter: 'devok|povok',
  roles: 'direktar',
  staffWords: 'laborar',
  asksForStaff: 'laborar*|qol|plo',
  statesStaff: countedStaff('laborar*'),
  counted: 'personor|laborar*',
  signing: 'signato',
  officers: 'direktar',
};

export const evidence: EvidenceWords = {
  less: 'minat*',
  more: 'plusat*',
  speaksOf: 'tel pakto',
  tellsOf: 'tratin',
  defines: 'signatin',
  is: 'zin',
  calls: 'nomatin',
  joinsItems: 'ti',
  tellsHow: 'usat*',
  opensList: 'inkludin',
  organisation: NEVER,
  shares: 'medo',
  periodUnits: 'mensor|mens|annor|anno|diuror|diur',
  periodWithoutFigure: 'semper',
  atPlace: '(?:dran)$',
  towardsPlace: '(?:ko)$',
  kindOfPlace: NEVER,
  place: NEVER,
  reason: 'rakso',
  weakReason: 'sulad',
};
