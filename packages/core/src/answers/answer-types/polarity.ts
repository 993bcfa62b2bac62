import { phrasesByLanguage } from './phrases.ts';
import type { Language } from './types.ts';

/** Words that say that something is not so or not allowed. */
export const NEGATIONS: Readonly<Record<Language, string>> = {
  en: "not|no|never|none|neither|nor|cannot|can't|won't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|shouldn't|mustn't|without|prohibited|forbidden|unable|nothing|nobody|unlikely",
  de: 'nicht|kein*|nie|niemals|weder|noch nie|ohne|verboten|untersagt|unzulässig|unmöglich|nichts|niemand',
  fr: "ne|n'\\p{L}{1,20}|pas|jamais|aucune?|ni|sans|interdite?s?|impossible|rien|personne ne",
  es: 'no|nunca|jamás|ning[uú]n[oa]?|tampoco|sin|prohibid[oa]s?|imposible|nada|nadie',
  pt: 'não|nunca|jamais|nenhuma?|nem|tampouco|sem|proibid[oa]s?|impossível|nada|ninguém',
  ru: 'не|нет|никогда|ни|нельзя|без|запрещ*|невозможно|никто|ничего|никак*',
  pl: 'nie|nigdy|żad*|ani|bez|zabronion*|niedozwolon*|niemożliwe|nikt|nic|nie wolno',
  ar: 'لا|لم|لن|ليس|ليست|غير|دون|بدون|ممنوع|يحظر|محظور|لست|ما لم|أبدا|يمنع',
  hi: 'नहीं|न|मत|ना|कभी नहीं|बिना|निषिद्ध|वर्जित|असंभव|मना|अवैध|कोई नहीं',
  ja: 'ません|ない(?:です|。|で|場合|こと|ように|限り|$)|なかった|ではな|できな|禁止|不可|ず(?:、|に)|なく|無効|いけな',
  zh: '不|没有|沒有|未|无|非|禁止|不得|不能|不可|无法|从不|并非|勿|别',
};

const NEGATION = phrasesByLanguage(NEGATIONS, 'giu');

/** Plain permission: a sentence with it and without a negation or a condition says yes. */
const PERMITS = phrasesByLanguage({
  en: 'may|is permitted|are permitted|is allowed|are allowed|is entitled|are entitled|are free to|is free to|have the right|has the right|you can',
  de: 'darf|dürfen|ist gestattet|ist erlaubt|ist berechtigt|sind berechtigt|ist zulässig|ist möglich',
  fr: 'peut|peuvent|pouvez|est autorisée?|est permis|a le droit|il est possible',
  es: 'puede[ns]?|podrá[n]?|está permitido|tiene derecho|es posible',
  pt: 'pode[ms]?|poderá|poderão|é permitido|tem o direito|é possível',
  ru: 'можно|вправе|имеет право|разрешено|разрешается|допускается',
  pl: 'można|wolno|ma prawo|jest dozwolone|jest uprawnion*',
  ar: 'يجوز|يسمح|يحق|مسموح',
  hi: 'अनुमति है|अधिकार है|सकता है|सकते हैं|सकती है',
  ja: 'できます|ことができる|てもよい|許可されてい|認められてい',
  zh: '可以|有权|允许|准许',
});

/** A clear "no": the negation belongs to the verb that allows or says. */
const FORBIDS = phrasesByLanguage({
  en: "(?:may|shall|must|can|could|will|should|do|does|did|is|are|was|were|has|have) not|cannot|can't|won't|don't|doesn't|isn't|aren't|(?:is|are) (?:prohibited|forbidden)|no (?:party|person|one|right|obligation|license)",
  de: '(?:darf|dürfen|kann|können|soll|sollte[n]?|muss|müssen|ist|sind|wird|werden|hat|haben) … nicht|(?:darf|dürfen|kann|können|ist|sind|wird|werden) kein*|verboten|untersagt|unzulässig|nicht (?:gestattet|erlaubt|zulässig|möglich|unterstützt)',
  fr: "(?:ne|n') ?(?:peut|peuvent|doit|doivent|pouvez|est|sont|sera|seront|\\p{L}{2,14}) pas|(?:est|sont) interdite?s?",
  es: 'no (?:se )?(?:puede[n]?|podrá[n]?|debe[n]?|deberá[n]?|es|está[n]?|son|será[n]?|tiene[n]?|hay|permite[n]?)|prohibid[oa]s?',
  pt: 'não (?:se )?(?:pode[m]?|poderá|poderão|deve[m]?|deverá|é|está|são|será|tem|há|permite[m]?)|proibid[oa]s?',
  ru: 'нельзя|не (?:может|могут|должн*|вправе|допускается|разрешается|следует|является|явля*|поддержива*|имеет)|запрещ*',
  pl: 'nie (?:może|mogą|można|wolno|powin*|należy|jest|są|ma|będzie|musi)|zabronion*|niedozwolon*',
  ar: 'لا (?:يجوز|يمكن|يسمح|يحق|يجب|ينبغي|يوجد|تزال)|يحظر|ممنوع|ليس|لم|لن',
  hi: 'नहीं (?:सकता|सकते|सकती|है|हैं|किया|होगा|करता)|अनुमति नहीं|निषिद्ध|वर्जित',
  ja: 'できません|できない|てはなりません|てはならない|てはいけ|ではありません|禁止|ません',
  zh: '不得|不能|不可以|不允许|禁止|不是|不会|没有|无法|不推荐',
});

/** Conditions and second thoughts, with which neither yes nor no is safe. */
const CONDITIONS = phrasesByLanguage({
  en: 'unless|except|only|if|provided|however|but|although|until|subject to|other than|without|where|in case|otherwise|whether',
  de: 'es sei denn|außer|nur|wenn|falls|sofern|soweit|jedoch|aber|obwohl|vorbehaltlich|bis|ohne|ob|ausgenommen',
  fr: "sauf|sauf si|seulement|uniquement|que si|si|s'il|pourvu|à condition|toutefois|mais|bien que|sous réserve|sans|à moins|cependant",
  es: 'salvo|excepto|sólo|solo|solamente|únicamente|si|siempre que|pero|aunque|sin|a menos|sino|sujeto a|sin embargo',
  pt: 'salvo|exceto|excepto|só|somente|apenas|se|desde que|mas|embora|sem|a menos|sujeito a|porém|no entanto|caso',
  ru: 'если|кроме|только|однако|но|хотя|при условии|без|за исключением|пока|лишь|ли',
  pl: 'chyba że|z wyjątkiem|tylko|jeśli|jeżeli|pod warunkiem|jednak|ale|chociaż|bez|o ile|czy|oprócz|lecz',
  ar: 'إلا|إذا|ما لم|باستثناء|لكن|بشرط|فقط|دون|سوى|غير أن|لو',
  hi: 'यदि|अगर|जब तक|सिवाय|केवल|सिर्फ|लेकिन|परंतु|परन्तु|बशर्ते|बिना|हालांकि|मगर',
  ja: '場合|限り|除[きい]|ただし|但し|のみ|だけ|しかし|なければ|れば|たら|とき|が、',
  zh: '除非|除外|除了|仅|只有|只|如果|若|但|但是|不过|然而|倘若|的情况下|虽然',
});

/** A longer text is more than one sentence. */
const MAX_LENGTH = 1_000;

/**
 * Whether a sentence that settles a question says yes or no, told only where it is safe: one plain permission or one plain
 * negation, no condition. What it says of the question's own subject is for the reader.
 */
export function polarity(text: string, language: string): 'yes' | 'no' | null {
  if (text.length > MAX_LENGTH || CONDITIONS(language).test(text)) return null;
  const negations = [...text.matchAll(NEGATION(language))].length;
  if (negations === 0) return PERMITS(language).test(text) ? 'yes' : null;
  // French says "ne … pas", which is one negation.
  const allowed = language === 'fr' ? 2 : 1;
  return negations <= allowed && FORBIDS(language).test(text) ? 'no' : null;
}
