import type { TextRange } from '#text/text-range.ts';
import { factOf, joinLines, MAX_NAME } from './facts.ts';
import type { FrontLine } from './front-pages.ts';
import { withStop } from './name-lists.ts';
import type { Fact } from './types.ts';

/** Between whom: up to the bracket or comma behind each name. */
const BETWEEN =
  /\b(?:by and )?(?:between|among|zwischen|entre|между|pomiędzy|między)\b[\s:]*|(?:^|\s)بين\s/giu;
const AND = /(?:^|[\s,;)])(?:and|und|et|y|e|и|و)\s+(?=(?:\([^)]{1,4}\)\s*)?(?:\p{Lu}|\p{Lo}))/u;
/** In Polish "a" stands between the two. */
const AND_PL = /(?:^|[\s,;)])(?:a|oraz|i)\s+(?=\p{Lu})/u;
/** "(1) Nordwind Ltd." */
const COUNT = /^\(?[1-2i]{1,2}[.)]\s*/iu;
const NAME_END =
  /\s?[(,;“"„«]|\s(?:having|with (?:its|a)|a (?:company|corporation|\p{Lu})|an? \p{L}+ (?:corporation|company|limited)|whose|located|residing|of \p{Nd}|(?:im )?(?:nachfolgend|folgenden)|ci-après|en adelante|doravante|именуем\p{L}+|zwan\p{L}+|and|und|et|y|oraz)\b|\.\s|$/iu;
/** The words behind "between" that are no names of parties. */
const ANY_PARTY =
  /^(?:the|both|either|each|parties|you|us|two|these|those|die|den|les|las|los|the parties|die parteien)\b/iu;
const OPENING =
  /\b(?:agreement|contract|lease|deed|mnda|nda|vertrag|vereinbarung|contrat|accord|convention|bail|contrato|acuerdo|acordo|convenio|договор|соглашение|umowa|porozumienie)\b|عقد|اتفاقية/iu;

/** "Landlord: Nordwind GmbH", "甲方：…". */
const LABELLED =
  /^(?:the )?(?:(?:land)?lord|landlord|tenant|lessor|lessee|seller|vendor|buyer|purchaser|client|customer|supplier|contractor|service provider|employer|employee|lender|borrower|licensor|licensee|disclosing party|receiving party|party (?:\p{Nd}|[ab])|vermieter(?:in)?|mieter(?:in)?|verkäufer(?:in)?|käufer(?:in)?|auftraggeber(?:in)?|auftragnehmer(?:in)?|arbeitgeber(?:in)?|arbeitnehmer(?:in)?|darlehensgeber|darlehensnehmer|bailleur|locataire|vendeur|acheteur|client|prestataire|employeur|salarié|arrendador|arrendatario|vendedor|comprador|cliente|proveedor|empleador|trabajador|locador|locatário|contratante|contratad[oa]|prestador|арендодатель|арендатор|продавец|покупатель|заказчик|исполнитель|работодатель|работник|wynajmujący|najemca|sprzedawca|sprzedający|kupujący|zamawiający|wykonawca|pracodawca|pracownik|الطرف (?:الأول|الثاني)|البائع|المشتري|المؤجر|المستأجر|पक्ष \p{Nd}|विक्रेता|क्रेता|मकान मालिक|किरायेदार|[甲乙]方?|売主|買主|貸主|借主|委託者|受託者|出租方|承租方|买方|卖方)\s*(?:\([^)]{1,30}\))?\s*[:：]\s*(?=\p{Lu}|\p{Lo})/iu;

/** Behind a label a name goes on to its address. */
const LABELLED_END = /\s?[\t(;“"]|,(?!\s(?:Inc|Ltd|LLC|LLP|S\.A)\b)|$/u;

/** Between whom a contract is: as its opening says, else by the names that stand beside their parts. */
export function contractParties(pages: readonly (readonly FrontLine[])[]): Fact[] {
  const opened = openingParties(pages);
  if (opened.length > 0) return opened;
  const labelled = pages.slice(0, 3).flatMap((lines) => lines.flatMap(labelledParty));
  return labelled.length >= 2 ? labelled : [];
}

function labelledParty(line: FrontLine): Fact[] {
  const label = LABELLED.exec(line.text)?.[0];
  if (label === undefined) return [];
  const end = label.length + (LABELLED_END.exec(line.text.slice(label.length))?.index ?? 0);
  return end - label.length < 3 ? [] : factOf(line, { start: label.length, end });
}

function openingParties(pages: readonly (readonly FrontLine[])[]): Fact[] {
  for (const lines of pages.slice(0, 3)) {
    const text = joinLines(lines);
    for (const match of text.text.matchAll(BETWEEN)) {
      const opening = text.text.slice(Math.max(0, match.index - 300), match.index);
      if (!OPENING.test(opening)) continue;
      const parties = readNames(
        text.text,
        match.index + match[0].length,
        /dzy/u.test(match[0]) ? AND_PL : AND,
      );
      if (parties.length >= 2) return parties.flatMap((range) => text.factOf(range));
    }
  }
  return [];
}

/** Two names, what is said of each between them left out. */
function readNames(text: string, from: number, and: RegExp): TextRange[] {
  const names: TextRange[] = [];
  let at = from;
  const end = Math.min(text.length, from + 700);
  for (let turn = 0; turn < 2; turn++) {
    const rest = text.slice(at, end);
    const skipped = COUNT.exec(rest)?.[0].length ?? 0;
    const start = at + skipped;
    const length = NAME_END.exec(text.slice(start, Math.min(end, start + MAX_NAME + 40)))?.index ?? 0;
    // A stop after "Inc" belongs to the name.
    const name = text
      .slice(start, start + length)
      .replace(/\n/gu, ' ')
      .trim();
    if (name.length < 3 || name.length > MAX_NAME || ANY_PARTY.test(name) || !/^[\p{Lu}\p{Lo}]/u.test(name))
      return [];
    const tail =
      /^,? (?:Inc|Corp|Ltd|LLC|LLP|L\.P|GmbH|S\.A)\b\.?/u.exec(text.slice(start + length))?.[0] ?? '';
    names.push(withStop(text, { start, end: start + length + tail.length }));
    const next = and.exec(text.slice(start + length + tail.length, end));
    if (!next) break;
    at = start + length + tail.length + next.index + next[0].length;
  }
  return names.length === 2 ? names : [];
}
