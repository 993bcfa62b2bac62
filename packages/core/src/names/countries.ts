import { remembering, rememberingByKey } from '#text/remember.ts';

const ASKS_FOR_COUNTRY =
  /\b(?:which|what) (?:\p{L}+ )?(?:country|countries|nations?)\b|\bwelche[mnrs]? (?:land|länder|staat)|\bquels? pays\b|\bqué pa[ií]s|\b(?:que|qual|quais) (?:o |os )?pa[ií]s|как(?:ая|ой|ие|их) стран|któr\p{L}* (?:kraj|państw)|أي (?:دولة|بلد)|किस देश|哪个国家|哪國|どの国/iu;

/** Whether the answer is a country. */
export function asksForCountry(question: string): boolean {
  return ASKS_FOR_COUNTRY.test(question);
}

/** The names of all countries in a language, lower case, from the language data of the engine. */
export const countryNames: (language: string) => ReadonlySet<string> = rememberingByKey(readCountryNames);

/** Regions of the language data that are unions of countries or test names. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['UN', 'EU', 'EZ', 'XA', 'XB', 'QO', 'ZZ']);

function readCountryNames(language: string): Set<string> {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const names = new Set<string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const first of letters) {
    for (const second of letters) {
      const name = NO_COUNTRIES.has(first + second) ? undefined : display.of(first + second);
      if (name !== undefined) names.add(name.toLowerCase());
    }
  }
  return names;
}

/** What readers write for the two countries that are mostly abbreviated. */
const SHORT_FORMS: readonly (readonly [RegExp, region: string])[] = [
  [/\bU\.?S\.?(?:A\b\.?)?(?!\p{L})/u, 'US'],
  [/\bU\.?K\b/u, 'GB'],
];

/** The countries that a text names; those of a question are not what it asks for. */
export const namedCountries: (text: string, language: string) => ReadonlySet<string> = remembering(
  (text: string, language: string) => {
    const lower = text.toLowerCase();
    const named = new Set([...countryNames(language)].filter((name) => lower.includes(name)));
    for (const [form, region] of SHORT_FORMS) {
      if (!form.test(text)) continue;
      const display = new Intl.DisplayNames([language], { type: 'region' });
      named.add((display.of(region) ?? region).toLowerCase());
    }
    return named;
  },
);

/** Tells which row labels name a country that could be the answer; null when no country is asked for. */
export function makeCountryTest(question: string, language: string): ((label: string) => boolean) | null {
  if (!asksForCountry(question)) return null;
  const names = countryNames(language);
  const named = namedCountries(question, language);
  return (label) => {
    const name = label.trim().toLowerCase();
    return names.has(name) && !named.has(name);
  };
}
