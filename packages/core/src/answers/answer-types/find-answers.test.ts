import { describe, expect, it } from 'vitest';
import { askFor, bestWords } from '#testing/find-in-sentence.ts';
import { findAnswers } from './index.ts';
import { ANSWER_TYPES } from './table.ts';
import type { AnswerType } from './types.ts';
import { readAsked } from '../question/asked-type/read-asked.ts';

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
    expect(bestWords(askFor(type), question, text, language)).toBe(words);
  });

  it('gives the name beside the role asked for, not the others', () => {
    const text =
      'Ingrid Solheim, 48, has been Chief Financial Officer since 2019; Mark Twain is a director of Acme Inc.';
    const question = 'Who is the CFO?';
    const asked = readAsked(question, 'en');
    expect(asked?.role).toBe('cfo');
    expect(asked && bestWords(asked, question, text, 'en')).toBe('Ingrid Solheim');
    const german = 'Geschäftsführer ist Herr Klaus Meier, Prokuristin Frau Petra Schulz.';
    expect(bestWords(askFor('person', { role: 'geschaftsfuhrer' }), 'Wer?', german, 'de')).toBe(
      'Herr Klaus Meier',
    );
    const arabic = 'شارك في تخطيطه هنري كول وهو أول مدير للمتحف';
    expect(bestWords(askFor('person', { role: 'مدير' }), 'من كان أول مدير؟', arabic, 'ar')).toBe('هنري كول');
    const russian = 'Генеральный директор компании — Иван Петров.';
    expect(bestWords(askFor('person', { role: 'директор' }), 'Кто директор?', russian, 'ru')).toBe(
      'Иван Петров',
    );
  });

  it('takes the figure of a cell for what its label counts', () => {
    expect(bestWords(askFor('people'), 'How many employees?', '140,800', 'en')).toBe('140,800');
    expect(bestWords(askFor('money'), 'How much revenue?', '(3,417)', 'en')).toBe('3,417');
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
      for (const { type } of ANSWER_TYPES)
        findAnswers(askFor(type, { role: 'president' }), 'x', text, language);
    }
    expect(performance.now() - begun).toBeLessThan(8_000);
  });
});
