const EXHIBIT_NUMBER = /^[*†+#\s]*\(?\d{1,3}(?:\.\d{1,3}|\.?\([a-z]+\))*[a-zA-Z]?\)?[*†+#.]*\s/;
const EXHIBIT =
  /\b(?:Form of|(?:Amended|Restated|Supplemental)\b|Indenture|By-?[Ll]aws|Certificate of|Certification (?:of|by|pursuant)|Consent of|Power of Attorney|List of [Ss]ubsidiaries|Subsidiaries of|XBRL|Credit Agreement|Employment Agreement|Incentive Plan|Code of Ethics)\b/;
const FILED =
  /\bincorporated (?:herein )?by reference|\bfiled herewith|\bfurnished herewith|\bpreviously filed|\bExhibit \d+(?:\.\d+)*\b.*\b(?:Form|Report|Registration)\b/i;
const HAS_MODAL = /\b(?:shall|may|must|will|is|are|was|were|has|have|agrees?)\b/;

/** The second half of an exhibit that stands on several lines. */
const GOES_ON = /^[\p{Ll}\d]/u;

/** On a page of exhibits whatever begins with a number is one, and what begins in small letters goes on with one. */
export function isListedExhibit(flat: string): boolean {
  if (!EXHIBIT_NUMBER.test(flat) && !GOES_ON.test(flat)) return false;
  return FILED.test(flat) || !HAS_MODAL.test(flat);
}

/** A line of a list of exhibits: "10.12 Form of Indemnification Agreement". */
export function isExhibit(flat: string): boolean {
  const isListed = EXHIBIT_NUMBER.test(flat);
  const filed = FILED.test(flat);
  if (isListed && filed) return true;
  return isListed && EXHIBIT.test(flat) && !HAS_MODAL.test(flat);
}

const SIGNED = /\/s\/|_{6,}/;
const SIGNATURE_FIELD =
  /^(?:By|Name|Print(?:ed)? Name|Title|Signature|Signed|Witness|Its|Unterschrift|Name und Unterschrift|Nom|Signature|Firma|Nombre|Assinatura|Nome|Podpis|Imię i nazwisko|Подпись|ФИО|署名|签名|签字|姓名|التوقيع|हस्ताक्षर)\s*:?(?:\s|$)/u;
const PURSUANT =
  /^Pursuant to the requirements of (?:the )?(?:Section 13|Securities|section 13)|this report has been signed below by the following persons|caused this (?:report|agreement) to be (?:duly )?(?:signed|executed)|^IN WITNESS WHEREOF/i;

export function isSignature(flat: string): boolean {
  if (flat.length < 200 && SIGNED.test(flat)) return true;
  if (PURSUANT.test(flat)) return true;
  return (
    flat.length < 70 &&
    SIGNATURE_FIELD.test(flat) &&
    !/[.!?]$/.test(flat) &&
    (/:/.test(flat) || flat.length < 16)
  );
}

/** Sentences about the document as such, which answer no question on what it is about. */
const BOILERPLATE: readonly RegExp[] = [
  /\bpage (?:has been |is )?intentionally (?:left )?blank|seite (?:wurde |ist )?absichtlich (?:leer|frei)|page (?:est )?(?:laissée )?(?:intentionnellement|volontairement|délibérément)|página (?:ha sido |se ha |foi )?(?:dejada |deixada )?(?:intencionad|intencional|deliberad|en blanco)|strona (?:celowo|została celowo)|страница (?:намеренно|специально)|此页(?:有意|故意)?留空|本页(?:有意|故意)?留空|(?:この|本)(?:ページ|頁)は(?:意図的|空白)|تُ?ركت هذه الصفحة|यह पृष्ठ जानबूझकर/iu,
  /^\(?(?:also |please )?(?:see|refer to) (?:also )?(?:the )?(?:accompanying |related )?(?:notes?|items?|part|exhibit)\b.{0,160}$/iu,
  /\b(?:accompanying|these|following) notes\b.{0,60}\b(?:are|form) an integral part/iu,
  /\b(?:is|are|has been|have been|hereby)\b.{0,60}\bincorporated (?:herein |into this [\w -]+ )?by (?:this )?reference\b/iu,
  /^(?:\([a-z\d]+\)\s*)?incorporated (?:herein )?by reference/iu,
  /\bforward-looking statements?\b/iu,
  /^everyone is permitted to copy and distribute verbatim copies/iu,
  /^(?:the |this )?(?:gnu )?\S{0,20} ?(?:permission is granted to copy|verbatim copying and distribution of this)/iu,
  /^(?:copyright\s*)?(?:©|\(c\)|copyright\b).{0,160}(?:\d{4}|all rights reserved)/iu,
  /^(?:[^.]{0,60}\.?\s?)?all rights reserved\b.{0,40}$/iu,
  /^(?:alle rechte vorbehalten|tous droits réservés|(?:reservados )?todos los derechos(?: reservados)?|todos os direitos reservados|wszelkie prawa zastrzeżone|все права защищены|版权所有|著作権所有|جميع الحقوق محفوظة|सर्वाधिकार सुरक्षित)/iu,
  // At the foot of a form: "Standard Agreement Version 1.0 free to use under CC BY 4.0."
  /^(?!.{0,120}\b(?:is|are|was|be|been|may|can)\b).{0,120}\b(?:free to use|licen[sc]ed|available|released|published) under (?:the |a )?(?:CC[ -]|creative commons\b).{0,60}$/iu,
  /^\(?(?:continued|fortsetzung|suite|continuación|continuação|продолжение|ciąg dalszy|続く|续)(?: (?:on|from|auf|von|de|en|na|z)\b.{0,40})?\)?$/iu,
  /^indicate by check ?mark/iu,
  /^(?:this|the) (?:annual |quarterly )?report (?:on form \S+ )?should be read in conjunction/iu,
  /^the following (?:discussion|information|selected).{0,120}should be read (?:in conjunction|together)/iu,
];

export function isBoilerplate(flat: string): boolean {
  return BOILERPLATE.some((pattern) => pattern.test(flat));
}
