/** The Russian stemmer of the Snowball project (M. F. Porter; snowballstem.org/algorithms/russian). */
const GERUND = /(?:(?:ив|ыв)(?:ши(?:сь)?)?|(?<=[ая])в(?:ши(?:сь)?)?)$/;
const REFLEXIVE = /с[яь]$/;
const ADJECTIVE = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:ивш|ывш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/;
const VERB =
  /(?:ейте|уйте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю|(?<=[ая])(?:ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н))$/;
const NOUN =
  /(?:иями|иях|иям|ией|ием|ями|ами|ах|ях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const DERIVED = /[аеиоуыэюя][^аеиоуыэюя]+[аеиоуыэюя].*ость?$/;

export function stemRussian(input: string): string {
  const word = input.replaceAll('ё', 'е');
  const vowel = word.search(/[аеиоуыэюя]/);
  if (vowel < 0) return word;
  const head = word.slice(0, vowel + 1);
  let rest = removeEnding(word.slice(vowel + 1));
  rest = rest.replace(/и$/, '');
  if (DERIVED.test(head + rest)) rest = rest.replace(/ость?$/, '');
  rest = rest.endsWith('нн')
    ? rest.slice(0, -1)
    : rest
        .replace(/ейше?$/, '')
        .replace(/нн$/, 'н')
        .replace(/ь$/, '');
  return head + rest;
}

/** The endings of gerunds, else of adjectives and participles, verbs, nouns. */
function removeEnding(rest: string): string {
  const gerund = cut(rest, GERUND);
  if (gerund !== rest) return gerund;
  const plain = cut(rest, REFLEXIVE);
  const adjective = cut(plain, ADJECTIVE);
  if (adjective !== plain) return cut(adjective, PARTICIPLE);
  const verb = cut(plain, VERB);
  return verb !== plain ? verb : cut(plain, NOUN);
}

function cut(word: string, ending: RegExp): string {
  const found = ending.exec(word);
  return found ? word.slice(0, found.index) : word;
}
