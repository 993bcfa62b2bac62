const PROMPT = /^(?:[$%>]|#)\s+(?:[a-z~./]|\$)|^[\w.-]+[@:][\w~/.-]*[$#]\s|^\(gdb\)|^C:\\/u;
const FILE_LISTING = /^(?:\d+\s+)?[-dlcbps](?:[-r][-w][-xsStT]){3}[.+]?\s|^total \d+$/;
const ENDS_LIKE_CODE = /(?:[{};\\]|\)\s*\{|=>|&&|\|\|)$/;
const OPERATORS =
  /==|!=|&&|\|\||->|::|\+\+|<=|>=|=>|\$\{|\$\(|\(\)|\[\]|<\/?\w+>|\w\((?!\d\w{0,3}\))\w*\);?/g;
const ASSIGNMENT = /^(?:export |set |let |var |const |my )?[\w.$%@[\]-]+\s*(?:\+|:)?=\s*\S/;
const STATEMENT =
  /^(?:if|for|while|switch|return|else|elif|fi|done|esac|then|do|import|from|#include|#define|function|def|class)\b.*[({;:)]$/;
const OPTIONS = /(?:^|\s)--?[a-z][\w-]*(?:=\S*)?(?=\s|$)/g;
const MAIL_OR_INI = /^\[[\w .:-]+\]$|^<\/?[a-zA-Z][^>]*>$|^(?:deb|deb-src) (?:\[|https?:|file:|cdrom:)/;
const COMMENT = /^(?:\/\/\s|\/\*|\*\/|#!|##+ |;; ?|<!--)/;
const LINE_NUMBER = /^\d{1,4} (?=[a-z{}])/;
const WORDS = /\p{L}{2,}/gu;
const LONGEST = 400;

/** Whether a line is program text, a shell command or what one prints, and nobody's sentence. */
export function isCodeLine(line: string): boolean {
  const text = line.slice(0, LONGEST).replace(/\t/g, ' ').replace(LINE_NUMBER, '');
  if (PROMPT.test(text) || FILE_LISTING.test(text) || MAIL_OR_INI.test(text) || COMMENT.test(text))
    return true;
  if (/[.!?。]$/.test(text) && !text.endsWith('...')) return false;
  if (STATEMENT.test(text) && /[=<>{}$[\]]|\(.*\)/.test(text)) return true;
  const words = text.match(WORDS)?.length ?? 0;
  if (ASSIGNMENT.test(text) && words <= 8) return true;
  if (ENDS_LIKE_CODE.test(text) && (/[{}\\]$/.test(text) || /[=<>{}]|\w\(|\]/.test(text)) && words <= 12)
    return true;
  const signs = text.match(OPERATORS)?.length ?? 0;
  const options = text.match(OPTIONS)?.length ?? 0;
  return signs >= 2 + words / 4 || (options >= 2 && words <= 3 * options + 3);
}
