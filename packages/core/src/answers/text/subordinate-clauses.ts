import { readStart } from './clause-start.ts';

/** Words that begin a condition, concession or time, by language: alone it says nothing of what follows from it. */
const ASIDE: Readonly<Record<string, RegExp>> = {
  en: begins(
    'if when whenever where wherever unless although though while because until',
    'in (?:the )?(?:case|event)|to the extent|provided that|subject to|notwithstanding|except (?:as|to|for)',
  ),
  de: begins(
    'wenn falls sofern soweit sobald solange obwohl weil nachdem bevor ob',
    'für den fall|im falle?',
  ),
  fr: begins('si lorsque quand puisque', "s[’']il|en cas|au cas|dans le cas|sauf|sous réserve"),
  es: begins('si cuando aunque mientras porque salvo', 'en (?:el )?caso|a menos|a no ser|una vez'),
  pt: begins('se quando embora enquanto porque salvo caso', 'no caso|em caso|a menos|a não ser|uma vez'),
  pl: begins('jeśli jeżeli gdy kiedy gdyby chociaż ponieważ dopóki', 'w przypadku|w razie|o ile'),
  ru: begins('если когда хотя поскольку пока чтобы', 'в случае|так как|после того как|прежде чем'),
  ar: begins('إذا عندما حين لو رغم بينما', 'في حال|في حالة'),
  hi: begins('यदि अगर जब जहाँ यद्यपि हालाँकि', 'इस स्थिति'),
  zh: /^(?:如果|若|假如|当|當|除非|虽然|雖然|尽管|儘管|由于|由於|因为|因為|一旦)/u,
  ja: /^(?:もし|仮に|たとえ)/u,
};

function begins(words: string, more: string): RegExp {
  return new RegExp(`^(?:${words.split(/\s+/).join('|')}|${more})(?![\\p{L}\\p{M}])`, 'iu');
}

/** Whether a clause begins like one that another one has to follow: "If the rent is late, …". */
export function beginsAside(clause: string, language: string): boolean {
  return (ASIDE[language] ?? ASIDE['en'])?.test(readStart(clause)) ?? false;
}

/** Words that begin an exception from what was said before: it does not tell the rule. */
const PROVISO: Readonly<Record<string, RegExp>> = {
  en: /^(?:provided,? (?:however|further|that)|except that)(?![\p{L}\p{M}])/iu,
  de: /^mit der (?:maßgabe|ausnahme)(?![\p{L}\p{M}])/iu,
  fr: /^(?:étant entendu|à condition que)(?![\p{L}\p{M}])/iu,
  es: /^(?:siempre que|entendiéndose)(?![\p{L}\p{M}])/iu,
  pt: /^(?:desde que|ficando entendido)(?![\p{L}\p{M}])/iu,
  pl: /^(?:z zastrzeżeniem|z tym że)(?![\p{L}\p{M}])/iu,
  ru: /^(?:при условии|с тем условием)(?![\p{L}\p{M}])/iu,
};

/** Whether a clause begins an exception from the clause before it: "…, provided, however, that …". */
export function beginsProviso(clause: string, language: string): boolean {
  return PROVISO[language]?.test(readStart(clause)) ?? false;
}

/** Words that begin what something is compared with: alone it does not tell of what its figures are. */
const COMPARISON: Readonly<Record<string, RegExp>> = {
  en: begins('versus', '(?:as )?compared (?:to|with)|in comparison'),
  de: begins('gegenüber', 'verglichen mit|im vergleich'),
  fr: begins('contre', 'par rapport|comparée?s? à'),
  es: begins('comparad[oa]s?', 'en comparación|frente a'),
  pt: begins('comparad[oa]s?', 'em comparação|face a'),
  pl: begins('wobec', 'w porównaniu'),
  ru: begins('против', 'по сравнению'),
};

/** Whether a clause begins like what something is compared with: "…, compared to $420 million in 2019". */
export function beginsComparison(clause: string, language: string): boolean {
  return COMPARISON[language]?.test(readStart(clause)) ?? false;
}
