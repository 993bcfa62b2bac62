import type { FrontLine } from './front-pages.ts';
import type { Fact } from './types.ts';

const SALUTATION =
  /^(?:dear\s+\p{L}[^.]{0,60}[,:]|to whom it may concern|sehr geehrte\p{L}*\s.{2,60}[,!]|liebe[rs]?\s\p{Lu}.{1,40}[,!]|(?:chère?|cher)s?\s\p{L}.{1,40},|(?:madame|monsieur)(?:,| monsieur,)|estimad[oa]s?\s.{1,50}[,:]|(?:muy )?señor(?:es|a)?(?: mí[oa]s?)?[,:]|(?:prezad|caro|cara|exm)\p{L}*\s.{1,50}[,:]|(?:глубоко)?уважаем\p{L}+\s.{2,60}[!,]|szanown\p{L}+\s.{2,60}[,!]|السيد(?:ة)? .{0,40}المحترم|عزيزي .{1,40}|(?:प्रिय|महोदय|आदरणीय).{0,40},?$|拝啓|前略|尊敬的.{1,30}[：:，])/iu;
const CLOSING =
  /^(?:(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|(?:kind|best|warm) regards|respectfully(?: yours| submitted)?|very truly yours|mit freundlichen grüßen|hochachtungsvoll|(?:je vous prie|veuillez) (?:d['’])?agréer.*|cordialement|atentamente|(?:reciba un )?cordial(?:es)? saludos?|atenciosamente|com os melhores cumprimentos|с уважением|z poważaniem|z wyrazami szacunku|وتفضلوا بقبول.*|مع خالص التحية|भवदीय|सादर|敬具|草々|此致|敬礼|顺颂商祺)\s*[,，]?$/iu;

/** "Subject: …", what a letter has for a title. */
const SUBJECT =
  /^(?:re|subject|betreff|betr\.|objet|asunto|assunto|тема|dotyczy|الموضوع|विषय|件名|主题|关于)\s*[:：]\s*(?=\S)/iu;

export interface Letter {
  readonly salutation: FrontLine;
  /** Place of the closing among the lines. */
  readonly closing: number;
}

/** Whether the first pages are a letter: one that greets and takes its leave. */
export function findLetter(lines: readonly FrontLine[]): Letter | undefined {
  const at = lines.findIndex(({ text }) => SALUTATION.test(text.trim()));
  const salutation = lines[at];
  const closing = lines.findIndex(({ text }, place) => place > at && CLOSING.test(text.trim()));
  return salutation && closing > at ? { salutation, closing } : undefined;
}

/** What a letter is about, where it says so on a line of its own. */
export function findSubject(lines: readonly FrontLine[]): Fact | undefined {
  for (const line of lines) {
    const label = SUBJECT.exec(line.text)?.[0];
    if (label === undefined) continue;
    const span = { start: line.start + label.length, end: line.end };
    return { text: line.text.slice(label.length).trim(), page: line.page, span };
  }
  return undefined;
}
