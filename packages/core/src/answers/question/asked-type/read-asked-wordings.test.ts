import { describe, expect, it } from 'vitest';
import { readAsked } from './read-asked.ts';

describe('what a question asks for', () => {
  it.each([
    [
      'en',
      'What set off the strike? | How come it fell? | What is the point of the fee? | What is it good for?',
    ],
    ['de', 'Was führte zum Rückgang? | Wie kommt es, dass der Umsatz fiel? | Was ist der Zweck?'],
    ['fr', "À quoi sert ce champ ? | Qu'est-ce qui a provoqué la baisse ?"],
    ['es', '¿A qué se debió la caída? | ¿Qué causó la caída? | ¿Para qué sirve?'],
    ['pt', 'O que causou a queda? | A que se deve a queda?'],
    ['ru', 'Что вызвало падение? | Для чего нужен ключ?'],
    ['pl', 'Co spowodowało spadek? | Do czego służy pole?'],
    ['ar', 'ما الذي أدى إلى الانخفاض؟ | ما فائدة هذا الملف؟'],
    ['hi', 'गिरावट की वजह क्या थी? | यह फ़ाइल किस काम आती है?'],
    ['ja', '売上減少の要因は何ですか？ | これは何のためですか？'],
    ['zh', '是什么导致收入下降？ | 这个文件有什么用？'],
  ])('what brings a thing about, and what it is for, is a reason: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} reason`);
  });

  it.each([
    ['en', 'refund possible? | smoking allowed? | I wonder if I may copy it'],
    ['de', 'Untervermietung erlaubt? | Rückgabe möglich?'],
    ['fr', 'sous-location autorisée ?'],
    ['es', '¿reembolso posible?'],
    ['pt', 'sublocação permitida?'],
    ['ru', 'Правильно ли это? | возврат возможно? | Мне её придётся удалять?'],
    ['pl', 'zwrot możliwy?'],
    ['hi', 'मैं बदलूँ तो क्या यह बदल जाएगा?'],
    ['ja', '返金可能？'],
    ['zh', '可以退款？'],
  ])('a question without its verb, or with it later, is one for yes or no: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} yesno`);
  });

  it.each([
    ['en', 'Which command lists the files? | What must we do to renew it? | How does it choose a slur?'],
    ['de', 'Was muss ich dafür tun?'],
    ['fr', 'Quelle commande supprime un fichier ?'],
    ['es', '¿Qué comando borra un archivo? | ¿Qué hago con el cable?'],
    ['pt', 'Que comando apaga um ficheiro?'],
    ['ru', 'Что мне делать?'],
    ['pl', 'Jaka opcja wyłącza stan? | Co zrobić, żeby to wyłączyć?'],
    ['ar', 'ماذا أفعل؟'],
    ['hi', 'किस कमांड से हटाएँ?'],
    ['ja', 'どのコマンドを使いますか？'],
    ['zh', '用什么命令删除文件？'],
  ])('what to do and with which tool is how to: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} howto`);
  });

  it('reads the role, the years and whether several are asked for', () => {
    expect(readAsked('Who was chief financial officer in 2017 and FY18?', 'en')).toEqual({
      type: 'person',
      role: 'chief financial officer',
      years: ['2017', '2018'],
      isList: false,
    });
    expect(readAsked('who runs it', 'en')?.role).toBe('chief executive officer');
    expect(readAsked('What was revenue in Q3 2022?', 'en')?.years).toEqual(['Q3 2022']);
    expect(readAsked('What are the main risks?', 'en')?.isList).toBe(true);
  });

  it('takes who heads a part of a firm for anybody, not for its chief executive', () => {
    expect(readAsked('Who runs the company?', 'en')?.role).toBe('chief executive officer');
    expect(readAsked('Who runs the games business outside Europe?', 'en')?.role).toBeUndefined();
  });

  it('is told by the noun behind "which"', () => {
    expect(readAsked('Which former employee was sued?', 'en')?.type).toBe('person');
    expect(readAsked('Which cloud provider do they use?', 'en')?.type).toBe('organisation');
    expect(readAsked('In which states were claims dismissed?', 'en')?.type).toBe('place');
    expect(readAsked('In which city did the developers meet?', 'en')?.type).toBe('place');
    expect(readAsked('In welchem Verzeichnis liegt sie?', 'de')?.type).toBe('place');
    expect(readAsked('Какой эксперт так говорит?', 'ru')?.type).toBe('person');
    expect(readAsked('会社の名前は？', 'ja')?.type).toBe('organisation');
  });

  it('is not misled by the points of abbreviations and the commas of figures', () => {
    expect(readAsked('How long is the lease in St. Louis?', 'en')?.type).toBe('period');
    expect(readAsked('7,500 से 10,000 करने के लिए ब्याज दर कितनी होनी चाहिए?', 'hi')?.type).toBe('percentage');
    expect(readAsked('新版は何年おきに出る？', 'ja')?.type).toBe('period');
  });

  it('is led by the word that asks, not by a noun of another type', () => {
    expect(readAsked('Why did revenue go down?', 'en')?.type).toBe('reason');
    expect(readAsked('Who sets the price?', 'en')?.type).toBe('person');
    expect(readAsked('売上が減ったのはなぜですか？', 'ja')?.type).toBe('reason');
    expect(readAsked('We ship a device. How long must we stand by the offer?', 'en')?.type).toBe('period');
  });

  it.each([
    ['en', 'What counts as comparable sales? | sponsor - who is that? | What is a sponsor here?'],
    ['en', 'opaque copy? | user product meaning | How does the plan define the market share?'],
    ['fr', 'Que signifie un taux fixe ?'],
    ['es', '¿Qué significan las siglas? | inyección SQL'],
    ['ru', 'Кто такой автор?'],
    ['zh', '赞助者是干什么的？'],
  ])('%s: asks for a meaning whatever the nouns: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} definition`);
  });

  it.each([
    ['en', 'Which three ways of sharing the cost are there? | What four principles guide the firm?'],
    ['en', 'On which stock exchanges are the shares traded? | Which tools read most formats?'],
    ['en', 'Which brands had their price cut?'],
    ['de', 'Welche Methoden der Messung gibt es?'],
    ['zh', '维护者应该避免哪些程序？'],
  ])('%s: a plural noun behind the word that asks names several: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} list`);
  });

  it.each([
    ['en', 'What is this document for? | What is this guide for, and which releases does it cover?'],
    ['en', 'What is the purpose of this agreement?'],
    ['de', 'Wozu dient dieses Dokument?'],
    ['fr', 'À quoi sert ce document ?'],
    ['es', '¿Para qué sirve este documento?'],
    ['pt', 'Para que serve este guia?'],
    ['pl', 'Do czego służy ten dokument?'],
    ['ru', 'Для чего нужен этот документ?'],
    ['ja', 'この文書の目的は何ですか？'],
    ['zh', '这份文件的目的是什么？'],
  ])('%s: what the document is for is about the document: %s', (language, questions) => {
    for (const question of questions.split(' | '))
      expect(`${question} ${readAsked(question, language)?.type}`).toBe(`${question} about`);
  });

  it('says nothing where it cannot tell', () => {
    expect(readAsked('What happens when the agreement ends?', 'en')).toBeNull();
    expect(readAsked('notice in changed files?', 'en')).toBeNull();
  });
});
