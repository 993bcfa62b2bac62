/**
 * Verb forms by language that make a sentence wherever they stand: auxiliaries, modals, and the commonest verbs that are
 * no nouns as well.
 */
const VERBS: Readonly<Record<string, string>> = {
  en: `is are was were am be been being has have had having do does did will would shall should can could may might must
    cannot isn't aren't wasn't weren't don't doesn't didn't won't can't couldn't hasn't haven't it's that's there's we're you're they're i'm we've
    means mean meant says say said includes include consists consist contains contain becomes became become remains provides provide allows allow requires
    makes made gives gave given takes took taken goes went gone comes came gets got gotten keeps kept lets let knows knew known
    sees saw seen finds found thinks thought begins began begun runs ran sells sold buys bought pays paid holds held owns
    offers operates believe believes expect expects intend intends depends depend exists exist occurs occurred applies
    grew rose fell led lost won wrote written sent built brought spent left stood understood chose chosen broke
    arose withdrew drew threw flew showed met set put cut spoke drove overcame undertook forgave sought taught caught fought brought
    agrees agree continues continue represents consisted included provided increased decreased declined accounted
    please ensure install select choose click enter edit add remove create avoid note`,
  de: `ist sind war waren wird werden wurde wurden worden hat haben hatte hatten kann können konnte konnten muss muß müssen
    musste mussten soll sollen sollte sollten darf dürfen durfte will wollen wollte mag möchte möchten sei wäre wären hätte hätten würde
    würden gibt gab steht stehen stand liegt lag geht gehen ging kommt kommen kam macht machen machte bleibt bleiben heißt heißen lässt lassen
    bietet bieten enthält enthalten besteht bestehen verwendet verwenden benötigt benötigen erhält erhalten finden findet gilt gelten
    haftet bedeutet beträgt betrugen betrug erfolgt erfolgen ermöglicht unterstützt startet wählen geben lesen beachten prüfen nutzen`,
  fr: `est sont était étaient été sera seront serait soit fut furent a ont avait avaient aura auront ait peut peuvent pouvait pourra
    pourrait pouvez doit doivent devait devra devrait devez faut va vont fait font permet permettent contient contiennent dispose
    existe existent utilise utilisent comprend comprennent trouve trouvent n'est n'a c'est s'agit j'ai d'être qu'il vient viennent
    reste restent donne donnent prend prennent met mettent dit signifie appartient veuillez utilisez installez voir voyez suivez`,
  es: `es son era eran fue fueron será serán sería sea ser está están estaba estaban ha han había habían hay haya tiene tienen tenía puede pueden
    podía podrá podría debe deben debía deberá debería hace hacen hizo va van permite permiten contiene contienen existe existen
    utiliza utilizan usa usan proporciona proporcionan incluye incluyen significa necesita necesitan se he ve vea use ejecute puedes
    dio dice tuvo hubo quiere sirve funciona muestra consulte instale`,
  pt: `é são era eram foi foram será serão seria seja ser está estão estava há tem têm tinha pode podem podia poderá poderia deve
    devem devia deverá deveria faz fazem fez vai vão permite permitem contém contêm existe existem utiliza utilizam usa usam fornece
    fornecem inclui incluem significa precisa precisam veja use execute quer serve funciona mostra consulte instale deu teve houve`,
  pl: `jest są był była było były będzie będą być ma mają miał miała może mogą mógł mogła można należy trzeba musi muszą powinien
    powinna powinno powinny zawiera zawierają istnieje istnieją oznacza pozwala pozwalają stanowi służy został została zostało
    zostały nie jest się otrzymał wymaga działa używa korzysta znajduje mieści`,
  ru: `есть был была было были будет будут быть является являются может могут мог могла можно нельзя нужно необходимо следует
    должен должна должно должны имеет имеют имел содержит содержат находится находятся существует существуют используется
    используются позволяет позволяют называется означает стал стала стали поддерживает работает требуется хотите нет это`,
  ar: `كان كانت كانوا يكون تكون يكن تكن ليس ليست هو هي هم هناك يوجد توجد تم يتم تمت قد لقد يمكن يجب لم لن سوف أصبح أصبحت يعتبر تعتبر
    بدأ بدأت قام قامت يقع تقع أن كما وكان وكانت وقد وهو وهي ويمكن`,
  hi: `है हैं था थे थी थीं हो होता होते होती हुआ हुए हुई गया गए गई किया की करता करते करती कर सकता सकते सकती रहा रहे रही जाता
    जाते जाती दिया दी लिया ली होगा होगी होंगे चाहिए नहीं बना बनी`,
};
/** English verbs that are no words of the other languages, as "do" is in Portuguese: manuals are translated in part. */
const ENGLISH_ALONE = new Set(
  `is were been being have had does did would shall should could may might must cannot means includes provides contains
  isn't aren't wasn't don't doesn't didn't can't`.split(/\s+/),
);
/** Endings of verb forms, looked for where a sentence also ends like one. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /^(?:[a-z]{2,}ed|[a-z]{3,}(?:[^su\W]s|es))$/,
  de: /^(?:[a-zäöüß]{2,}(?:t|te|ten|st|en))$/,
  fr: /^\p{Ll}{2,}(?:e|ent|ait|aient|era|eront|it|ez|é|ée|és|ées|ons)$/u,
  es: /^\p{Ll}{2,}(?:a|an|e|en|ó|aron|ieron|aba|aban|ía|ían|ará|erá|irá|arán|ado|ido)$/u,
  pt: /^\p{Ll}{2,}(?:a|am|e|em|ou|aram|eram|iram|ava|avam|ia|iam|ará|erá|irá|ado|ido|iu|eu)$/u,
  pl: /^\p{Ll}{2,}(?:ł|ła|ło|ły|li|je|ją|ie|ał|uje|ują|a|ają|i|y|cie|sz|my|no|to|ć)$/u,
  ru: /^\p{Ll}{2,}(?:т|л|ла|ло|ли|ся|сь|ть|ен|на|но|ны|те|ет|ит|ют|ут|ат|ят|ешь)$/u,
  ar: /^[يتن]\p{L}{2,}$|^\p{L}{3,}$/u,
  hi: /(?:ता|ते|ती|ना|ने|ा|े|ी|ें|ो)$/u,
};
const FINAL = /[.!?;:…۔؟।॥。！？；：][\s"'”’»“)\]」』]*\d{0,2}$/u;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** Words of a sentence without any verb that is known; fewer may be a title. */
const USUAL_WORDS: Readonly<Record<string, number>> = {
  en: 5,
  de: 5,
  fr: 5,
  es: 5,
  pt: 5,
  pl: 4,
  ru: 4,
  ar: 4,
  hi: 4,
};
const FEW_WORDS = 3;
const READ = 1200;

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAS_HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CHINESE =
  /[是有为為了在可会會被将將由应應能需要使用用到请請让讓把着过過没沒不得做给給说說叫作成]|必须|包含|包括|提供|支持|位于|允许|表示|执行|运行|安装/u;
const JAPANESE =
  /(?:です|ます|ました|ません|である|あった|でした|だった|した|する|され|される|いる|ある|ない|できる|なる|れる|せる|下さい|ください|よう|しょう|たい|った|いた|んだ|べき|とは|は.+[るたういだ])/u;
const CJK_FINAL = /[。！？；.?!][”’」』）)\s]*$/u;
const CJK_SHORTEST = 6;
const CJK_PLAIN = 8;

const sets = new Map<string, ReadonlySet<string>>();

function verbsOf(language: string): ReadonlySet<string> {
  let verbs = sets.get(language);
  if (verbs === undefined) {
    verbs = new Set((VERBS[language] ?? VERBS['en'] ?? '').split(/\s+/));
    sets.set(language, verbs);
  }
  return verbs;
}

/**
 * Whether a text says something of something: a sentence or clause, and no title, name or label. Leans towards yes where
 * a text ends like a sentence and is as long as one. A text of another language than its file's is tried in English too.
 */
export function hasPredicate(text: string, language: string): boolean {
  const read = text.slice(0, READ).trim();
  const han = read.match(HAN)?.length ?? 0;
  if (han > read.length / 5 || (han > 1 && (language === 'zh' || language === 'ja')))
    return hasCjkPredicate(read, text);
  if (language === 'zh' || language === 'ja') return hasWordPredicate(read, text, 'en');
  return hasWordPredicate(read, text, language) || hasEnglishVerb(wordsOf(read));
}

function hasCjkPredicate(read: string, text: string): boolean {
  if (read.length < CJK_SHORTEST) return false;
  const isJapanese = /[\p{Script=Hiragana}]/u.test(read);
  if (CJK_FINAL.test(text)) return true;
  return isJapanese
    ? JAPANESE.test(read) && /[るたすいんだう]$/u.test(read)
    : read.length > 12 && CHINESE.test(read) && /[，,：:]/u.test(read);
}

/** Whether one of the commonest verb forms is there, in what is not written like a title. */
export function hasKnownVerb(text: string, language: string): boolean {
  const read = text.slice(0, READ).trim();
  if ((read.match(HAN)?.length ?? 0) > 1) return hasCjkPredicate(read, text);
  const words = wordsOf(read);
  return hasVerbOf(language, words, text) || hasEnglishVerb(words);
}

/**
 * Whether a part of a sentence says something: more than a few words, with a verb that is known or has the ending of one.
 * Leans towards yes in Chinese and Japanese, whose verbs are not told by it.
 */
export function hasVerb(part: string, language: string): boolean {
  if (HAS_HAN.test(part)) return true;
  const words = wordsOf(part.slice(0, READ));
  if (words.length <= FEW_WORDS) return false;
  const ending = language === 'en' ? /^[a-z]{2,}ed$/ : ENDINGS[language];
  if (hasVerbOf(language, words, part) || hasEnglishVerb(words)) return true;
  if (language === 'en' && (words.some((word) => SUBJECTS.has(word)) || OBJECT.test(part))) return true;
  return words.some(
    (word, at) => ending?.test(at === 0 && language === 'en' ? word.toLowerCase() : word) ?? false,
  );
}

/** Whether a text is a sentence beyond doubt, by an English verb or, in other languages, by its end and its length. */
export function isPlainStatement(text: string, language: string): boolean {
  if (language === 'en') return hasVerb(text, language);
  const isLong = HAS_HAN.test(text) ? text.length >= CJK_PLAIN : wordsOf(text).length > FEW_WORDS;
  return isLong && FINAL.test(text.slice(-12)) && !/[;；:：]\s*$/u.test(text);
}

/** Of these an English verb follows. */
const SUBJECTS = new Set(['I', 'we', 'We', 'they', 'They', 'who']);
/** A small word right before an article or possessive is an English verb, unless it is one of these. */
const OBJECT =
  /(?<![\p{L}-])(?!(?:of|in|on|at|by|to|from|with|without|for|about|as|into|onto|over|under|upon|within|across|after|before|between|among|against|along|around|behind|below|beside|besides|beyond|despite|down|during|except|inside|like|near|off|out|outside|per|since|than|through|throughout|till|toward|towards|until|up|via|whether|whose|worth|and|or|but|nor|so|yet|if|unless|because|while|when|where|which|that|what|how|why|although|though|once|all|both|half|such|quite|rather|only|even|also|not|just|then|there|here|too|again|more|most|no|plus|versus|\p{Ll}+(?:ly|ing))\s)\p{Ll}{2,}\s+(?:an?|the|its|their|our|your|his|her|my|any)\s/u;

function hasEnglishVerb(words: readonly string[]): boolean {
  return words.length >= FEW_WORDS && words.some((word) => ENGLISH_ALONE.has(word));
}

function wordsOf(read: string): readonly string[] {
  return read.replace(/’/g, "'").match(WORD) ?? [];
}

function hasVerbOf(language: string, words: readonly string[], text: string): boolean {
  const capitals = words.filter((word, at) => at > 0 && /^\p{Lu}/u.test(word)).length;
  const isTitle = !FINAL.test(text.slice(-12)) && words.length > FEW_WORDS && capitals > words.length / 2;
  const verbs = verbsOf(language);
  // German nouns are verbs with a capital: "Lesen".
  return (
    !isTitle && words.some((word, at) => verbs.has(language === 'de' && at > 0 ? word : word.toLowerCase()))
  );
}

function hasWordPredicate(read: string, text: string, language: string): boolean {
  const words = wordsOf(read);
  if (words.length < FEW_WORDS || !/\s/u.test(read)) return false;
  // Titles of Hindi have the verb forms of its sentences.
  if (language === 'hi' && !FINAL.test(text.slice(-12))) return false;
  if (hasVerbOf(language, words, text)) return true;
  if (!FINAL.test(text.slice(-12))) return false;
  const small = words.filter((word, at) => at === 0 || !/^\p{Lu}/u.test(word));
  const usual = USUAL_WORDS[language] ?? 5;
  if (small.length >= usual && small.length >= words.length / 3) return true;
  const ending = ENDINGS[language] ?? ENDINGS['en'];
  return words.length > FEW_WORDS && small.slice(1).some((word) => ending?.test(word) ?? false);
}
