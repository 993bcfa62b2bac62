import { describe, expect, it } from 'vitest';
import { askFor, fitOf } from '#testing/find-in-sentence.ts';
import type { AnswerType } from './types.ts';

describe('how well a sentence fits', () => {
  it.each([
    [
      'What is a sponsor?',
      'Sponsor: a person who helps the maintainer to upload packages.',
      'The sponsor is listed in the file.',
    ],
    [
      'What is meant by churn?',
      'We define churn as the rate of lost lines.',
      'Churn was 1.2 percent in May.',
    ],
    [
      'What does "External Use" mean?',
      'The term “External Use” means any use by others.',
      'You must treat any External Use as a copy, which means a fee.',
    ],
    ['opaque copy?', 'A copy that is not transparent is called “opaque”.', 'You may sell opaque copies.'],
    [
      'What does minimal risk level (MRL) mean?',
      'An MRL is an estimate of what people bear each day.',
      'Credit risk: The firm is exposed to losses at each level.',
    ],
    [
      'What is the gross margin?',
      'Gross margin: what is left of sales after costs.',
      'Gross margin: $4.1 million',
    ],
    [
      'What is Project North?',
      'It includes Project North (our replacement of all old systems).',
      'It depends on Project North and on the weather.',
    ],
  ])('is highest where the very thing is explained: %s', (question, explains, uses) => {
    const fit = (text: string) => fitOf(askFor('definition'), question, text);
    expect(fit(explains)).toBeGreaterThan(fit(uses) + 0.1);
  });

  it.each([
    [
      'en',
      'Which segments does the firm report?',
      'The firm has four segments: Care, Retail, Pharmacy and Other.',
      'Retail sales in the segments of last year, as you know, fell, and nobody has told us why that was so.',
    ],
    [
      'en',
      'business segments?',
      'We are organized into three units: the North (Norway and Sweden); the South (Italy, Spain and Malta); and all others.',
      'It was sold before the merger, the closing, and the report.',
    ],
    [
      'en',
      'What are the conditions for copying?',
      'You may copy it under these conditions: a) you keep the notice; b) you add no terms.',
      'Copying is subject to conditions of the owner, who may refuse.',
    ],
    [
      'de',
      'Welche Datenbanken kann man verwenden?',
      'Es verwendet eine der Datenbanken (SQLite, MySQL oder PostgreSQL).',
      'Wenn Sie sparen wollen, sollten Sie nichts kaufen, verkaufen oder leihen.',
    ],
    [
      'es',
      '¿Qué países firmaron?',
      'Firmaron los países Chile, Perú y Bolivia.',
      'Los países firmaron tarde.',
    ],
    [
      'ja',
      '減価償却の方法を挙げてください。',
      '減価償却の方法は、定額法、定率法、および級数法です。',
      '減価償却は毎年記録します。',
    ],
    ['zh', '有哪些类型？', '类型包括：库、程序和文档。', '类型是由作者决定的。'],
  ])(
    'is highest where several things of the kind asked for are named: %s %s',
    (language, question, names, other) => {
      const fit = (text: string) => fitOf(askFor('list'), question, text, language);
      expect(fit(names)).toBeGreaterThan(fit(other));
    },
  );

  it('is highest where a document says what it is for', () => {
    const fit = (text: string) => fitOf(askFor('about'), 'What is this guide for?', text);
    expect(fit('The main goal of this guide is to serve as an introduction.')).toBeGreaterThan(
      fit('The latest version of this guide may be found on the web.'),
    );
  });

  it('is nothing without words that could answer', () => {
    const asked = askFor('money');
    expect(fitOf(asked, 'How much?', 'It was costly.')).toBe(0);
    const reason = fitOf(askFor('reason'), 'Why?', 'It rained.');
    expect(reason).toBeGreaterThan(0);
    expect(reason).toBeLessThan(0.5);
  });

  it('is less where only other years are named', () => {
    const asked = askFor('money', { years: ['2017'] });
    const fit = (text: string) => fitOf(asked, 'How much in 2017?', text);
    expect(fit('In 2017 it was $5 million.')).toBe(1);
    expect(fit('In 2016 it was $5 million.')).toBeLessThan(1);
    expect(fit('It was $5 million.')).toBe(1);
  });
});

describe('how well a sentence gives a reason or settles a question', () => {
  const fit = (type: AnswerType, question: string, text: string, language = 'en') =>
    fitOf(askFor(type), question, text, language);

  it.each([
    [
      'en',
      'Why did revenue go down?',
      'Revenue decreased due to lower prices.',
      'Costs decreased due to lower wages.',
    ],
    [
      'en',
      'Why did revenue fall?',
      'Revenue decreased due to lower prices.',
      'Revenue increased due to higher prices.',
    ],
    [
      'en',
      'Why was the plant sold?',
      'The plant was sold to reduce the risk of a loss.',
      'Net income attributable to owners: $46 (2020)',
    ],
    [
      'de',
      'Warum sank der Umsatz?',
      'Der Umsatz sank wegen der Preise.',
      'Der Umsatz betrug drei Millionen.',
    ],
    [
      'es',
      '¿Por qué bajaron las ventas?',
      'Las ventas cayeron debido a la sequía.',
      'Las ventas subieron debido a la lluvia.',
    ],
    ['zh', '为什么收入减少？', '由于需求不足，收入下降。', '由于天气不好，会议推迟。'],
  ])('a reason for what is asked fits best (%s): %s', (language, question, right, wrong) => {
    expect(fit('reason', question, right, language)).toBeGreaterThan(
      fit('reason', question, wrong, language) + 0.1,
    );
  });

  it.each([
    [
      'en',
      'May I sell copies of the program?',
      'You may sell copies for any price.',
      'You may end the contract.',
    ],
    [
      'en',
      'Must I accept the license?',
      'You are not required to accept the license.',
      'The license ends if not accepted.',
    ],
    ['en', 'Do the gift cards expire?', 'Our gift cards do not expire.', 'Gift cards: 12 (2020)'],
    ['en', 'Can packages be upgraded while running?', 'No. They stop first.', 'They have many files.'],
    [
      'de',
      'Darf ich die Wohnung untervermieten?',
      'Er darf die Wohnung nicht untervermieten.',
      'Der Vermieter darf kündigen.',
    ],
    ['fr', 'Dois-je payer la taxe ?', "Le locataire n'est pas tenu de payer la taxe.", 'Il ne fume pas.'],
    ['ru', 'Можно ли продавать копии?', 'Продавать копии запрещено.', 'Это не срок.'],
    ['zh', '可以转租房屋吗？', '承租人不得转租房屋。', '本合同不长。'],
  ])('what is said of the matter settles it (%s): %s', (language, question, right, wrong) => {
    expect(fit('yesno', question, right, language)).toBeGreaterThan(
      fit('yesno', question, wrong, language) + 0.1,
    );
  });
});

describe('how well a sentence tells how to do a thing', () => {
  const fit = (question: string, text: string, language = 'en') =>
    fitOf(askFor('howto'), question, text, language);

  it.each([
    [
      'en',
      'How do I remove a package?',
      'To remove a package, run apt purge.',
      'Packages are made by many people.',
    ],
    [
      'en',
      'How do I remove a package?',
      'To remove a package, run apt purge.',
      'To build the kernel, run make.',
    ],
    [
      'en',
      'How do I end the contract?',
      'You can end the contract by written notice.',
      'Contract costs: 14 (2020)',
    ],
    [
      'de',
      'Wie lösche ich eine Datei?',
      'Um eine Datei zu löschen, verwenden Sie rm.',
      'Eine Datei hat einen Namen.',
    ],
    [
      'fr',
      'Comment supprimer un fichier ?',
      'Pour supprimer un fichier, utilisez rm.',
      'Un fichier a un nom.',
    ],
    ['ja', 'ファイルを消す方法は？', 'ファイルを消すには rm を実行します。', 'ファイルには名前がある。'],
  ])('%s: %s %s', (language, question, right, wrong) => {
    expect(fit(question, right, language)).toBeGreaterThan(fit(question, wrong, language) + 0.1);
  });
});
