import { describe, expect, test } from 'vitest';
import { stemmerOf } from './stemmer.ts';

/** English and Russian: samples from the published vocabularies of the Snowball project. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    consign: 'consign',
    consigned: 'consign',
    consistency: 'consist',
    consolation: 'consol',
    knitting: 'knit',
    knots: 'knot',
    kneaded: 'knead',
    happy: 'happi',
    cries: 'cri',
    ties: 'tie',
    caresses: 'caress',
    gas: 'gas',
    agreed: 'agre',
    hoping: 'hope',
    hopping: 'hop',
    generously: 'generous',
    communities: 'communiti',
    relational: 'relat',
    rational: 'ration',
    sky: 'sky',
    dying: 'die',
    revenues: 'revenu',
    acquisitions: 'acquisit',
    earnings: 'earn',
    rolling: 'roll',
    employees: 'employe',
    technology: 'technolog',
    inning: 'inning',
  },
  ru: {
    вавиловка: 'вавиловк',
    важная: 'важн',
    важнейшие: 'важн',
    валился: 'вал',
    валов: 'вал',
    прибыль: 'прибыл',
    компаниями: 'компан',
    компания: 'компан',
  },
  de: {
    häuser: 'hau',
    versicherungen: 'versicherung',
    verträge: 'vertrag',
    vertrag: 'vertrag',
    haus: 'hau',
    gebunden: 'bund',
  },
  fr: { chevaux: 'cheval', contrats: 'contrat', contrat: 'contrat', sociétés: 'societ', société: 'societ' },
  es: { contratos: 'contrat', contrato: 'contrat', veces: 'vez', compañía: 'compañi', compañías: 'compañi' },
  pt: { contratos: 'contrat', contrato: 'contrat', reuniões: 'reunia', reunião: 'reunia', papéis: 'papel' },
  pl: { umowy: 'umow', umowami: 'umow', spółka: 'spółk', spółki: 'spółk' },
  ar: { والشركات: 'شرك', الشركة: 'شرك', مدرسة: 'مدرس', المدرسة: 'مدرس' },
  hi: { लड़कियाँ: 'लड़क', लड़कियों: 'लड़क', किताबें: 'किताब', किताब: 'किताब' },
};

describe.each(Object.entries(SAMPLES))('the stemmer of %s', (language, samples) => {
  test.each(Object.entries(samples))('makes %s %s', (word, stem) => {
    expect(stemmerOf(language)(word.toLowerCase())).toBe(stem);
  });
});

test('a language without a stemmer keeps its words', () => {
  expect(stemmerOf('ja')('会社')).toBe('会社');
});
