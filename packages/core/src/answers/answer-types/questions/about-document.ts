import { compileWholeQuestion } from '#text/phrases.ts';
import { type Language, toLanguage } from '#text/languages.ts';

/** Questions about the document itself, whole: nothing else may stand in them. */
export const DOCUMENTS: Readonly<Record<Language, string>> = {
  en: '(?:(?:this|the|that|it|your|my) ?)?(?:document|file|paper|report|agreement|contract|license|licence|guide|manual|book|article|study|text|pdf|filing|policy|letter|faq|handbook|it|this)',
  de: '(?:dieses|dieser|diese|diesem|das|der|die|dem|den|im|des|es)? ?(?:dokuments?|datei|bericht*|vertrag*|lizenz|anleitung|handbuch*|buch*|artikels?|studie|text*|pdf|hier|schreiben)',
  fr: "(?:ce|cet|cette|le|la|l'|du|de ce|de la|de cette)? ?(?:document|fichier|rapport|contrat|licence|guide|manuel|livre|article|étude|texte|pdf|faq)",
  es: '(?:este|esta|el|la|del|de este|de esta|de la)? ?(?:documento|archivo|informe|contrato|licencia|guía|manual|libro|artículo|estudio|texto|pdf)',
  pt: '(?:este|esta|o|a|do|da|deste|desta|neste)? ?(?:documento|ficheiro|arquivo|relatório|contrato|licença|guia|manual|livro|artigo|estudo|texto|pdf)',
  ru: '(?:этот|эта|эту|это|этого|этой|этом|данн*)? ?(?:документ*|файл*|отчет*|договор*|лицензи*|руководств*|книг*|стать*|текст*|pdf)',
  pl: '(?:ten|ta|to|tego|tej|tym|tę)? ?(?:dokument*|plik*|raport*|umow*|licencj*|przewodnik*|podręcznik*|książ*|artykuł*|tekst*|pdf)',
  ar: '(?:هذا|هذه)? ?(?:ال)?(?:وثيقة|مستند|ملف|تقرير|عقد|اتفاقية|ترخيص|دليل|كتاب|مقال|دراسة|نص)',
  hi: '(?:यह|इस|ये)? ?(?:दस्तावेज़|दस्तावेज|फ़ाइल|फाइल|रिपोर्ट|अनुबंध|लाइसेंस|पुस्तक|किताब|लेख|मार्गदर्शिका|अध्ययन|पाठ|पीडीएफ)',
  ja: '(?:この|本)?(?:文書|ファイル|報告書|契約書?|ライセンス|ガイド|マニュアル|本|書|論文|記事|資料|PDF|pdf|テキスト)',
  zh: '(?:这|這|本|该)?(?:份|个|篇|本|部)?(?:文档|文件|报告|合同|协议|许可证|手册|指南|书|论文|文章|资料|pdf|文本)',
};

/** `@` stands for the document. */
const WHOLE: Readonly<Record<Language, string>> = {
  en: "(?:and )?(?:what(?:'s| is| are| does| do| was)? @ (?:about|say|cover|deal with|describe|discuss|contain)(?: about| mainly| in short)?|what (?:kind|type|sort) of document is @|what is @|what is (?:the )?(?:main |key |overall )?(?:topic|subject|purpose|title|gist|point|message|conclusion|summary|date|language|author|idea)(?: of @)?|(?:please |can you |could you )?(?:briefly )?summari[sz]e(?: @)?|(?:give me |write |i want |i need )?(?:a |an |the )?(?:short |brief )?(?:summary|overview)(?: of @)?|who (?:wrote|made|published|issued|is the author of|are the authors of|signed|prepared)(?: is)? @|who is the author|how (?:many pages|long)(?: does| is| are)?(?: there)?(?: in)?(?: @)?(?: have| has| long)?|when was @ (?:written|published|made|issued|signed|last updated)|what are the (?:main|key) (?:points|findings|topics|conclusions|takeaways)(?: of @)?|tl;?dr|what is (?:it|this) about|is @ (?:up to date|current))",
  de: '(?:worum (?:geht|handelt) es(?: sich)?(?: in @| hier| bei @)?|wovon handelt @|was ist @|was steht in @|(?:bitte )?(?:fasse?|fassen sie) @(?: kurz)? zusammen|(?:eine )?(?:kurze )?zusammenfassung(?: @)?|wer hat @ (?:geschrieben|verfasst|erstellt|herausgegeben)|wer ist der autor(?: @)?|wie ?viele seiten(?: hat)?(?: @)?|wie lang ist @|wann wurde @ (?:geschrieben|veröffentlicht|erstellt)|was ist (?:das thema|der zweck|das fazit|der titel)(?: @| von @)?|fazit|zusammenfassen)',
  fr: "(?:de quoi (?:parle|traite|s'agit)(?:-t-il)?(?: dans)?(?: @| il)?|de quoi s'agit-il|qu'est-ce que @|que dit @|résum(?:e|ez|er|é) ?(?:@|moi @)?|(?:un )?résumé(?: de| du)?(?: @)?|qui a (?:écrit|rédigé|publié|fait) @|qui est l'auteur(?: de| du)?(?: @)?|combien de pages(?: (?:a|compte|contient|fait))?(?: @)?(?: compte| a| contient| fait)?|quand @ a été (?:écrit|publié)|quel est (?:le sujet|le but|le thème|le titre)(?: de)?(?: @)?|(?:quelle est )?la conclusion)",
  es: '(?:de qué (?:trata|habla|va|se trata)(?: @)?|qué es @|qué dice @|resum(?:e|a|ir|eme)(?: @)?|(?:un )?resumen(?: de)?(?: @)?|quién (?:escribió|redactó|publicó|hizo) @|quién es el autor(?: de)?(?: @)?|cuántas páginas(?: tiene)?(?: @)?|cuándo se (?:escribió|publicó) @|cuál es (?:el tema|el propósito|el título|la conclusión|el objetivo)(?: de)?(?: @)?)',
  pt: '(?:(?:de|do) que (?:trata|fala|se trata)(?: @)?|sobre o que (?:é|fala|trata)(?: @)?|o que é @|o que diz @|resum(?:e|a|ir)(?: @)?|(?:um )?resumo(?: de)?(?: @)?|quem (?:escreveu|redigiu|publicou|fez) @|quem é o autor(?: de)?(?: @)?|quantas páginas(?: tem)?(?: @)?(?: tem)?|quando foi (?:escrito|publicado) @|qual é (?:o tema|o propósito|o título|a conclusão|o objetivo)(?: de)?(?: @)?)',
  ru: '(?:о ч[её]м(?: (?:говорит*|идет речь|идёт речь|рассказыва*|написан*))?(?: в)?(?: @)?|что это за @|что такое @|кратко* (?:содержание|перескаж*|излож*|опиш*)(?: @)?|резюмир*(?: @)?|резюме(?: @)?|кто (?:написал|автор|составил|издал) @|кто автор(?: @)?|сколько (?:страниц|в) ?(?:в )?@?(?: страниц)?|когда (?:написан*|опубликован*|вышел|вышла) @|как(?:ова|ая|ов) (?:тема|цель|главная мысль|вывод)(?: @)?|вывод*)',
  pl: '(?:o czym (?:jest|mówi|traktuje|opowiada)(?: @)?|czym jest @|co to za @|streść(?: @)?|podsumuj(?: @)?|streszczenie(?: @)?|podsumowanie(?: @)?|kto (?:napisał|stworzył|wydał|jest autorem)(?: @)?|ile stron(?: ma| liczy)?(?: @)?|kiedy (?:napisano|opublikowano|wydano) @|jaki jest (?:temat|cel|tytuł|wniosek)(?: @)?)',
  ar: '(?:(?:عن ماذا|عم|عما) (?:يتحدث|تتحدث|يدور|تدور) @|ما (?:هو |هي )?(?:موضوع|محتوى|ملخص|مضمون|عنوان|هدف|غرض) @|ما (?:هو|هي) @|ما @|لخص @|ملخص(?: @)?|من (?:كتب|ألف|أعد|هو مؤلف|مؤلف) @|كم (?:عدد )?(?:ال)?صفح(?:ة|ات)(?: في)?(?: @)?|متى (?:كتب|كتبت|نشر|نشرت) @)',
  hi: '(?:@ (?:किस|किसके) (?:बारे में|विषय में|विषय पर)(?: है)?|@ का (?:सारांश|विषय|उद्देश्य|शीर्षक)(?: क्या है| दें| बताएं| दीजिए)?|@ क्या है|सारांश(?: दें| बताएं| दीजिए)?|@ किसने (?:लिखा|लिखी|बनाया)(?: है| था)?|@ (?:में|के) कितने (?:पृष्ठ|पेज|पन्ने)(?: हैं)?|@ कब (?:लिखा|लिखी|प्रकाशित)(?: गया| गई| हुआ| हुई)?(?: था| थी)?|निष्कर्ष क्या है)',
  ja: '@?(?:は|の|を|に|で)?(?:何について(?:です|の@です|書かれてい(?:ます|る)|述べてい(?:ます|る))?か?|何に関するもの(?:です)?か?|要約(?:して)?(?:ください)?|概要(?:は|を)?(?:何ですか|教えてください)?|(?:内容|テーマ|主題|目的|結論|要点)は(?:何|なん)?(?:ですか)?|何ページ(?:あり|です)?(?:ます)?か?|ページ数は?|(?:誰|だれ)が書(?:いた|きました)(?:の|もの)?(?:ですか|か)?|(?:を)?書いたのは(?:誰|だれ)(?:ですか)?|著者は(?:誰|だれ)?(?:ですか)?|まとめてください)',
  zh: '(?:请|请你)?(?:(?:总结|概括|概述|归纳)(?:一下)?@?|@(?:的)?(?:主要)?(?:讲|讲的|讲述|说|是讲|是关于|关于)(?:的是|了|的)?什么(?:内容|的)?|@(?:的)?(?:主题|主要内容|摘要|概要|大意|结论|目的|标题)(?:是什么|是)?|@是什么|谁(?:写|编写|撰写|起草|发布)(?:的|了)@?|@是谁(?:写|编写|撰写)的|@?(?:的)?作者是谁|@?(?:一共|共|总共)?(?:有)?多少页|@是什么时候(?:写|发布|出版)的|结论是什么)',
};

/** What a document is for; `@` stands for the document. */
const PURPOSE: Readonly<Record<Language, string>> = {
  en: '(?:what is|what are|what was) (?!it )@ (?:good |meant |intended |written )?for|(?:what is )?(?:the )?(?:main |overall )?(?:purpose|point|aim|goal|objective|subject|intent) of @|why was @ written',
  de: '(?:wozu|wofür) (?:dient|ist|gibt es) @(?: gut| da)?|(?:was ist )?(?:der |das )?(?:zweck|ziel|sinn|gegenstand) (?:von )?@|was will @|was soll @',
  fr: "à quoi sert @|(?:quel est )?(?:le |l')?(?:but|objet|objectif) (?:de )?@",
  es: 'para qué (?:sirve|es) @|(?:cuál es )?(?:el )?(?:propósito|objetivo|objeto|fin) @',
  pt: 'para que (?:serve|é) @|(?:qual é )?(?:o |a )?(?:propósito|objetivo|objeto|finalidade) @',
  ru: '(?:для чего|зачем) (?:нужен|нужна|служит|написан*)? ?@|(?:какова )?(?:цель|назначение) @',
  pl: '(?:do czego służy|po co jest) @|(?:jaki jest )?cel @',
  ar: 'ما (?:هو |هي )?(?:الغرض|الهدف|غرض|هدف) (?:من )?@',
  hi: '@ (?:का|की) (?:उद्देश्य|लक्ष्य) ?(?:क्या है)?|@ किसलिए है',
  ja: '@の(?:目的|狙い)は?(?:何|なん)?(?:ですか)?|@は何のため(?:のもの)?(?:ですか)?',
  zh: '@(?:的)?(?:目的|用途|宗旨)(?:是什么|何在)?|@是(?:做|干)什么用的',
};

type Test = (question: string) => boolean;

/** Compiles the phrases of a language when it is first asked in. */
function makeTests(table: Readonly<Record<Language, string>>): (language: Language) => Test {
  const tests = new Map<Language, Test>();
  return (language) => {
    const known = tests.get(language);
    if (known !== undefined) return known;
    const test = compileWholeQuestion(phrasesOf(table, language), language);
    tests.set(language, test);
    return test;
  };
}

const phrasesOf = (table: Readonly<Record<Language, string>>, language: Language): string =>
  table[language].replaceAll('@', `(?:${DOCUMENTS[language]})`);

const asksWhole = makeTests(WHOLE);
const asksPurpose = makeTests(PURPOSE);

/** How questions about a document as such, and for what it is for, are worded in a language. */
export const aboutPhrases = (language: Language): readonly string[] =>
  [WHOLE, PURPOSE].map((table) => phrasesOf(table, language));

/** Whether a question asks what the document itself is for, whatever it asks then. */
export function asksForPurpose(question: string, name: string): boolean {
  const language = toLanguage(name);
  const [first = ''] = question
    .slice(0, 160)
    .normalize('NFKC')
    .split(/[,;?？؟.!。，、،]/u);
  return asksPurpose(language)(first);
}

/** A question only about the document as such ("Summarise", "Who wrote this?"): any document answers it. */
export function isAboutDocument(question: string, name: string): boolean {
  if (question.length > 160) return false;
  const language = toLanguage(name);
  return asksWhole(language)(question) || (language !== 'en' && asksWhole('en')(question));
}
