import type { Language } from '#text/languages.ts';

/**
 * What documents call themselves, in their title, on a line of its own, or in "this manual": phrases by language, of those
 * that overlap the longer first.
 */
export const KIND_WORDS: Readonly<Record<Language, string>> = {
  en: `code of (?:conduct|ethics)|terms (?:and conditions|of (?:use|service|business))|(?:privacy|data protection|return|travel|security) policy|(?:mutual |unilateral )?non-?disclosure agreement|(?:employment|service|services|rental|lease|loan|licen[cs]e|purchase|sales?|framework|settlement|share purchase|master services?) agreement|agreement|(?:employment|service|sales|purchase|rental) contract|contract|lease|deed|power of attorney|licen[cs]e|policy|(?:user|owner|reference|instruction|operating|service|installation) manual|manual|handbook|cookbook|(?:user|installation|reference|style|quick start|administrator) guide|(?:developer['’]s |language |api )?reference|guidelines?|guide|tutorial|primer|howto|frequently asked questions|faq|(?:annual|quarterly|current|transition|interim|half-year(?:ly)?|financial|technical|audit|progress|final|status|expert|inspection) report|report|(?:press|news|earnings) release|history|essay|article|paper|white ?paper|doctoral thesis|thesis|dissertation|proposal|specification|memorandum of understanding|memorandum|minutes|invoice|quotation|purchase order|receipt|registration statement|proxy statement|financial statements|prospectus|brochure|newsletter|letter|glossary|dictionary|encyclop[a]?edia|regulations?|directive|judgment|by-?laws|articles of (?:association|incorporation)|curriculum vitae|questionnaire|business plan|agenda|certificate|book|novel|biography|catalogue|catalog|lecture notes|study|survey`,
  de: `allgemeine (?:geschäfts|nutzungs|vertrags)bedingungen|\\p{L}*(?:geschäfts|nutzungs|vertrags|liefer|versicherungs|lizenz)bedingungen|datenschutzerklärung|\\p{L}*vereinbarung|\\p{L}*vertrag|\\p{L}*lizenz|\\p{L}*anleitung|\\p{L}*handbuch|\\p{L}*leitfaden|\\p{L}*richtlinien?|verhaltenskodex|einführung|faq|häufig gestellte fragen|\\p{L}*bericht|pressemitteilung|\\p{L}*geschichte|aufsatz|artikel|\\p{L}*arbeit|dissertation|gutachten|spezifikation|\\p{L}*protokoll|rechnung|angebot|auftragsbestätigung|bestellung|lieferschein|mahnung|kündigung|vollmacht|\\p{L}*satzung|\\p{L}*ordnung|\\p{L}*gesetz|\\p{L}*verordnung|urteil|beschluss|bescheid|prospekt|rundschreiben|glossar|wörterbuch|lexikon|lebenslauf|fragebogen|\\p{L}*konzept|tagesordnung|zeugnis|bescheinigung|roman|\\p{L}*studie|\\p{L}*plan`,
  fr: `conditions (?:générales(?: de vente| d['’]utilisation)?|d['’]utilisation|particulières)|politique de confidentialité|accord de confidentialité|contrat(?: de [\\p{L}]+)?|convention|accord|bail|licence|manuel(?: d['’]installation| de référence| d['’]utilisation)?|guide(?: d['’]installation| de référence| de l['’]utilisateur)?|notice|tutoriel|référence|code de conduite|foire aux questions|faq|rapport(?: annuel| financier| d['’]activité)?|communiqué(?: de presse)?|histoire|essai|article|mémoire|thèse|proposition|cahier des charges|spécification|procès-verbal|compte rendu|facture|devis|bon de commande|reçu|statuts|règlement|loi|décret|directive|arrêt|jugement|prospectus|lettre|glossaire|dictionnaire|curriculum vitae|questionnaire|ordre du jour|certificat|attestation|livre|roman|étude`,
  es: `términos y condiciones|condiciones (?:generales|de uso)|política de privacidad|acuerdo de confidencialidad|contrato(?: de [\\p{L}]+)?|convenio|acuerdo|licencia|manual(?: de (?:instalación|referencia|usuario))?|guía(?: de (?:instalación|referencia|usuario))?|tutorial|referencia|código de conducta|preguntas frecuentes|faq|informe(?: anual| financiero| trimestral)?|comunicado de prensa|nota de prensa|historia|ensayo|artículo|tesis|propuesta|especificación|acta|factura|presupuesto|pedido|recibo|estatutos|reglamento|ley|decreto|directiva|sentencia|folleto|carta|glosario|diccionario|curriculum vitae|cuestionario|orden del día|certificado|libro|novela|estudio`,
  pt: `termos (?:e condições|de uso)|condições (?:gerais|de uso)|política de privacidade|acordo de confidencialidade|contrato(?: de [\\p{L}]+)?|acordo|licença|manual(?: de (?:instalação|referência)| do utilizador| do usuário)?|guia(?: de (?:instalação|referência|conceitos)| do utilizador| do usuário)?|tutorial|referência|código de conduta|perguntas frequentes|faq|relatório(?: anual| financeiro| trimestral)?|comunicado de imprensa|história|ensaio|artigo|tese|dissertação|proposta|especificação|ata|fatura|orçamento|recibo|estatutos|regulamento|lei|decreto|diretiva|sentença|acórdão|carta|glossário|dicionário|curriculum vitae|questionário|ordem do dia|certificado|livro|romance|estudo`,
  ru: `пользовательское соглашение|лицензионное соглашение|соглашение о неразглашении|политика конфиденциальности|(?:трудовой |кредитный )?договор(?: [\\p{L}]+)?|контракт|соглашение|лицензия|руководство(?: пользователя| по установке)?|справочник|учебник|пособие|инструкция|кодекс|часто задаваемые вопросы|faq|(?:годовой |квартальный |финансовый )?отч[её]т|пресс-релиз|история|очерк|эссе|статья|диссертация|предложение|спецификация|протокол|сч[её]т(?:-фактура)?|акт|устав|положение|закон|указ|постановление|решение|приказ|проспект|письмо|глоссарий|словарь|резюме|анкета|повестка дня|сертификат|книга|роман|исследование`,
  pl: `regulamin|polityka prywatności|umowa o zachowaniu poufności|umowa(?: o pracę| najmu| sprzedaży| o dzieło| zlecenia)?|porozumienie|licencja|podręcznik(?: użytkownika| administratora)?|instrukcja(?: obsługi| instalacji)?|przewodnik|poradnik|kodeks(?: postępowania)?|często zadawane pytania|faq|(?:raport|sprawozdanie)(?: roczn[ey]| finansow[ey])?|komunikat prasowy|historia|esej|artykuł|praca (?:magisterska|doktorska|licencjacka)|rozprawa|oferta|specyfikacja|protokół|faktura|zamówienie|rachunek|statut|ustawa|rozporządzenie|dyrektywa|wyrok|decyzja|uchwała|prospekt|list|słownik|glosariusz|życiorys|ankieta|porządek obrad|zaświadczenie|świadectwo|książka|powieść|opracowanie`,
  ar: `شروط (?:الاستخدام|الخدمة)|الشروط والأحكام|سياسة الخصوصية|اتفاقية عدم إفصاح|(?:ال)?عقد(?: [\\p{L}]+)?|(?:ال)?اتفاقية|(?:ال)?رخصة|(?:ال)?ترخيص|دليل(?: المستخدم)?|(?:ال)?كتيب|مدونة (?:ال)?سلوك|الأسئلة الشائعة|(?:ال)?تقرير(?: (?:ال)?سنوي)?|بيان صحفي|تاريخ|مقالة|مقال|أطروحة|رسالة|اقتراح|مواصفات|محضر|فاتورة|عرض سعر|إيصال|نظام أساسي|قانون|مرسوم|حكم|نشرة|خطاب|معجم|قاموس|سيرة ذاتية|استبيان|جدول الأعمال|شهادة|كتاب|رواية|دراسة`,
  hi: `नियम और शर्तें|गोपनीयता नीति|(?:गोपनीयता )?समझौता|अनुबंध|करार|लाइसेंस|पुस्तिका|नियमावली|मार्गदर्शिका|गाइड|मैनुअल|आचार संहिता|अक्सर पूछे जाने वाले प्रश्न|(?:वार्षिक )?(?:रिपोर्ट|प्रतिवेदन)|प्रेस विज्ञप्ति|इतिहास|निबंध|लेख|शोध ?प्रबंध|प्रस्ताव|विनिर्देश|कार्यवृत्त|चालान|बीजक|रसीद|अधिनियम|नियम|आदेश|निर्णय|पत्र|शब्दकोश|जीवनवृत्त|प्रश्नावली|प्रमाण ?पत्र|पुस्तक|किताब|उपन्यास|अध्ययन`,
  ja: `利用規約|約款|プライバシーポリシー|秘密保持契約書?|(?:売買|賃貸借|業務委託|雇用|ライセンス)?契約書|合意書|覚書|使用許諾書|ライセンス|許諾書|ポリシーマニュアル|(?:ユーザー|リファレンス)?マニュアル|取扱説明書|説明書|手引書?|手順書|ハンドブック|(?:ユーザー|インストール|コンセプト)?ガイドライン|(?:ユーザー|インストール)?ガイド|入門|チュートリアル|リファレンス|行動規範|よくある質問|FAQ|(?:年次|四半期|有価証券|事業)?報告書|決算短信|プレスリリース|歴史|論文|提案書|仕様書|議事録|請求書|見積書|注文書|領収書|納品書|定款|規則|法律|判決|通知書|用語集|辞典|履歴書|証明書`,
  zh: `(?:用户协议|服务条款|使用条款|条款和条件)|隐私政策|保密协议|(?:劳动|租赁|买卖|服务|采购)?合同|协议书?|许可证|许可协议|(?:用户|参考|安装|管理员)?手册|(?:用户|安装|维护者|参考)?指南|教程|入门|行为准则|常见问题(?:解答)?|FAQ|(?:年度|季度|半年度|财务|审计)?报告|新闻稿|公告|历史|论文|建议书|规范|说明书|会议纪要|发票|报价单|订单|收据|章程|条例|法律|判决书|通知书?|词典|术语表|简历|调查问卷|证书`,
};

/** What a document is called that does not call itself so. */
export type NamelessKind = 'paper' | 'press release' | 'letter' | 'book';

export const NAMELESS: Readonly<Record<NamelessKind, Readonly<Record<Language, string>>>> = {
  paper: {
    en: 'Paper',
    de: 'Aufsatz',
    fr: 'Article',
    es: 'Artículo',
    pt: 'Artigo',
    ru: 'Статья',
    pl: 'Artykuł',
    ar: 'مقالة',
    hi: 'शोध-पत्र',
    ja: '論文',
    zh: '论文',
  },
  'press release': {
    en: 'Press release',
    de: 'Pressemitteilung',
    fr: 'Communiqué',
    es: 'Comunicado de prensa',
    pt: 'Comunicado de imprensa',
    ru: 'Пресс-релиз',
    pl: 'Komunikat prasowy',
    ar: 'بيان صحفي',
    hi: 'प्रेस विज्ञप्ति',
    ja: 'プレスリリース',
    zh: '新闻稿',
  },
  letter: {
    en: 'Letter',
    de: 'Brief',
    fr: 'Lettre',
    es: 'Carta',
    pt: 'Carta',
    ru: 'Письмо',
    pl: 'List',
    ar: 'رسالة',
    hi: 'पत्र',
    ja: '手紙',
    zh: '信函',
  },
  book: {
    en: 'Book',
    de: 'Buch',
    fr: 'Livre',
    es: 'Libro',
    pt: 'Livro',
    ru: 'Книга',
    pl: 'Książka',
    ar: 'كتاب',
    hi: 'पुस्तक',
    ja: '書籍',
    zh: '图书',
  },
};

/** "This manual", before a kind. */
export const THIS: Readonly<Record<Language, string>> = {
  en: 'this',
  de: 'diese[rsnm]?|vorliegende[rsnm]?',
  fr: 'ce|cet|cette|(?:le |la )?présente?',
  es: 'este|esta|el presente|la presente',
  pt: 'este|esta|o presente|a presente',
  ru: 'это|этот|эта|этого|этой|данн\\p{L}+|настоящ\\p{L}+',
  pl: 'ten|ta|to|niniejsz\\p{L}+|tego|tej',
  ar: 'هذا|هذه',
  hi: 'यह|इस',
  ja: 'この|本',
  zh: '本|该|這|这[份个本]?',
};
