import { THIS } from '#about/kinds.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words with which a document speaks of itself. */
const SPEAKS = phrasesByLanguage(
  {
    en: '(?:this|the|our|present) (?:document|paper|report|agreement|license|licence|guide|manual|book|article|study|work|handbook|policy|chapter)|we (?:present|describe|show|propose|conclude|report|introduce|have shown|have presented|have described)|(?:purpose|goal|aim|objective)s? of|in (?:conclusion|summary)|aims? to|conclusions?|summary|our results|the results',
    de: '(?:dieses|diese[rms]?|das vorliegende|die vorliegende) (?:dokument*|bericht*|vertrag*|lizenz|anleitung|handbuch*|buch*|artikel*|arbeit)|zweck|ziel|zusammenfassend|zusammenfassung|fazit|behandelt|beschreibt',
    fr: '(?:ce|cet|cette|le présent|la présente) (?:document|rapport|contrat|licence|guide|manuel|livre|article|étude|faq)|but de|objet|objectif|en conclusion|en résumé|décrit|présente|vise à',
    es: '(?:este|esta|el presente|la presente) (?:documento|informe|contrato|licencia|guía|manual|libro|artículo|estudio)|objetivo|propósito|en conclusión|en resumen|describe|trata de|presenta',
    pt: '(?:este|esta|o presente|a presente) (?:documento|relatório|contrato|licença|guia|manual|livro|artigo|estudo)|objetivo|propósito|finalidade|em conclusão|em resumo|descreve|trata de|apresenta',
    ru: '(?:это|этот|эта|данн*|настоящ*|этом) (?:документ*|отчет*|отчёт*|договор*|лицензи*|руководств*|книг*|стать*|работ*)|цель*|назначение|в заключение|итак|описыва*|рассматрива*|посвящ*',
    pl: '(?:ten|ta|to|niniejsz*|tego|tej) (?:dokument*|raport*|umow*|licencj*|przewodnik*|podręcznik*|książ*|artykuł*|prac*)|cel*|podsumowując|podsumowani*|opisuje|przedstawia|dotyczy',
    ar: '(?:هذا|هذه) (?:الوثيقة|المستند|التقرير|العقد|الاتفاقية|الترخيص|الدليل|الكتاب|المقال|الدراسة)|الغرض|الهدف|في الختام|خلاصة|يصف|يتناول',
    hi: '(?:यह|इस) (?:दस्तावेज़|दस्तावेज|रिपोर्ट|अनुबंध|लाइसेंस|पुस्तक|लेख|मार्गदर्शिका|अध्ययन)|उद्देश्य|निष्कर्ष|सारांश|वर्णन',
    ja: '(?:この|本)(?:文書|書|報告書|契約|ライセンス|ガイド|マニュアル|論文|記事|手引き)|目的|結論|要約|概要|まとめ',
    zh: '(?:本|该|這|这)(?:份|个|篇|本)?(?:文档|文件|报告|合同|协议|许可证|手册|指南|书|论文|文章)|目的|旨在|总之|结论|摘要|概述|介绍了',
  },
  'giu',
);

/** What such a sentence then says of it: what it is for, what it treats of, what it comes to. */
const TELLS = phrasesByLanguage({
  en: 'purpose|goals?|objectives?|aims?|describes?|explains?|provides?|covers|presents?|introduces?|discusses|addresses|contains|sets? out|(?:is|was) (?:intended|designed|written|meant|aimed)|serves?|conclu(?:de|des|sion|sions)|in summary',
  de: 'zweck|ziele?|beschreibt|erklärt|erläutert|behandelt|enthält|bietet|stellt|richtet sich|dient|soll|regelt|fazit|zusammenfassend',
  fr: "but|objet|objectifs?|décrit|décrivons|explique|présente|présentons|traite|contient|fournit|vise|destinée?|s'adresse|conclu*|en résumé",
  es: 'objetivos?|propósito|finalidad|describe|describimos|explica|presenta|presentamos|trata|contiene|ofrece|pretende|destinad[oa]|conclu*|en resumen',
  pt: 'objetivos?|propósito|finalidade|descreve|descrevemos|explica|apresenta|apresentamos|trata|contém|fornece|pretende|destina-se|conclu*|em resumo',
  ru: 'цел[ьи]|назначени*|описыва*|объясня*|рассматрива*|содержит|посвящ*|предназначен*|представля*|вывод*|в заключение',
  pl: 'cel|celem|opisuje|wyjaśnia|przedstawia|zawiera|omawia|dotyczy|przeznaczon*|służy|wniosk*|podsumowując',
  ar: 'الغرض|الهدف|يهدف|تهدف|يصف|تصف|يشرح|تشرح|يتناول|تتناول|يحتوي|تحتوي|خلاصة|نستنتج',
  hi: 'उद्देश्य|लक्ष्य|वर्णन|बताती|बताता|समझाती|समझाता|प्रस्तुत|निष्कर्ष',
  ja: '目的|説明|解説|紹介|述べ|扱|対象|結論|まとめ',
  zh: '目的|旨在|介绍|说明|描述|阐述|讲述|讨论|提供|适用于|用于|结论|总之',
});

const TELLING = 0.9;
const SPEAKING = 0.6;

function find({ text, language }: FindInput): Found[] {
  const found = [...text.matchAll(SPEAKS(language))].map((match) => {
    const clause = clauseFrom(text, match.index, match.index + match[0].length, SPEAKING);
    const rest = text.slice(match.index + match[0].length, clause.end);
    return TELLS(language).test(rest) ? { ...clause, fit: TELLING } : clause;
  });
  return withoutOverlaps(found);
}

/** So near the beginning of a sentence stands what it is about. */
const NEAR_START = 30;
/** And what it says of that, so near behind. */
const TELLS_WITHIN = 60;
const DENIES = /^(?:nothing|no|nor|neither|nichts|rien|nada|ничто|nic)\s/iu;
const WE = /^we\s/iu;
const own = new Map<Language, RegExp>();

/** "this", wherever the words of a sentence begin. */
function ownOf(language: Language): RegExp {
  const known = own.get(language);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${THIS[language]})`, 'iu');
  own.set(language, pattern);
  return pattern;
}

/** Whether a sentence says of the document that it stands in what that is for: "This manual describes …". */
export function describesItself(sentence: string, language: Language): boolean {
  if (DENIES.test(sentence)) return false;
  return [...sentence.slice(0, 2 * NEAR_START).matchAll(SPEAKS(language))].some(({ index, 0: words }) => {
    // "The conclusions" may be anybody's.
    const end = index + words.length;
    const named = /\sto$/iu.test(words)
      ? end
      : index === 0 || /^\S{1,4}\s$/u.test(sentence.slice(0, index))
        ? end + NEAR_START
        : end;
    const isOwn =
      (WE.test(words) && !/\sto$/iu.test(words)) || ownOf(language).test(sentence.slice(index, named));
    return isOwn && index <= NEAR_START && TELLS(language).test(sentence.slice(index, end + TELLS_WITHIN));
  });
}

const DOCUMENT_EN =
  '(?:document|file|paper|report|agreement|contract|license|licence|guide|manual|book|article|study|text|pdf|filing|policy|letter|faq|handbook)';

export const about: AnswerTypeRow = {
  type: 'about',
  find,
  asks: {
    en: `what(?:'s| is| are| was)? … ${DOCUMENT_EN} … about|what … ${DOCUMENT_EN} (?:say|deal with|cover|describe|discuss)s?$|what is (?:it|this) about|(?:main|key|central|overall) (?:topic|point|subject|idea|message|points|findings?|conclusions?|results?|takeaways?|thesis|argument)|summari[sz]e|summary|give me (?:a|an) (?:overview|summary)|overview of the|(?:the )?conclusions?|(?:purpose|subject|topic|gist|abstract) of (?:the|this) ${DOCUMENT_EN}|tl;?dr|main findings|in a nutshell`,
    de: 'worum geht es|worum geht|worum handelt|wovon handelt|was (?:ist|sind) (?:das|die) (?:thema|hauptthema|fazit|hauptaussage|schlussfolgerung|kernaussage|ergebnis|ergebnisse)|zusammenfass*|fasse … zusammen|fazit|schlussfolgerung*|thema (?:des|der|dieses)|zweck (?:des|dieses) (?:dokuments|vertrags|berichts)|überblick',
    fr: "de quoi (?:parle|s'agit|traite|est-il question)|(?:quel est )?le (?:sujet|thème|but) (?:de|du) (?:ce |cet |cette )?(?:document|rapport|contrat|texte|livre)|résum[eé]*|conclusions?|idée principale|aperçu",
    es: 'de qué (?:trata|habla|va|se trata)|(?:tema|propósito|objeto|objetivo) (?:principal|de(?:l| este) (?:documento|informe|contrato|texto|libro))|resum*|conclusi[oó]n|conclusiones|idea principal',
    pt: 'de que (?:trata|fala|se trata)|do que (?:trata|fala|se trata)|sobre o que (?:é|fala|trata)|(?:tema|propósito|objetivo|finalidade) (?:principal|d(?:o|este) (?:documento|relatório|contrato|texto|livro))|resum*|conclus(?:ão|ões)|ideia principal',
    ru: 'о ч[её]м (?:этот|эта|это|данн*|говорит*|идет|идёт|документ|книга|речь|здесь)|(?:главная|основная) (?:тема|мысль|идея)|кратко* (?:содержание|излож*|опиши*)|резюм*|вывод*|заключение|цель (?:этого )?документа|суть',
    pl: 'o czym (?:jest|mówi|traktuje|opowiada)|(?:główny|główna|jaki jest) (?:temat|teza|myśl)|streść|streszczenie|podsumuj|podsumowanie|wnioski|wniosek|cel (?:tego )?dokumentu',
    ar: 'عن ماذا|عما|عم (?:يتحدث|تتحدث|يدور)|ما (?:هو )?(?:موضوع|الموضوع|مضمون|ملخص|محتوى|الخلاصة|الاستنتاج|الهدف من)|لخص|ملخص|خلاصة|الاستنتاج|موضوع (?:الوثيقة|المستند|النص|الكتاب)',
    hi: 'किस बारे में|किसके बारे में|किस विषय|(?:मुख्य|केंद्रीय) (?:विषय|विचार|बिंदु)|सारांश|संक्षेप|निष्कर्ष|विषय क्या',
    ja: '何について|何に関する|要約|概要|主題|テーマは|まとめて|結論|要点|どんな(?:内容|文書|本)|内容は何',
    zh: '(?:讲|讲的|讲述|关于|说)(?:的是|了)?什么(?:内容|的)?|主要内容|主题|概要|总结|摘要|概括|结论|中心思想|大意|主旨|是关于什么',
  },
};
