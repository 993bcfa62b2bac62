import { describe, expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { draftAnswer } from '../drafting/draft-answer.ts';

const BODY =
  'The installer copies all packages to the disk. Robert Smith tested it in the laboratory for three weeks. The disk must be empty.';

const GERMAN =
  'Das Programm kopiert alle Pakete auf die Platte. Robert Smith hat es im Mai 1998 drei Wochen lang geprüft. Die Platte muss leer sein.';
const FRENCH =
  'Le programme copie tous les paquets sur le disque. Robert Smith l’a essayé en mai 1998 pendant trois semaines. Le disque doit être vide.';

function topAnswerOf(texts: readonly string[], question: string, language = 'en'): string | undefined {
  const index = buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    language,
  );
  return draftAnswer(index, rankFile(index, question)).claims[0]?.text;
}

describe('lines about the document itself', () => {
  const contract = [
    BODY,
    'This report covers the year. It was filed in May.\n\nSIGNATURES\n\nBy:\t/s/ Aruna Velkar\nName: Aruna Velkar\nTitle: Company Secretary',
  ];

  test('the signature block answers who signed it, as label and value', () => {
    expect(topAnswerOf(contract, 'Who signed the report?')).toMatch(/^(?:By: \/s\/ |Name: )Aruna Velkar$/u);
  });

  test('the title page answers who wrote it, with its title', () => {
    const guide = [
      `Installation Guide\n\nJane Velkar\n\nVersion 2`,
      `Installing\n\nThis guide is for all. ${BODY}`,
    ];
    expect(topAnswerOf(guide, 'Who wrote this guide?')).toBe('Installation Guide: Jane Velkar');
  });

  test('the imprint answers who holds the copyright', () => {
    const guide = [
      'Installation Guide\n\nCopyright © 2014 Aruna Velkar',
      `The copyright is explained here. ${BODY}`,
    ];
    expect(topAnswerOf(guide, 'Who holds the copyright?')).toBe('Copyright © 2014 Aruna Velkar');
  });

  test('a gap to be filled in is no name', () => {
    const guide = [
      'Installation Guide\n\n[FAMILY Given]\n\nVersion 2',
      `Installing\n\nThis guide is for all. ${BODY}`,
    ];
    expect(topAnswerOf(guide, 'Who wrote this guide?')).not.toContain('FAMILY');
  });

  test.each([
    ['date of version 2.1?', 'en', 'Version 2.1, February 1999'],
    ['When was this licence published?', 'en', 'Version 2.1, February 1999'],
    ['De quand date cette version de la licence ?', 'fr', 'Version 2.1, février 1999'],
    ['Wann wurde diese Lizenz veröffentlicht?', 'de', 'Version 2.1, Februar 1999'],
  ])('the title page answers of when it is: %s', (question, language, line) => {
    const body = { de: GERMAN, fr: FRENCH }[language] ?? BODY;
    expect(topAnswerOf([`GNU\n\n${line}\n\n${body}`, body], question, language)).toBe(line);
  });

  test('of another version, or of another thing, it says nothing', () => {
    const licence = [`OPEN LIBRARY LICENSE\n\nVersion 2.1, February 1999\n\n${BODY}`, BODY];
    expect(topAnswerOf(licence, 'When was version 3.0 published?') ?? '').not.toContain('1999');
    expect(topAnswerOf(licence, 'When was the laboratory opened?') ?? '').not.toContain('1999');
  });

  test('they answer nothing else', () => {
    expect(topAnswerOf(contract, 'Who tested the installer?')).not.toContain('Velkar');
  });
});
