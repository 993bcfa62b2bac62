import { describe, expect, it } from 'vitest';
import { findAnswers, readAsked, typeFit } from './index.ts';
import { ANSWER_TYPES } from './table.ts';
import type { AnswerType, AskedType } from './types.ts';

function ask(type: AnswerType, more: Partial<AskedType> = {}): AskedType {
  return { type, years: [], isList: false, ...more };
}

/** The words that fit best. */
function best(type: AskedType, question: string, text: string, language: string): string | null {
  const found = [...findAnswers(type, question, text, language)].sort((left, right) => right.fit - left.fit);
  const [first] = found;
  return first === undefined || first.fit < 0.5 ? null : text.slice(first.start, first.end);
}

const FOUND: readonly (readonly [
  language: string,
  type: AnswerType,
  question: string,
  text: string,
  words: string,
])[] = [
  [
    'en',
    'people',
    'How many employees?',
    'We employed about 52,000 people, 37% of all, in 66 countries.',
    '52,000 people',
  ],
  [
    'en',
    'people',
    'How many work there?',
    'Total workforce level at December 31, 2017 was approximately 140,800.',
    '140,800',
  ],
  [
    'en',
    'count',
    'How many 737s are built each month?',
    'In 2017 we built 47 airplanes per month (see Note 12).',
    '47 airplanes per month',
  ],
  [
    'en',
    'money',
    'What did it cost?',
    'In 2016 the work of 12 people cost US$ 1.2 billion.',
    'US$ 1.2 billion',
  ],
  ['en', 'percentage', 'What share?', 'In 2019, 37% of 4,500 stores were leased.', '37%'],
  [
    'en',
    'date',
    'When was it released?',
    'Version 5.0 was released on February 14th, 2009 by 120 people.',
    'February 14th, 2009',
  ],
  [
    'en',
    'period',
    'notice period?',
    'Under Section 6.2 either party may end it upon thirty (30) days notice.',
    'thirty (30) days',
  ],
  ['en', 'measure', 'How much memory?', 'Version 3 needs at least 2 GB of memory.', '2 GB'],
  [
    'en',
    'organisation',
    'Who audits?',
    'The accounts were audited by Ernst & Young LLP in 2020.',
    'Ernst & Young LLP',
  ],
  [
    'en',
    'place',
    'Where is the head office?',
    'Our headquarters are located in Chicago, Illinois.',
    'Chicago, Illinois',
  ],
  ['en', 'country', 'Which country?', 'The plant in Germany has 300 workers.', 'Germany'],
  [
    'en',
    'reason',
    'Why?',
    'Revenue fell primarily due to the sale of the Irish business. It rose later.',
    'primarily due to the sale of the Irish business',
  ],
  [
    'en',
    'list',
    'Which segments?',
    'Our segments include US and Utilities, South America, MCAC, and Eurasia.',
    'US and Utilities, South America, MCAC, and Eurasia',
  ],
  [
    'en',
    'definition',
    'What is an opaque copy?',
    'A copy that is not transparent is called opaque.',
    'is called opaque',
  ],
  ['en', 'yesno', 'May I sell it?', 'Nobody shall sell copies.', 'shall sell copies'],
  ['en', 'howto', 'How do I remove it?', 'To remove it, run apt purge.', 'run apt purge'],
  [
    'en',
    'about',
    'What is it about?',
    'This document describes the release process.',
    'This document describes the release process',
  ],
  ['en', 'period', 'How long?', 'It has a three to four -year standard warranty.', 'three to four -year'],
  ['ar', 'percentage', 'ما النسبة؟', 'تمثل الغابات حوالي %10 من الإنتاج.', '%10'],
  ['en', 'organisation', 'Who claims it?', "The court heard GridCo Holdings's claims.", 'GridCo Holdings'],
  [
    'de',
    'people',
    'Wie viele Mitarbeiter?',
    'Die Firma hat 12.500 Mitarbeiter in 14 Ländern.',
    '12.500 Mitarbeiter',
  ],
  ['de', 'count', 'Wie viele Filialen?', 'Es gibt fünfundzwanzig Filialen.', 'fünfundzwanzig Filialen'],
  ['de', 'money', 'Was kostet es?', 'Die Gebühr beträgt 1.234,50 EUR (Artikel 5).', '1.234,50 EUR'],
  ['de', 'percentage', 'Welcher Anteil?', 'Seit 2019 sind es 12,5 Prozent.', '12,5 Prozent'],
  [
    'en',
    'date',
    'When are invoices payable?',
    'Invoices are payable within forty-five days of receipt.',
    'forty-five days',
  ],
  ['de', 'date', 'Wann ist die Rechnung fällig?', 'Sie ist innerhalb von 30 Tagen zu bezahlen.', '30 Tagen'],
  ['ja', 'date', 'いつまでに支払いますか？', '受領後30日以内に支払う。', '30日'],
  ['de', 'date', 'Wann endet er?', 'Der Vertrag endet am 31. März 2025 (Artikel 5).', '31. März 2025'],
  ['de', 'period', 'Kündigungsfrist?', 'Die Frist nach § 5 beträgt drei Monate.', 'drei Monate'],
  ['de', 'measure', 'Wie groß?', 'Die Wohnung hat 85 m² im 3. Stock.', '85 m²'],
  ['de', 'organisation', 'Welche Firma?', 'Geprüft hat die Muster Treuhand GmbH.', 'Muster Treuhand GmbH'],
  ['de', 'place', 'Wo?', 'Der Sitz der Gesellschaft ist in Köln.', 'Köln'],
  ['de', 'reason', 'Warum?', 'Der Umsatz sank, weil die Nachfrage nachließ.', 'weil die Nachfrage nachließ'],
  [
    'de',
    'definition',
    'Was bedeutet Verzug?',
    'Verzug bedeutet die schuldhafte Verspätung.',
    'bedeutet die schuldhafte Verspätung',
  ],
  ['fr', 'people', 'Combien de bénévoles ?', 'Il y a 1 012 bénévoles dans 66 pays.', '1 012 bénévoles'],
  ['fr', 'count', 'Combien de niveaux ?', 'Linux connaît sept niveaux depuis 1991.', 'sept niveaux'],
  ['fr', 'money', 'Combien coûte-t-elle ?', 'La licence coûte 3,5 millions d’euros.', '3,5 millions d’euros'],
  ['fr', 'percentage', 'Quel taux ?', 'Le taux est de 4,2 %.', '4,2 %'],
  ['fr', 'date', 'Quand ?', 'Le contrat prend fin le 1er juillet 2024.', '1er juillet 2024'],
  ['fr', 'period', 'préavis ?', 'Le préavis est de deux mois (article 7).', 'deux mois'],
  ['fr', 'reason', 'Pourquoi ?', 'Il a été refusé en raison du risque.', 'en raison du risque'],
  ['es', 'people', '¿Cuántos empleados?', 'La empresa tiene 3.200 empleados desde 2018.', '3.200 empleados'],
  ['es', 'count', '¿Cuántas páginas?', 'El anexo tiene treinta y cinco páginas.', 'treinta y cinco páginas'],
  ['es', 'money', '¿Cuánto costó?', 'Costó 12 millones de dólares en 2015.', '12 millones de dólares'],
  ['es', 'date', '¿Cuándo?', 'Entró en vigor el 1 de marzo de 2020.', '1 de marzo de 2020'],
  ['es', 'period', '¿plazo?', 'El plazo es de 10 días hábiles.', '10 días hábiles'],
  ['es', 'reason', '¿Por qué?', 'Bajaron porque subió el precio.', 'porque subió el precio'],
  ['pt', 'people', 'Quantas pessoas?', 'Trabalham lá 450 pessoas desde 2011.', '450 pessoas'],
  ['pt', 'count', 'Quantos terminais?', 'Há seis terminais por omissão.', 'seis terminais'],
  ['pt', 'money', 'Quanto custa?', 'Custa R$ 2,5 mil por mês.', 'R$ 2,5 mil'],
  ['pt', 'date', 'Quando?', 'Começou em 25 de abril de 1974.', '25 de abril de 1974'],
  ['pt', 'period', 'Quanto tempo?', 'O prazo é de dez dias.', 'dez dias'],
  ['pt', 'reason', 'Por que?', 'Caíram devido à seca.', 'devido à seca'],
  ['ru', 'people', 'Сколько сотрудников?', 'В компании работает 1 250 человек в 3 городах.', '1 250 человек'],
  ['ru', 'count', 'Сколько дисков нужно?', 'Нужно как минимум четыре диска.', 'четыре диска'],
  ['ru', 'money', 'Сколько стоит?', 'Лицензия стоит 3 млн рублей.', '3 млн рублей'],
  ['ru', 'percentage', 'Какой процент?', 'Это 15 процентов от 2000.', '15 процентов'],
  ['ru', 'date', 'Когда?', 'Это произошло 5 мая 1998 года.', '5 мая 1998 года'],
  ['ru', 'period', 'срок?', 'Срок составляет тридцать дней.', 'тридцать дней'],
  ['ru', 'reason', 'Почему?', 'Выручка упала из-за кризиса.', 'из-за кризиса'],
  [
    'pl',
    'people',
    'Ilu pracowników?',
    'Firma zatrudnia stu dwudziestu pracowników.',
    'stu dwudziestu pracowników',
  ],
  ['pl', 'count', 'Ile stron?', 'Załącznik ma 35 stron.', '35 stron'],
  ['pl', 'money', 'Ile kosztowało?', 'Kosztowało to 150 000 euro w 2019 roku.', '150 000 euro'],
  ['pl', 'date', 'Kiedy?', 'Poświęcono ją 17 grudnia 1906 roku.', '17 grudnia 1906 roku'],
  ['pl', 'period', 'okres?', 'Wsparcie trwa 5 lat.', '5 lat'],
  ['pl', 'reason', 'Dlaczego?', 'Spadły, ponieważ wzrosły ceny.', 'ponieważ wzrosły ceny'],
  ['ar', 'people', 'كم عدد الموظفين؟', 'يعمل في الشركة ٣٥٠٠ موظف منذ عام ٢٠١٠.', '٣٥٠٠ موظف'],
  ['ar', 'count', 'كم عدد الشركات؟', 'تضم البورصة 374 شركة.', '374 شركة'],
  ['ar', 'money', 'كم التكلفة؟', 'بلغت التكلفة 3 ملايين دولار.', '3 ملايين دولار'],
  ['ar', 'percentage', 'ما النسبة؟', 'بلغت النسبة ٤٢٪ عام ٢٠١٥.', '٤٢٪'],
  ['ar', 'date', 'متى توفي؟', 'توفي في 7 يناير 1943 في نيويورك.', '7 يناير 1943'],
  ['ar', 'period', 'ما مدة الرخصة؟', 'تصدر الرخصة لثلاث سنوات.', 'لثلاث سنوات'],
  ['ar', 'reason', 'لماذا؟', 'هبط النادي بسبب وضعه المالي.', 'بسبب وضعه المالي'],
  ['hi', 'reason', 'गणना क्यों नहीं होती?', 'गणना यहाँ नहीं होती चूँकि यह एक संपादक है।', 'चूँकि यह एक संपादक है'],
  ['hi', 'people', 'कितने सदस्य?', 'संगठन में पच्चीस सदस्य हैं।', 'पच्चीस सदस्य'],
  ['hi', 'count', 'कितनी कंपनियाँ?', 'बाज़ार में 374 कंपनियाँ दर्ज हैं।', '374 कंपनियाँ'],
  ['hi', 'money', 'कितना खर्च?', 'इस पर ३ करोड़ रुपये खर्च हुए।', '३ करोड़ रुपये'],
  ['hi', 'percentage', 'कितने प्रतिशत?', 'दक्षता 42 प्रतिशत है।', '42 प्रतिशत'],
  ['hi', 'date', 'कब?', 'उनकी मृत्यु 7 जनवरी 1943 को हुई।', '7 जनवरी 1943'],
  ['hi', 'period', 'कितना समय?', 'अवधि पाँच वर्ष है।', 'पाँच वर्ष'],
  ['hi', 'person', 'राष्ट्रगान किसने गाया?', 'लेडी गागा ने राष्ट्रगान गाया।', 'लेडी गागा'],
  ['ja', 'people', '従業員は何人ですか？', '2017年の従業員は約1,200人である。', '1,200人'],
  ['ja', 'count', '仮想コンソールはいくつ？', '仮想コンソールが 6 つあります。', '6 つ'],
  ['ja', 'money', 'いくら？', '料金は三万円です。', '三万円'],
  ['ja', 'percentage', '何パーセント？', '第3章では15%とする。', '15%'],
  ['ja', 'date', 'いつ？', '2020年3月1日に発効した。', '2020年3月1日'],
  ['ja', 'period', '何年くらい？', '磁気テープは 30 年保存できる。', '30 年'],
  ['ja', 'person', '社長は誰？', '代表取締役社長は山田太郎氏である。', '山田太郎'],
  ['ja', 'reason', 'なぜ？', '需要が減少したため、売上が減った。', '需要が減少したため、'],
  ['zh', 'people', '有多少员工？', '截至2020年3月1日，公司有员工三万五千人。', '三万五千人'],
  ['zh', 'count', '一共多少页？', 'PDF 共 271 页，第3条。', '271 页'],
  ['zh', 'money', '罚款多少？', '根据第5条，罚款为人民币3,500万元。', '3,500万元'],
  ['zh', 'percentage', '占多少？', '占百分之十五。', '百分之十五'],
  ['zh', 'date', '什么时候？', '本合同自2020年3月1日起生效。', '2020年3月1日'],
  ['zh', 'period', '多久？', '保修期为三年。', '三年'],
  ['zh', 'person', '谁发明的？', '尼古拉·特斯拉发明了它。', '尼古拉·特斯拉'],
  ['zh', 'reason', '为什么？', '由于需求下降，收入减少。', '由于需求下降，收入减少'],
];

describe('the words that could answer', () => {
  it.each(FOUND)('%s %s: %s | %s', (language, type, question, text, words) => {
    expect(best(ask(type), question, text, language)).toBe(words);
  });

  it('gives the name beside the role asked for, not the others', () => {
    const text =
      'Ingrid Solheim, 48, has been Chief Financial Officer since 2019; Mark Twain is a director of Acme Inc.';
    const question = 'Who is the CFO?';
    const asked = readAsked(question, 'en');
    expect(asked?.role).toBe('cfo');
    expect(asked && best(asked, question, text, 'en')).toBe('Ingrid Solheim');
    const german = 'Geschäftsführer ist Herr Klaus Meier, Prokuristin Frau Petra Schulz.';
    expect(best(ask('person', { role: 'geschaftsfuhrer' }), 'Wer?', german, 'de')).toBe('Herr Klaus Meier');
    const arabic = 'شارك في تخطيطه هنري كول وهو أول مدير للمتحف';
    expect(best(ask('person', { role: 'مدير' }), 'من كان أول مدير؟', arabic, 'ar')).toBe('هنري كول');
    const russian = 'Генеральный директор компании — Иван Петров.';
    expect(best(ask('person', { role: 'директор' }), 'Кто директор?', russian, 'ru')).toBe('Иван Петров');
  });

  it('takes the figure of a cell for what its label counts', () => {
    expect(best(ask('people'), 'How many employees?', '140,800', 'en')).toBe('140,800');
    expect(best(ask('money'), 'How much revenue?', '(3,417)', 'en')).toBe('3,417');
  });
});

describe('which figure fits best', () => {
  const fitOf = (type: AnswerType, question: string, text: string, language = 'en') =>
    typeFit(findAnswers(ask(type), question, text, language), ask(type), text);

  it.each([
    ['en', 'How much did the repairs cost?', 'The repairs cost $5 million.', 'Rent was $7 million.'],
    ['de', 'Was kostet die Reparatur?', 'Die Reparatur kostet 500 Euro.', 'Die Miete war 700 Euro.'],
    ['fr', 'Combien coûte la réparation ?', 'La réparation coûte 500 euros.', 'Le loyer était de 700 euros.'],
    [
      'es',
      '¿Cuánto cuesta la reparación?',
      'La reparación cuesta 500 euros.',
      'El alquiler era de 700 euros.',
    ],
    ['ru', 'Сколько стоит ремонт?', 'Ремонт стоит 500 рублей.', 'Аренда была 700 рублей.'],
    ['ja', '修理費用はいくらですか？', '修理費用は500円です。', '家賃は700円でした。'],
    ['zh', '维修费用是多少？', '维修费用为500元。', '房租为700元。'],
  ])('is one beside the words of the question: %s', (language, question, right, wrong) => {
    expect(fitOf('money', question, right, language)).toBeGreaterThan(
      fitOf('money', question, wrong, language),
    );
  });

  it('takes a long figure of a row for an amount, and one in brackets before a sign for a percentage', () => {
    expect(fitOf('money', 'revenue in China 2017?', 'China: 11,911 (2017)')).toBeGreaterThan(0.6);
    expect(fitOf('percentage', 'margin 2015?', 'Contribution margin: (17)% (2015)')).toBeGreaterThan(0.6);
  });

  it('takes the day of a report for less than the day of an event', () => {
    const question = 'When was the plant sold?';
    expect(fitOf('date', question, 'The plant was sold on June 3, 2018.')).toBeGreaterThan(
      fitOf('date', question, 'The plant was not sold as of June 3, 2018.'),
    );
  });

  it('finds centuries, and how often in words', () => {
    expect(best(ask('date'), 'When did it appear?', 'It appeared early in the 16th century.', 'en')).toBe(
      '16th century',
    );
    expect(best(ask('date'), 'Когда?', 'Это было в XVI веке.', 'ru')).toBe('XVI веке');
    expect(best(ask('period'), 'How often?', 'The report is sent quarterly.', 'en')).toBe('quarterly');
    expect(best(ask('period'), 'Wie oft?', 'Der Bericht kommt monatlich.', 'de')).toBe('monatlich');
  });
});

describe('what is no answer', () => {
  const none = (type: AnswerType, question: string, text: string, language = 'en') =>
    expect(`${text} ${best(ask(type), question, text, language)}`).toBe(`${text} null`);

  it('a date does not answer how many', () => {
    none('people', 'How many employees?', 'The plan was adopted on December 31, 2017.');
    none('count', 'How many stores?', 'It began in 2014.');
    none('money', 'How much?', 'It was signed on 3 May 2011.');
    none('count', '有几个？', '2020年3月1日起生效。', 'zh');
    none('people', 'Wie viele Mitarbeiter?', 'Stand 31.12.2017.', 'de');
  });

  it('a figure does not answer who, nor a name how much', () => {
    none('person', 'Who pays?', 'The fee is 12,000 dollars in 2019.');
    none('money', 'How much?', 'Ian Murdock founded Debian.');
    none('person', '谁？', '共有 300 人。', 'zh');
  });

  it('a number of a section, page, version, telephone or time is no amount', () => {
    none('count', 'How many?', 'See Section 6.2 and page 12.');
    none('count', 'How many?', 'Version 5.0.3 of Debian 12 is described in Chapter 4.');
    none('count', 'How many?', 'Call +1 555-123-4567 at 12:30.');
    none('count', 'Wie viele?', 'Siehe Artikel 5 und Seite 12.', 'de');
    none('count', '几个？', '第3条和第12页。', 'zh');
    none('count', 'How many?', 'It asks to: (1) assert copyright, and (2) offer the license; see login(1).');
    none('measure', 'How big?', 'RAID6 and 802.11b are in Form 10-K.');
  });

  it('what the question says itself is none', () => {
    none('count', 'How many stores had 120 workers?', 'Some had 120 workers.');
    none('date', 'What happened in March 2017?', 'In March 2017 it was sold.');
    none('person', 'Who followed Bruce Perens?', 'Bruce Perens left.');
  });

  it('an organisation is named by its ending, a person is not', () => {
    const fit = (type: AnswerType, text: string) =>
      typeFit(findAnswers(ask(type), 'Who?', text, 'en'), ask(type), text);
    expect(fit('organisation', 'It is owned by Acme Holdings Inc.')).toBeGreaterThan(
      fit('person', 'It is owned by Acme Holdings Inc.'),
    );
    expect(fit('person', 'It was written by Robert Smith.')).toBeGreaterThan(
      fit('organisation', 'It was written by Robert Smith.'),
    );
  });
});

describe('which organisation', () => {
  const fit = (question: string, text: string) =>
    typeFit(findAnswers(ask('organisation'), question, text, 'en'), ask('organisation'), text);

  it('is seldom one that is named as the subject of the question is', () => {
    const question = 'Who is the biggest partner of Nordwind?';
    expect(fit(question, 'It works with Acme Holdings Inc.')).toBeGreaterThan(
      fit(question, 'It works with Nordwind Holdings Inc.'),
    );
  });

  it('is no firm where another kind is asked for', () => {
    const question = 'Which university went to court?';
    expect(fit(question, 'Springfield Polytechnic Institute filed it.')).toBeGreaterThan(
      fit(question, 'Acme Holdings, Inc. filed it.'),
    );
  });
});

describe('where something is', () => {
  const fit = (question: string, text: string, language = 'en') =>
    typeFit(findAnswers(ask('place'), question, text, language), ask('place'), text);

  it('a city or address says more than a country or a name after any preposition', () => {
    const question = 'Where is the head office?';
    expect(fit(question, 'It is located in Springfield, Illinois.')).toBeGreaterThan(
      fit(question, 'They sell in Canada.'),
    );
    expect(fit(question, 'Their work is part of Nordwind.')).toBeLessThan(0.5);
  });

  it('a path or an address of the net is a place too', () => {
    expect(fit('Where is the list kept?', 'It is kept in /etc/locale.gen.')).toBeGreaterThan(0.5);
    expect(fit('Where do bugs go?', 'Send them to bugs@example.org please.')).toBeGreaterThan(0.5);
  });

  it('a word for a kind of place fits a little', () => {
    const kind = fit('Where must it be brought?', 'It may be brought only in the courts of the licensor.');
    expect(kind).toBeGreaterThan(0);
    expect(kind).toBeLessThan(0.5);
  });

  it('words of scripts without capitals are no places by themselves', () => {
    expect(fit('どこ？', '設定で変更する。', 'ja')).toBe(0);
    expect(fit('在哪里？', '在安装过程中会提示。', 'zh')).toBe(0);
    expect(fit('कहाँ?', 'बाद में बदला गया।', 'hi')).toBe(0);
  });
});

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
    const fit = (text: string) =>
      typeFit(findAnswers(ask('definition'), question, text, 'en'), ask('definition'), text);
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
      const fit = (text: string) =>
        typeFit(findAnswers(ask('list'), question, text, language), ask('list'), text);
      expect(fit(names)).toBeGreaterThan(fit(other) + 0.1);
    },
  );

  it('is highest where a document says what it is for', () => {
    const fit = (text: string) =>
      typeFit(findAnswers(ask('about'), 'What is this guide for?', text, 'en'), ask('about'), text);
    expect(fit('The main goal of this guide is to serve as an introduction.')).toBeGreaterThan(
      fit('The latest version of this guide may be found on the web.'),
    );
  });

  it('is nothing without words that could answer', () => {
    const asked = ask('money');
    expect(typeFit(findAnswers(asked, 'How much?', 'It was costly.', 'en'), asked, 'It was costly.')).toBe(0);
    const reason = typeFit(
      findAnswers(ask('reason'), 'Why?', 'It rained.', 'en'),
      ask('reason'),
      'It rained.',
    );
    expect(reason).toBeGreaterThan(0);
    expect(reason).toBeLessThan(0.5);
  });

  it('is less where only other years are named', () => {
    const asked = ask('money', { years: ['2017'] });
    const fit = (text: string) => typeFit(findAnswers(asked, 'How much in 2017?', text, 'en'), asked, text);
    expect(fit('In 2017 it was $5 million.')).toBe(1);
    expect(fit('In 2016 it was $5 million.')).toBeLessThan(1);
    expect(fit('It was $5 million.')).toBe(1);
  });
});

describe('how well a sentence gives a reason or settles a question', () => {
  const fitOf = (type: AnswerType, question: string, text: string, language = 'en') =>
    typeFit(findAnswers(ask(type), question, text, language), ask(type), text);

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
    expect(fitOf('reason', question, right, language)).toBeGreaterThan(
      fitOf('reason', question, wrong, language) + 0.1,
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
    expect(fitOf('yesno', question, right, language)).toBeGreaterThan(
      fitOf('yesno', question, wrong, language) + 0.1,
    );
  });
});

describe('how well a sentence tells how to do a thing', () => {
  const fitOf = (question: string, text: string, language = 'en') =>
    typeFit(findAnswers(ask('howto'), question, text, language), ask('howto'), text);

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
    expect(fitOf(question, right, language)).toBeGreaterThan(fitOf(question, wrong, language) + 0.1);
  });
});

describe('hostile texts', () => {
  const parts = [
    '1',
    '1.',
    '1,234 ',
    'A',
    'Aa ',
    'A.',
    ' ',
    '三',
    '年月日人',
    'one ',
    'A & ',
    'के ने ',
    ', ',
    '1-',
    'a1',
    'january ',
  ];

  it.each(['en', 'zh', 'ja', 'hi', 'ar', 'de'])('take no long time in %s', (language) => {
    const begun = performance.now();
    for (const part of parts) {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      readAsked(text, language);
      for (const { type } of ANSWER_TYPES) findAnswers(ask(type, { role: 'president' }), 'x', text, language);
    }
    expect(performance.now() - begun).toBeLessThan(8_000);
  });
});
