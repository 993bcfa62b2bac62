import { describe, expect, it } from 'vitest';
import { namesIn } from './question-names.ts';

describe('the names in a question', () => {
  it.each([
    ['en', 'How many employees does Boeing have in China?', ['Boeing', 'China']],
    ['en', 'What is the conclusion?', []],
    ['en', 'Can I write on the page?', []],
    ['en', 'Why is Boeing suing Spirit AeroSystems?', ['Boeing', 'Spirit', 'AeroSystems']],
    ['en', 'HOW MANY EMPLOYEES ARE THERE?', []],
    ['en', 'Does RAID6 work with the GPL?', ['RAID6', 'GPL']],
    ['de', 'Wie hoch ist die Miete in Frankreich?', ['Frankreich']],
    ['de', 'Was kostet die Wohnung im Monat?', []],
    ['fr', "Combien de salariés l'entreprise a-t-elle en Pologne ?", ['Pologne']],
    ['es', '¿Quién dirige Debian?', ['Debian']],
    ['pt', 'Em que porto escuta o MySQL?', ['MySQL']],
    ['ru', 'Сколько дисков нужно для RAID6 в Москве?', ['RAID6', 'Москве']],
    ['pl', 'Ile osób pracuje w Montpellier?', ['Montpellier']],
    ['ar', 'كم عدد سكان فرنسا؟', ['فرنسا']],
    ['hi', 'भारत में कितने लोग हैं?', ['भारत']],
    ['ja', '日本のDebian開発者は何人ですか？', ['Debian', '日本']],
    ['zh', '尼古拉·特斯拉什么时候去世？', ['尼古拉·特斯拉']],
  ])('%s %s', (language, question, names) => {
    expect([...namesIn(question, language).names].sort()).toEqual([...names].sort());
  });

  it('keeps numbers apart', () => {
    expect(namesIn('What was the revenue of Boeing in 2017?', 'en')).toEqual({
      names: ['Boeing'],
      numbers: ['2017'],
    });
    expect(namesIn('كم بلغت المبيعات عام ٢٠١٧؟', 'ar').numbers).toEqual(['2017']);
  });
});
