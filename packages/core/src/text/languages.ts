export { LANGUAGES, type Language, toLanguage } from '#language/languages.ts';
