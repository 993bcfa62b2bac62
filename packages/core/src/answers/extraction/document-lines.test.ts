import { describe, expect, test } from 'vitest';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { rankFile } from '../ranking/rank-file.ts';
import { draftAnswer } from './draft-answer.ts';

const BODY =
  'The installer copies all packages to the disk. Robert Smith tested it in the laboratory for three weeks. The disk must be empty.';

function leadOf(texts: readonly string[], question: string, language = 'en'): string | undefined {
  const index = buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    language,
  );
  return draftAnswer(index, rankFile(index, question, [])).claims[0]?.text;
}

describe('lines about the document itself', () => {
  const contract = [
    BODY,
    'This report covers the year. It was filed in May.\n\nSIGNATURES\n\nBy:\t/s/ Aruna Velkar\nName: Aruna Velkar\nTitle: Company Secretary',
  ];

  test('the signature block answers who signed it, as label and value', () => {
    expect(leadOf(contract, 'Who signed the report?')).toMatch(/^(?:By: \/s\/ |Name: )Aruna Velkar$/u);
  });

  test('the title page answers who wrote it, with its title', () => {
    const guide = [
      `Installation Guide\n\nJane Velkar\n\nVersion 2`,
      `Installing\n\nThis guide is for all. ${BODY}`,
    ];
    expect(leadOf(guide, 'Who wrote this guide?')).toBe('Installation Guide: Jane Velkar');
  });

  test('the imprint answers who holds the copyright', () => {
    const guide = [
      'Installation Guide\n\nCopyright © 2014 Aruna Velkar',
      `The copyright is explained here. ${BODY}`,
    ];
    expect(leadOf(guide, 'Who holds the copyright?')).toBe('Copyright © 2014 Aruna Velkar');
  });

  test('a gap to be filled in is no name', () => {
    const guide = [
      'Installation Guide\n\n[FAMILY Given]\n\nVersion 2',
      `Installing\n\nThis guide is for all. ${BODY}`,
    ];
    expect(leadOf(guide, 'Who wrote this guide?')).not.toContain('FAMILY');
  });

  test('they answer nothing else', () => {
    expect(leadOf(contract, 'Who tested the installer?')).not.toContain('Velkar');
  });
});
