import { DOCUMENTS } from './about-document.ts';
import { compileWholeQuestion } from '#text/phrases.ts';
import { LANGUAGES, type Language, toLanguage } from '#text/languages.ts';

/** Questions for what a document is and says as a whole; `@` stands for the document. */
const OVERVIEW: Readonly<Record<Language, string>> = {
  en: "(?:and |so |please |can you |could you ){0,2}(?:(?:tell|show) me )?(?:what(?:'s| is| are| does| do)? @ (?:all )?(?:about|say|cover|deal with|describe|discuss|contain)(?: about| mainly| in short)?|what (?:kind|type|sort) of (?:document|file|text) is @|what is @|what (?:is|are) (?:the )?(?:main |key |overall )?(?:topics?|subject|gist|contents?|summary)(?: of @)?|(?:briefly )?summari[sz]e(?: @)?(?: for me| briefly| in short)?|(?:give me |write |i want |i need )?(?:a |an |the )?(?:short |brief |quick )?(?:summary|overview)(?: of @)?|what are the (?:main|key) (?:points|topics|ideas|takeaways)(?: of @)?|tl;?dr)",
  de: '(?:bitte )?(?:(?:worum|um was) (?:geht|handelt) (?:es(?: sich)?|@)(?: in @| hier| bei @)?|wovon handelt @|was ist @|was steht in @|was für ein (?:dokument|text) ist (?:das|dies)|fass(?:e|en sie)? @(?: kurz| bitte){0,2} zusammen|(?:eine )?(?:kurze )?(?:zusammenfassung|übersicht|inhaltsangabe)(?: @| von @)?|was ist (?:das thema|der inhalt)(?: @| von @)?|zusammenfassen)',
  fr: "(?:de quoi (?:parle|traite|s'agit)(?:-t-il)?(?: dans)?(?: @| il)?|de quoi s'agit-il|qu'est-ce que @|que (?:dit|contient) @|résum(?:e|ez|er)(?:-moi)? ?(?:@)?|(?:un |le )?(?:bref |court )?résumé(?: de| du)?(?: @)?|quel est le (?:sujet|thème|contenu)(?: de)?(?: @)?)",
  es: '(?:de qué (?:trata|habla|va|se trata)(?: @)?|sobre qué (?:trata|es) @|qué (?:es|dice|contiene) @|resum(?:e|a|ir|eme)(?: @)?|(?:un |el )?(?:breve )?resumen(?: de)?(?: @)?|cuál es el (?:tema|contenido)(?: de)?(?: @)?)',
  pt: '(?:(?:de|do) que (?:trata|fala|se trata)(?: @)?|sobre o que (?:é|fala|trata)(?: @)?|o que (?:é|diz|contém) @|resum(?:e|a|ir)(?: @)?|(?:um |o )?(?:breve )?resumo(?: de)?(?: @)?|qual é o (?:tema|assunto|conteúdo)(?: de)?(?: @)?)',
  ru: '(?:кратко:? )?(?:о ч[её]м(?: (?:говорит*|идет речь|идёт речь|рассказыва*|написан*))?(?: в)?(?: @)?|что это за @|кратко* (?:содержание|перескаж*|излож*|опиш*)(?: @)?|перескаж* @|резюмир*(?: @)?|резюме(?: @)?|как(?:ова|ая|ов) (?:тема|содержание)(?: @)?)',
  pl: '(?:o czym (?:jest|mówi|traktuje|opowiada)(?: @)?|czego dotyczy @|czym jest @|co to za @|streść(?: @)?|podsumuj(?: @)?|(?:krótkie )?(?:streszczenie|podsumowanie)(?: @)?|jaki jest temat(?: @)?)',
  ar: '(?:(?:عن ماذا|عم|عما) (?:يتحدث|تتحدث|يدور|تدور) @|ما (?:هو |هي )?(?:موضوع|محتوى|ملخص|مضمون) @|ما (?:هو|هي) @|لخص(?: لي)? @|(?:ملخص|خلاصة)(?: @)?)',
  hi: '(?:@ (?:किस|किसके) (?:बारे में|विषय में|विषय पर)(?: है)?|@ का (?:सारांश|विषय)(?: क्या है| दें| बताएं| दीजिए)?|@ क्या है|सारांश(?: दें| बताएं| दीजिए)?)',
  ja: '@?(?:は|の|を|に|で)?(?:何について(?:です|の@です|書かれてい(?:ます|る)|述べてい(?:ます|る))?か?|何に関するもの(?:です)?か?|要約(?:して)?(?:ください)?|概要(?:は|を)?(?:何ですか|教えてください)?|(?:内容|テーマ|主題)は(?:何|なん)?(?:ですか)?|まとめてください)',
  zh: '(?:请|请你)?(?:(?:总结|概括|概述|归纳)(?:一下)?@?|@(?:的)?(?:主要)?(?:讲|讲的|讲述|说|是讲|是关于|关于)(?:的是|了|的)?什么(?:内容|的)?|@(?:的)?(?:主题|主要内容|摘要|概要|大意|内容)(?:是什么|是)?|@是什么)',
};

/** How each language asks it of any document. */
const ASKED: Readonly<Record<Language, string>> = {
  en: 'What is this document about?',
  de: 'Worum geht es in diesem Dokument?',
  fr: 'De quoi parle ce document ?',
  es: '¿De qué trata este documento?',
  pt: 'De que trata este documento?',
  ru: 'О чём этот документ?',
  pl: 'O czym jest ten dokument?',
  ar: 'عن ماذا يتحدث هذا المستند؟',
  hi: 'यह दस्तावेज़ किस बारे में है?',
  ja: 'この文書は何についてですか？',
  zh: '这份文件讲的是什么？',
};

export const overviewQuestion = (language: string): string => ASKED[toLanguage(language)];

/** A longer question asks for something of the document. */
const MAX_LENGTH = 120;

const tests = new Map<Language, (question: string) => boolean>();

/** How a question for the whole is worded in a language. */
export const overviewPhrases = (language: Language): string =>
  OVERVIEW[language].replaceAll('@', `(?:${DOCUMENTS[language]})`);

function testOf(language: Language): (question: string) => boolean {
  const known = tests.get(language);
  if (known !== undefined) return known;
  const test = compileWholeQuestion(overviewPhrases(language), language);
  tests.set(language, test);
  return test;
}

/** "What is this document about?", "Summarise": asks for the whole, in whatever language it is asked. */
export function asksForOverview(question: string): boolean {
  return question.length <= MAX_LENGTH && LANGUAGES.some((language) => testOf(language)(question));
}
