import { termRows } from '#answers/question/cross-language/term-dictionary.ts';
import type { Language } from '#language/languages.ts';

/** Nouns of documents: the usual word of each row whose German word is a noun. */
export function termsOf(language: Language, count: number): string[] {
  const own = termRows(language);
  const nouns = [...(termRows('de') ?? [])].filter(([, [word = '']]) => /^\p{Lu}[\p{Ll}]{2,}$/u.test(word));
  const words = nouns.flatMap(([name]) => own?.get(name)?.slice(0, 1) ?? []);
  return [...new Set(words)].filter((word) => word.length > 1).slice(0, count);
}

/** Forms of a noun as its language inflects it, by the ending of the word; a sentence with each. */
export function formsOf(term: string, language: Language): string[] {
  return [...new Set([term, ...INFLECT[language](term)])].map((form) => CONTEXT[language].replace('@', form));
}

const CONTEXT: Readonly<Record<Language, string>> = {
  en: 'It says that the @ was mentioned.',
  de: 'Dort war die Rede von @ und mehr.',
  fr: 'On y parle de « @ » et de plus.',
  es: 'Se habla de @, y de más.',
  pt: 'Fala-se de @, e de mais.',
  pl: 'Mowa tam o: @, i więcej.',
  ru: 'Там сказано: @, и больше.',
  ar: 'وجاء فيه @ وغير ذلك.',
  hi: 'वहाँ @ का उल्लेख है।',
  ja: 'ここで@を確認する。',
  zh: '我们确认了@。',
};

/** The first or last word inflected, and all words. */
const inflectWords =
  (head: 'first' | 'last', inflect: (word: string) => string[]) =>
  (term: string): string[] => {
    const words = term.split(' ');
    const at = head === 'first' ? 0 : words.length - 1;
    return inflect(words[at] ?? '').map((form) => words.with(at, form).join(' '));
  };

const INFLECT: Readonly<Record<Language, (term: string) => string[]>> = {
  en: inflectWords('last', (word) => [pluralOfEnglish(word), `${word}'s`, `${word}’s`]),
  de: inflectWords('last', germanForms),
  fr: inflectWords('first', (word) => [
    /(?:s|x|z)$/u.test(word)
      ? word
      : /(?:al)$/u.test(word)
        ? word.replace(/al$/u, 'aux')
        : /(?:eau|eu)$/u.test(word)
          ? `${word}x`
          : `${word}s`,
    ...(/^[aeéiouhâ]/u.test(word) ? [`l’${word}`, `d'${word}`] : []),
  ]),
  es: inflectWords('first', (word) => [
    word.endsWith('s')
      ? word
      : word.endsWith('z')
        ? word.replace(/z$/u, 'ces')
        : word.endsWith('ión')
          ? word.replace(/ión$/u, 'iones')
          : /[aeoáé]$/u.test(word)
            ? `${word}s`
            : `${word}es`,
    word.toUpperCase(),
  ]),
  pt: inflectWords('first', (word) => [
    word.endsWith('s')
      ? word
      : word.endsWith('ão')
        ? word.replace(/ão$/u, 'ões')
        : word.endsWith('m')
          ? word.replace(/m$/u, 'ns')
          : /[ao]l$/u.test(word)
            ? word.replace(/l$/u, 'is')
            : /[rz]$/u.test(word)
              ? `${word}es`
              : `${word}s`,
    word.toUpperCase(),
  ]),
  pl: inflectWords('first', polishForms),
  ru: inflectWords('first', russianForms),
  ar: inflectWords('first', arabicForms),
  hi: inflectWords('last', hindiForms),
  ja: (term) => [`本${term}`, `${term}の`].map((form) => form),
  zh: (term) => [`该${term}`, `${term}的`],
};

function pluralOfEnglish(word: string): string {
  if (word.endsWith('s')) return word;
  if (/[^aeiou]y$/u.test(word)) return word.replace(/y$/u, 'ies');
  return /(?:x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** Nouns whose plural has an umlaut. */
const UMLAUTS: Readonly<Record<string, string>> = {
  Vertrag: 'Verträge',
  Betrag: 'Beträge',
  Markt: 'Märkte',
  Anhang: 'Anhänge',
  Rückgang: 'Rückgänge',
  Verstoß: 'Verstöße',
  Haushalt: 'Haushälter',
  Umsatz: 'Umsätze',
  Grund: 'Gründe',
  Ausschuss: 'Ausschüsse',
  Laden: 'Läden',
  Vorstand: 'Vorstände',
};

function germanForms(word: string): string[] {
  const umlaut = UMLAUTS[word];
  const plural = umlaut ? [umlaut, `${umlaut}${umlaut.endsWith('e') ? 'n' : ''}`] : [];
  if (/(?:ung|heit|keit|schaft|ion|tät|ei)$/u.test(word)) return [`${word}en`];
  if (word.endsWith('in')) return [`${word}nen`, ...plural];
  if (word.endsWith('e')) return [`${word}n`, ...plural];
  if (word.endsWith('nis')) return [`${word}se`, `${word}sen`, `${word}ses`];
  if (/(?:er|el|en)$/u.test(word))
    return [`${word}s`, ...(/(?:er|el)$/u.test(word) ? [`${word}n`] : []), ...plural];
  if (/(?:us|um|a|o|i|y)$/u.test(word)) return [word.endsWith('s') ? word : `${word}s`];
  if (/(?:s|ß|z|x)$/u.test(word)) return [`${word}es`, ...(plural.length > 0 ? plural : [`${word}e`])];
  return [`${word}s`, `${word}es`, ...(plural.length > 0 ? plural : [`${word}e`, `${word}en`])];
}

function polishForms(word: string): string[] {
  const cut = (letters: number) => word.slice(0, -letters);
  if (/(?:ść|ć)$/u.test(word)) return [`${cut(1)}ci`, `${cut(1)}cią`];
  if (/(?:nie|cie)$/u.test(word)) return [`${cut(1)}a`, `${cut(1)}u`, `${word}m`, `${cut(1)}ami`];
  if (word.endsWith('cja')) return [`${cut(1)}i`, `${cut(1)}ę`, `${cut(1)}ą`, `${cut(1)}e`, `${cut(1)}ami`];
  if (word.endsWith('ka')) return [`${cut(1)}i`, `${cut(1)}ę`, `${cut(1)}ą`, `${cut(2)}ce`, `${cut(1)}ami`];
  if (word.endsWith('ta')) return [`${cut(1)}y`, `${cut(1)}ę`, `${cut(1)}ą`, `${cut(2)}cie`, `${cut(1)}ami`];
  if (word.endsWith('ra')) return [`${cut(1)}y`, `${cut(1)}ę`, `${cut(1)}ą`, `${cut(2)}rze`, `${cut(1)}ami`];
  if (/[wnbmp]a$/u.test(word))
    return [`${cut(1)}y`, `${cut(1)}ę`, `${cut(1)}ą`, `${cut(1)}ie`, `${cut(1)}ami`];
  if (word.endsWith('a')) return [`${cut(1)}ę`, `${cut(1)}ą`, `${cut(1)}ami`];
  if (/[owe]$/u.test(word) && word.endsWith('o'))
    return [`${cut(1)}a`, `${cut(1)}u`, `${word}m`, `${cut(1)}ach`];
  if (/[eyią]$/u.test(word)) return [];
  if (word.endsWith('ek')) return [`${cut(2)}ku`, `${cut(2)}kiem`, `${cut(2)}ki`, `${cut(2)}ków`];
  if (/[kg]$/u.test(word)) return [`${word}u`, `${word}iem`, `${word}i`, `${word}ów`];
  if (word.endsWith('t')) return [`${word}u`, `${word}em`, `${word}y`, `${word}ów`, `${cut(1)}cie`];
  if (word.endsWith('r')) return [`${word}a`, `${word}em`, `${word}owi`, `${word}ów`];
  if (word.endsWith('ień')) return [`${cut(3)}nia`, `${cut(3)}niem`];
  return [`${word}u`, `${word}em`, `${word}ów`, `${word}ami`];
}

function russianForms(word: string): string[] {
  const cut = (letters: number) => word.slice(0, -letters);
  if (word.endsWith('ие')) return [`${cut(1)}я`, `${cut(1)}ю`, `${word}м`, `${cut(1)}ями`];
  if (word.endsWith('ия')) return [`${cut(1)}и`, `${cut(1)}ю`, `${cut(1)}ей`, `${cut(1)}ями`];
  if (word.endsWith('ость')) return [`${cut(1)}и`, `${word}ю`, `${cut(1)}ей`];
  if (/[гкх]а$/u.test(word)) return [`${cut(1)}и`, `${cut(1)}е`, `${cut(1)}у`, `${cut(1)}ой`, `${cut(1)}ами`];
  if (word.endsWith('а')) return [`${cut(1)}ы`, `${cut(1)}е`, `${cut(1)}у`, `${cut(1)}ой`, `${cut(1)}ами`];
  if (/[ыи]$/u.test(word)) return [];
  if (word.endsWith('ь')) return [`${cut(1)}я`, `${cut(1)}ю`, `${cut(1)}ем`];
  if (/[йя]$/u.test(word)) return [];
  if (word.endsWith('о')) return [`${cut(1)}а`, `${cut(1)}у`, `${word}м`];
  if (/(?:ец|ок)$/u.test(word)) return [`${cut(2)}${word.at(-1)}а`, `${cut(2)}${word.at(-1)}у`];
  return [`${word}а`, `${word}у`, `${word}ом`, `${word}ов`, `${word}ами`];
}

function arabicForms(word: string): string[] {
  const bare = word.replace(/^ال/u, '');
  const marked = [`ال${bare}`, `وال${bare}`, `بال${bare}`, `لل${bare}`, `و${bare}`, `ب${bare}`, `ول${bare}`];
  if (bare.endsWith('ة')) {
    const stem = bare.slice(0, -1);
    return [...marked, `${stem}ات`, `ال${stem}ات`, `${stem}ته`, `${stem}تها`, `${stem}تين`];
  }
  return [...marked, `${bare}ه`, `${bare}ها`, `${bare}هم`, `${bare}ين`];
}

function hindiForms(word: string): string[] {
  const cut = word.slice(0, -1);
  if (word.endsWith('ा')) return [`${cut}े`, `${cut}ों`];
  if (word.endsWith('ी')) return [`${cut}ियाँ`, `${cut}ियों`];
  if (/[\u0904-\u0939\u0958-\u0961]\u093c?$/u.test(word)) return [`${word}ों`, `${word}ें`];
  return [];
}
