import { type Language, languages } from '#language/languages.ts';

/** Letters of the scripts that tell a language from others; `times` is how many of them stand side by side. */
export function lettersOf(language: Language, flags: string, times = ''): RegExp {
  const scripts = languages[language].writing.scripts.map((script) => `\\p{Script=${script}}`);
  return new RegExp(`[${scripts.join('')}]${times}`, flags);
}
