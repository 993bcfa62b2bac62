import { phrasesByLanguage } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';
import type { Found, FindInput } from '../types.ts';

/**
 * Questions for a kind of people, mostly of rules: "Who may …", "Who pays …", "Who is responsible …". What was done once
 * was done by somebody with a name.
 */
const ASKS_KIND = phrasesByLanguage({
  en: "(?:who|whom)(?: else)? (?:can|can't|cannot|may|must|shall|should|will|would|might|has to|have to|had to|gets?|pays?|bears?|decides?|owns?|needs?|is (?:allowed|responsible|liable|entitled|obliged|required|permitted|eligible|covered|bound|protected|affected|to)|are (?:allowed|responsible|liable|entitled|required|permitted|eligible|covered)|does (?:this|it|the)|benefits|qualifies|counts|uses|buys|answers|checks|reviews|handles|sets|approves|receives|appoints|elects|enforces)|(?:for|to|against|by) whom|who has (?:the right|to)",
  de: 'wer (?:kann|darf|muss|soll|sollte|wird|haftet|trägt|zahlt|bezahlt|entscheidet|besitzt|braucht|bekommt|erhält|benutzt|kauft|prüft|ist (?:verantwortlich|zuständig|berechtigt|verpflichtet|haftbar|betroffen|zustandig))|für wen|an wen|wem (?:gehört|gehören)',
  fr: 'qui (?:peut|peuvent|doit|doivent|paie|paye|décide|possède|reçoit|supporte|utilise|est (?:responsable|autorisé|tenu|concerné)|a le droit)|(?:à|pour|par) qui',
  es: 'quien(?:es)? (?:puede|pueden|debe|deben|paga|pagan|decide|posee|recibe|asume|usa|tiene derecho|es responsable|está obligado)|(?:a|para|por) quien',
  pt: 'quem (?:pode|podem|deve|devem|paga|decide|possui|recebe|assume|usa|tem direito|é responsável|está obrigado)|(?:a|para|por) quem',
  ru: 'кто (?:может|могут|должен|должны|вправе|имеет право|платит|решает|несет|несёт|отвечает|получает|является владельцем)|для кого|кому',
  pl: 'kto (?:może|mogą|musi|powinien|ma prawo|płaci|decyduje|ponosi|odpowiada|otrzymuje|jest odpowiedzialny)|dla kogo|komu',
  ar: 'من (?:يمكنه|يحق له|يجب عليه|يستطيع|يدفع|يقرر|يتحمل|المسؤول)|لمن',
  hi: 'कौन (?:\\S+ ){0,4}(?:सकता|सकते|सकती|करेगा|देगा|जिम्मेदार)|किसके लिए|किसे',
  ja: '(?:誰|だれ)が(?:[^。？]{0,20})(?:できる|できます|べき|なければ|負う|負います|支払|決め)|(?:誰|だれ)(?:の|に)(?:ため|対し)',
  zh: '谁(?:可以|能|能够|必须|应该|应当|有权|负责|承担|支付|决定|需要)|由谁(?:负责|承担|决定|支付)?',
});

/** Nouns for people and parties that rules are made for. */
const KINDS = phrasesByLanguage(
  {
    en: "(?:the|any|each|every|an?|all|no|only|your|our|its|their|such|other|some|most|individual|certain|these|those) (?:[\\p{L}'’-]{1,20} ){0,3}(?:[\\p{L}]{3,14}(?:holder|holders|owner|owners)|holders?|owners?|users?|customers?|members?|employees?|officers?|directors?|developers?|maintainers?|contributors?|authors?|licensors?|licensees?|recipients?|distributors?|creators?|publishers?|agents?|trustees?|shareholders?|stockholders?|investors?|workers?|students?|parents?|people|persons?|party|parties|company|companies|employers?|landlords?|tenants?|sellers?|buyers?|suppliers?|vendors?|providers?|courts?|judges?|government|board|committee|council|team|steward|administrators?|operators?|managers?|executives?|partners?|volunteers?|sponsors?|programmers?|entity|entities|individuals?|everyone|anyone|citizens?|taxpayers?|banks?|insurers?|doctors?|patients?|children)|(?:maintainers|contributors|developers|users|customers|members|employees|shareholders|stockholders|holders|owners|licensors|licensees|recipients|administrators|managers|directors|officers|volunteers|parents|tenants|landlords|buyers|sellers)|you(?: alone)?|anyone|anybody|everyone|everybody|no ?one|nobody|whoever|we",
    de: '(?:der|die|das|den|dem|jeder|jede|jedem|alle|ein|eine|einem|kein|nur|ihre?|unsere?) (?:\\p{L}{1,20} ){0,2}(?:\\p{L}{0,20}(?:inhaber|besitzer|nutzer|benutzer|kunden?|mitglied(?:er)?|mitarbeiter|entwickler|betreuer|autor(?:en)?|lizenzgeber|lizenznehmer|käufer|verkäufer|mieter|vermieter|unternehmen|gesellschaft|vorstand|ausschuss|partei(?:en)?|personen?|administrator(?:en)?|anbieter|hersteller|arbeitgeber|arbeitnehmer))|sie|jedermann|jeder|niemand|man',
    fr: "(?:le|la|les|l'|un|une|tout|toute|chaque|tous les|aucun|votre|notre) ?(?:\\p{L}{1,20} ){0,2}(?:titulaires?|propriétaires?|utilisateurs?|clients?|membres?|employés?|salariés?|développeurs?|responsables?|auteurs?|contributeurs?|concédant|licencié|acheteurs?|vendeurs?|locataires?|bailleurs?|société|entreprise|conseil|comité|parties?|personnes?|administrateurs?|employeurs?|fournisseurs?)|vous|chacun|quiconque|personne",
    es: '(?:el|la|los|las|un|una|todo|toda|cada|cualquier|ningún|su|nuestro) (?:\\p{L}{1,20} ){0,2}(?:titular(?:es)?|propietari[oa]s?|usuari[oa]s?|clientes?|miembros?|emplead[oa]s?|trabajador(?:es)?|desarrollador(?:es)?|responsables?|autor(?:es)?|licenciante|licenciatario|comprador(?:es)?|vendedor(?:es)?|arrendatari[oa]s?|arrendador(?:es)?|empresa|sociedad|consejo|comité|partes?|personas?|administrador(?:es)?|proveedor(?:es)?)|usted|cualquiera|nadie|todos',
    pt: '(?:o|a|os|as|um|uma|todo|toda|cada|qualquer|nenhum|seu|nosso) (?:\\p{L}{1,20} ){0,2}(?:titular(?:es)?|proprietári[oa]s?|utilizador(?:es)?|usuári[oa]s?|clientes?|membros?|empregad[oa]s?|funcionári[oa]s?|desenvolvedor(?:es)?|programador(?:es)?|responsáve(?:l|is)|autor(?:es)?|licenciante|licenciado|comprador(?:es)?|vendedor(?:es)?|inquilin[oa]s?|senhorio|empresa|sociedade|conselho|comité|comitê|partes?|pessoas?|administrador(?:es)?|fornecedor(?:es)?|equipe|equipa)|você|qualquer um|ninguém|todos|voluntários',
    ru: '(?:правообладател*|владел*|пользовател*|клиент*|участник*|член*|сотрудник*|работник*|разработчик*|сопровождающ*|автор*|лицензиар*|лицензиат*|покупател*|продав*|арендатор*|арендодател*|компани*|совет*|комитет*|сторон*|лиц*|администратор*|поставщик*|суд*|каждый|любой|никто|вы|вам)',
    pl: '(?:posiadacz*|właściciel*|użytkownik*|klien*|człon*|pracowni*|deweloper*|programi*|opiekun*|autor*|licencjodawc*|licencjobiorc*|kupując*|sprzedawc*|najemc*|wynajmując*|spółk*|firm*|zarząd*|komitet*|stron*|osob*|administrator*|dostawc*|sąd*|każdy|nikt)',
    ar: '(?:المالك|المستخدم*|العميل|العملاء|العضو|الأعضاء|الموظف*|المطور*|المؤلف*|المرخص|الطرف|الأطراف|الشركة|المجلس|اللجنة|الشخص|أي شخص|كل شخص|المدير|المشرف|المستأجر|المؤجر|المشتري|البائع)',
    hi: '(?:उपयोगकर्ता*|ग्राहक*|सदस्य*|कर्मचारी*|लेखक*|मालिक*|स्वामी|कंपनी|समिति|व्यक्ति*|कोई भी|पक्ष|अदालत|किरायेदार|खरीदार|विक्रेता|डेवलपर)',
    ja: '(?:利用者|ユーザー?|顧客|会員|メンバー|従業員|社員|開発者|メンテナ|著者|作者|著作権者|所有者|管理者|ライセンサー|当事者|会社|取締役会|委員会|借主|貸主|買主|売主|株主|誰でも|あなた)(?=[はがもに])',
    zh: '(?:用户|使用者|客户|成员|会员|员工|雇员|开发者|维护者|作者|版权(?:所有|持有)?人|所有者|管理员|许可人|被许可人|当事人|公司|董事会|委员会|承租人|出租人|买方|卖方|股东|任何人|您|你)',
  },
  'giu',
);

/** What rules say of those whom they are made for, right behind them. */
const RULE_AFTER = phrasesByLanguage({
  en: '(?:\\S+ ){0,2}?(?:(?:who|that|which) (?:\\S+ ){1,10}?)?(?:may|must|shall|can|cannot|will|should|are|is|has|have|agrees?|warrants?|grants?|pays?|owns?|bears?|decides?|needs?|assumes?)',
  de: '(?:\\S+ ){0,4}?(?:kann|können|darf|dürfen|muss|müssen|soll|sollen|haftet|haften|trägt|zahlt|ist|sind|hat|haben)',
  fr: '(?:\\S+ ){0,4}?(?:peut|peuvent|doit|doivent|paie|est|sont|a|ont|pouvez|devez)',
  es: '(?:\\S+ ){0,4}?(?:puede|pueden|debe|deben|paga|es|son|tiene|tienen|podrá|deberá)',
  pt: '(?:\\S+ ){0,4}?(?:pode|podem|deve|devem|paga|é|são|tem|têm|poderá|deverá)',
  ru: '(?:\\S+ ){0,4}?(?:может|могут|должен|должны|вправе|обязан|обязаны|имеет|несет|несёт)',
  pl: '(?:\\S+ ){0,4}?(?:może|mogą|musi|muszą|powinien|powinna|ma|mają|jest|są|ponosi)',
  ar: '(?:\\S+ ){0,4}?(?:يمكن|يجب|يحق|يجوز|أن)',
  hi: '(?:\\S+ ){0,10}?(?:सकता|सकते|सकती|चाहिए|होगा|होंगे)',
  ja: '[はがも][^。]{0,60}(?:できる|できます|なければ|べき|ものとする|負う)',
  zh: '[^。，]{0,10}(?:可以|可|能|必须|应当|应|须|有权|负责|承担|不得)',
});
const AFTER = 90;
/** Rules speak to their reader in every other sentence. */
const ADDRESSED = /^(?:you|we|sie|vous|usted|você|вы|вам|man|you alone|あなた|您|你)$/iu;
const RULED = 0.8;
const NAMED_ONLY = 0.45;

/** Whether a question asks for a kind of people rather than for somebody by name. */
export function asksForKind(question: string, language: Language): boolean {
  return ASKS_KIND(language).test(question);
}

/** Words for kinds of people and parties: "the copyright holder", "any user". */
export function findKinds({ text, question, language }: FindInput): Found[] {
  const said = question.toLowerCase();
  return [...text.matchAll(KINDS(language))].flatMap((match): Found[] => {
    const start = match.index;
    const end = start + match[0].length;
    const last = /\S+$/u.exec(match[0])?.[0].toLowerCase() ?? '';
    if (said.includes(last) && last.length > 3) return [];
    const after = text.slice(end, end + AFTER).replace(/[.;。][\s\S]*$/u, '');
    const at = RULE_AFTER(language).exec(after)?.index ?? AFTER;
    return [{ start, end, fit: at <= 2 && !ADDRESSED.test(match[0]) ? RULED : NAMED_ONLY }];
  });
}
