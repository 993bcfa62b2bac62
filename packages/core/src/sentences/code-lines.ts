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
/** How lines of code begin that need have no sign of code in them. */
const STARTS_LIKE_CODE =
  /^(?:\d{1,4} )?(?:%|\*\/|\(gdb|(?:\d+\s+)?[-dlcbps][-r][-w]|total |deb|(?:if|for|while|switch|return|else|elif|fi|done|esac|then|do|import|from|function|def|class)\b.*\()/;
const LINE_NUMBER = /^\d{1,4} (?=[a-z{}])/;
const WORDS = /\p{L}{2,}/gu;
const LONGEST = 400;

/** Whether a line is program text, a shell command or what one prints, and nobody's sentence. */
export function isCodeLine(line: string): boolean {
  if (!hasSignOfCode(line) && !STARTS_LIKE_CODE.test(line)) return false;
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

const codesOf = (characters: string) => Array.from(characters, (each) => each.charCodeAt(0));
const [SPACE = 0, OPEN, CLOSE, HYPHEN, SLASH, STAR] = codesOf(' ()-/*');
/** Of ASCII: 1 for what words are made of, 2 for a sign of code, 3 for what is one where it stands twice, as in "::". */
const CLASSES = new Uint8Array(128);
for (let code = 0; code < CLASSES.length; code++) if (/\w/.test(String.fromCharCode(code))) CLASSES[code] = 1;
for (const code of codesOf('$#<>={}[]\\|&')) CLASSES[code] = 2;
for (const code of codesOf(';:+/')) CLASSES[code] = 3;

/** Whether a line has what most lines of code have and prose hardly has: it is looked for first, since most lines are prose. */
function hasSignOfCode(text: string): boolean {
  let before = SPACE;
  const end = Math.min(text.length, LONGEST);
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const kind = CLASSES[code];
    if (kind === 2 || (kind === 3 && code === before)) return true;
    if (kind === 0) {
      if (code === OPEN && CLASSES[before] === 1) return true;
      if (code === CLOSE && before === OPEN) return true;
      if (code === STAR && before === SLASH) return true;
      if (code === HYPHEN && (before <= SPACE || before >= CLASSES.length)) return true;
    }
    before = code;
  }
  return false;
}
