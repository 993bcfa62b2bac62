import { compileQuestionPhrases, foldQuestion } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';
import type { AnswerType, DocumentMaker } from '../types.ts';

const DOCUMENT: Readonly<Record<Language, string>> = {
  en: "(?:(?:this|the|that|your) (?:[\\p{L}'-]{1,20} ){0,3}(?:document|file|paper|report|agreement|contract|licen[cs]e|guide|manual|book|article|study|text|filing|policy|letter|faq|handbook|tutorial|essay|preface|foreword|10-[qk]|8-k)|this|it)",
  de: '(?:dieses|dieser|diese|diesen|das|der|die|den|dem|des)? ?(?:\\p{L}{0,20}(?:dokuments?|bericht|berichts|vertrag|lizenz|anleitung|handbuchs?|buchs?|buch|artikels?|studie|text|schreiben|vorwort|einleitung))',
  fr: "(?:ce|cet|cette|le|la|l'|du|de la|de ce|de cette) ?(?:document|rapport|contrat|licence|guide|manuel|livre|article|étude|texte|préface|faq)",
  es: '(?:este|esta|el|la|del|de la|de este|de esta) (?:documento|informe|contrato|licencia|guía|manual|libro|artículo|estudio|texto|prólogo|prefacio)',
  pt: '(?:este|esta|o|a|do|da|deste|desta) (?:documento|relatório|contrato|licença|guia|manual|livro|artigo|estudo|texto|prefácio)',
  ru: '(?:этот|эту|это|этого|этой|данн*)? ?(?:документ*|отчет*|договор*|лицензи*|руководств*|книг*|стать*|текст*|предислови*)',
  pl: '(?:ten|ta|to|tego|tej|tę)? ?(?:dokument*|raport*|umow*|licencj*|przewodnik*|podręcznik*|książ*|artykuł*|tekst*|przedmow*)',
  ar: '(?:هذا|هذه|مقدمة)? ?(?:ال)?(?:وثيقة|مستند|تقرير|عقد|دليل|كتاب|مقال|دراسة|نص|مقدمة)',
  hi: '(?:यह|इस|ये)? ?(?:दस्तावेज़|दस्तावेज|रिपोर्ट|अनुबंध|पुस्तक|किताब|लेख|मार्गदर्शिका|प्रस्तावना)',
  ja: '(?:この|本)?(?:文書|報告書|契約書?|ライセンス|ガイド|マニュアル|本|書|論文|記事|資料|序文)',
  zh: '(?:这|這|本|该)?(?:份|个|篇|本|部)?(?:文档|文件|报告|合同|协议|许可证|手册|指南|书|论文|文章|资料)(?:的序|的前言)?',
};

/** `@` stands for the document. */
const ASKS: Readonly<Record<DocumentMaker, Readonly<Record<Language, string>>>> = {
  author: {
    en: 'who (?:wrote|is the author of|are the authors of|authored|made) @$|whose (?:book|guide|paper|manual) is (?:this|it)|by whom was @ written|who is the author$|author$|authors$|written by$',
    de: 'wer (?:hat )?(?:schrieb )?@ ?(?:geschrieben|verfasst)?$|wer ist der autor(?: @)?$|von wem (?:ist|stammt) @$|autor(?:en)?$|verfasser$',
    fr: "qui (?:a )?(?:écrit|rédigé) @$|qui est l'auteur(?: @)?$|auteurs?$",
    es: 'quien(?:es)? (?:escribi[óo]|escribieron|redactó) @$|quien es el autor(?: @)?$|autor(?:es)?$',
    pt: 'quem (?:escreveu|redigiu) @$|quem é o autor(?: @)?$|autor(?:es)?$',
    ru: 'кто (?:написал|автор|составил) (?:\\p{L}+ )?@(?: \\p{L}+)?$|кто автор$|автор*$',
    pl: 'kto (?:napisał|jest autorem) @(?: \\p{L}+){0,2}$|autor$|autorzy$',
    ar: 'من (?:كتب|ألف|هو مؤلف|مؤلف) @(?: \\p{L}+)?$',
    hi: '@ (?:किसने|कौन) (?:लिखा|लिखी)|@ के लेखक (?:कौन|का)|लेखक कौन',
    ja: '@を書いたのは(?:誰|だれ)|@は?(?:誰|だれ)が書|@の?(?:著者|作者)は',
    zh: '@是?谁(?:写|编写|撰写)|谁(?:写|编写|撰写)了?@|@的?作者|作者是谁',
  },
  signer: {
    en: 'who (?:has |have )?signed(?: @)?(?: (?:on behalf|for) .{1,60})?$|by whom (?:is|was) @ signed|signator(?:y|ies)|signed by(?: whom)?$',
    de: 'wer (?:hat )?(?:\\S+ ){0,4}(?:unterschrieben|unterzeichnet(?:e)?|unterschrieb)|unterzeichner',
    fr: 'qui a signé|signataires?',
    es: 'quien(?:es)? (?:firm[óo]|firmaron|firma)|firmantes?',
    pt: 'quem assinou|signatários?',
    ru: 'кто подписал|подписант*',
    pl: 'kto podpisał|sygnatariusz*',
    ar: 'من (?:وقع|الموقع)',
    hi: 'किसने (?:\\S+ ){0,3}हस्ताक्षर|हस्ताक्षर किसने',
    ja: '署名(?:した|者)',
    zh: '谁签(?:署|名|字|的)|签(?:署|字)人',
  },
  translator: {
    en: 'who (?:has |have )?translated|translators?$|translated by',
    de: 'wer (?:hat )?(?:\\S+ ){0,5}übersetzt|übersetzer(?:in)?$',
    fr: 'qui (?:a|ont) traduit|traduct(?:eur|rice)s?$',
    es: 'quien(?:es)? (?:tradujo|tradujeron|ha traducido)|traductor(?:es)?$',
    pt: 'quem traduziu|tradutor(?:es)?$',
    ru: 'кто (?:перевел|перевёл|переводил|переводчик)|переводчик*$',
    pl: 'kto (?:przetłumaczył|tłumaczył|przełożył)|tłumacz$',
    ar: 'من (?:ترجم|المترجم|مترجم)',
    hi: 'अनुवाद किसने|किसने (?:\\S+ ){0,3}अनुवाद',
    ja: '(?:訳|翻訳)したのは(?:誰|だれ)|(?:誰|だれ)が(?:翻訳|訳)|訳者',
    zh: '谁翻译|译者',
  },
  rights: {
    en: 'who (?:holds|owns|has) (?:the )?(?:copyrights?|rights)(?: .{1,60})?$|copyright holders?|whose copyright|who is the copyright (?:holder|owner)',
    de: 'wer (?:hat|hält|besitzt) (?:das|die) (?:urheberrecht|copyright|rechte)|wem gehört das (?:urheberrecht|copyright)|urheberrechtsinhaber|rechteinhaber',
    fr: "qui (?:détient|possède) (?:les droits|le copyright)|à qui appartiennent les droits|titulaire des droits|titulaire du droit d'auteur",
    es: 'quien (?:tiene|posee) (?:los derechos|el copyright)|titular (?:de los derechos|del copyright)',
    pt: 'quem (?:tem|detém|possui) (?:os direitos|o copyright)|detentor (?:dos direitos|do copyright)',
    ru: 'кому принадлеж\\p{L}* (?:авторск\\p{L}* )?прав\\p{L}*|правообладател*',
    pl: 'kto (?:ma|posiada) prawa autorskie|do kogo należą prawa|właściciel praw',
    ar: 'من (?:يملك|صاحب) حقوق|لمن حقوق',
    hi: 'कॉपीराइट किसका|कॉपीराइट किसके पास',
    ja: '著作権(?:者|は(?:誰|だれ)|を持)',
    zh: '版权(?:归|属于)?(?:谁|所有者|持有人)|(?:著作权|著作權)(?:归|属于)谁',
  },
  // "~" stands for a version of it.
  date: {
    en: '(?:when|in (?:which|what) (?:year|month)|on (?:which|what) (?:date|day)) (?:was|were|is|did) (?:~|@) (?:last )?(?:written|published|released|issued|made|revised|updated|come out|appear|dated|from)$|when does (?:~|@) date from$|(?:what is )?(?:the )?(?:date|publication date|release date) of (?:~|@)$|how old is (?:~|@)$',
    de: '(?:wann|in welchem jahr|an welchem tag) (?:ist|wurde) (?:~|@) (?:zuletzt )?(?:erschienen|veröffentlicht|herausgegeben|geschrieben|aktualisiert)$|wann erschien (?:~|@)$|von wann (?:ist|stammt) (?:~|@)$|(?:was ist das )?datum (?:von )?(?:~|@)$|wie alt ist (?:~|@)$',
    fr: '(?:quand|en quelle année) (?:~|@) a(?:-t-(?:il|elle))? été (?:publiée?|écrite?|rédigée?)$|de quand (?:date|est) (?:~|@)$|(?:quelle est la )?date (?:de (?:publication )?)?(?:~|@)$',
    es: '(?:cuándo|en qué año) (?:se publicó|fue publicad[oa]|se escribió|salió) (?:~|@)$|de cuándo es (?:~|@)$|(?:cuál es la )?fecha (?:de (?:publicación )?)?(?:~|@)$',
    pt: '(?:quando|em que ano) (?:foi (?:publicad[oa]|escrit[oa])|saiu) (?:~|@)$|de quando é (?:~|@)$|(?:qual é a )?data (?:de (?:publicação )?)?(?:~|@)$',
    ru: '(?:когда|в каком году) (?:опубликован*|издан*|написан*|вышл*|вышел) (?:~|@)$|от какого числа (?:~|@)$|дата (?:~|@)$',
    pl: '(?:kiedy|w którym roku) (?:opublikowano|wydano|napisano|ukazał* się) (?:~|@)$|z kiedy jest (?:~|@)$|data (?:~|@)$',
    ar: '(?:متى|في أي عام) (?:نشر*|كتب*|صدر*) (?:~|@)(?: \\p{L}+){0,2}$|تاريخ (?:~|@)$',
    hi: '@ (?:कब|किस वर्ष|किस तारीख को) (?:प्रकाशित|जारी|लिख*)',
    ja: '@(?:は|が)?(?:いつ|何年に)(?:発行|公開|書か|出版)|@の(?:日付|発行日)',
    zh: '@是?(?:什么时候|何时|哪一?年|哪一?天)(?:发布|出版|写|编写|更新)',
  },
  contact: {
    en: '(?:press|media|investor|investor relations|pr) contacts?$|(?:contact|contacts) for (?:the )?(?:press|media|investors|journalists)$',
    de: '(?:presse|medien|investoren)kontakt|ansprechpartner für (?:die )?(?:presse|medien|investoren)',
    fr: 'contacts? (?:presse|médias|investisseurs)',
    es: 'contactos? (?:de |para la )?(?:prensa|medios|inversores)',
    pt: 'contactos? (?:de |para a )?imprensa|contatos? (?:de |para a )?imprensa',
    ru: 'контакт* для (?:прессы|сми|инвесторов)',
    pl: 'kontakt dla (?:prasy|mediów|inwestorów)',
    ar: 'جهة الاتصال الإعلامي(?:ة)?',
    hi: '(?:प्रेस|मीडिया) संपर्क',
    ja: '(?:報道|プレス|メディア)(?:関係者)?(?:の)?(?:連絡先|問い合わせ)',
    zh: '(?:媒体|新闻|投资者)联系(?:人|方式)',
  },
};

const MAKERS = Object.keys(ASKS) as DocumentMaker[];
const NAMES: ReadonlySet<AnswerType> = new Set<AnswerType>(['person', 'organisation']);
const VERSION = String.raw`(?:\p{L}{1,6} )?(?:version|release|edition|fassung|ausgabe|édition|versión|edición|versão|edição|верси\p{L}*|редакци\p{L}*|wersj\p{L}*)(?: \p{Nd}[\p{Nd}.]*\p{L}?)?(?: (?:of |de |del |der |von |do |da )?@)?`;
const MAX_LENGTH = 160;

const compiled = new Map<Language, readonly (readonly [DocumentMaker, RegExp])[]>();

function asksOf(language: Language): readonly (readonly [DocumentMaker, RegExp])[] {
  let asks = compiled.get(language);
  if (asks === undefined) {
    asks = MAKERS.map((maker) => {
      const source = ASKS[maker][language]
        .replaceAll('~', VERSION)
        .replaceAll('@', `(?:${DOCUMENT[language]})`);
      return [maker, compileQuestionPhrases(source, language)] as const;
    });
    compiled.set(language, asks);
  }
  return asks;
}

/** Which of those who made the document a question asks for; undefined where it asks for none of them. */
export function makerAsked(
  question: string,
  type: AnswerType,
  language: Language,
): DocumentMaker | undefined {
  if (!(NAMES.has(type) || type === 'date') || question.length > MAX_LENGTH) return undefined;
  const folded = foldQuestion(question, language).replace(/[\s?？؟.!。¿¡]+$/u, '');
  return asksOf(language).find(
    ([maker, pattern]) => (maker === 'date') === (type === 'date') && pattern.test(folded),
  )?.[0];
}

/** What stands beside the name of each of them. */
const LINES: Readonly<Record<DocumentMaker, RegExp>> = {
  author:
    /(?:^|[\n\t(])\s?(?:written\s|compiled\s|edited\s)?(?:by|authors?|von|par|por|autor\p{L}{0,4}|auteurs?|verfasser|автор\p{L}{0,2}|المؤلف|تأليف|लेखक|著者?|作者)\s?(?:[:：\n]|\s(?=\p{Lu}))/iu,
  signer:
    /\/s\/|(?:^|[\t\n])\s?(?:by|name|signed|signature|unterschrift|nom|nombre|firma|nome|assinatura|podpis|imię i nazwisko|подпись|фио|署名|签名|签字|التوقيع|हस्ताक्षर)\s?[:：]/iu,
  translator:
    /translat|übersetz|übertrag|traduc|traduit|tradu[zt]|перев[оеё]|tłumacz|przekład|ترجم|अनुवाद|訳|译/iu,
  // Not those of another work that a sentence lists.
  rights:
    /(?:^|\n)[^\p{L}\n]{0,4}(?:\(c\)|©|copyright|版权|著作|製作著作|urheberrecht|droits|derechos|direitos|авторск|prawa autorskie|حقوق)|\bis (?:copyright|©|\(c\))/iu,
  date: /(?:version|release|edition|fassung|ausgabe|stand|veröffentlicht|publi|edici|ediç|versi|верси|редакци|wersj|wydan|版|发布|إصدار|संस्करण|©|updated|dated|revis)/iu,
  contact:
    /[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{2,40}|\(?\p{Nd}{3}\)?[\s-]\p{Nd}{3}-\p{Nd}{4}|\+\p{Nd}[\p{Nd}\s()-]{7,20}/u,
};

/** Whether a line says by its own words who signed, wrote, translated the document or holds the rights. */
export function saysMaker(text: string, maker: DocumentMaker): boolean {
  return LINES[maker].test(text);
}
