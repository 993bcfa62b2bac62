import { compileQuestionPhrases, foldQuestion } from '#text/phrases.ts';
import type { Language } from '#text/languages.ts';

/**
 * Questions that a figure cannot answer, whatever nouns stand in them: how something is worked out, what it is made of, what it
 * stands for. "How is diluted income per share computed?", "What does cash include?"
 */
const FOR_WORDS: Readonly<Record<Language, string>> = {
  en: `how (?:is|are|was|were) (?:\\S+ ){1,12}(?:determined|calculated|computed|measured|valued|estimated|recogni[sz]ed|recorded|treated|classified|assessed|allocated|amorti[sz]ed|depreciated|accounted for|derived|presented|reported|tested|defined|arrived at|worked out)|
    how (?:does|do|did) (?:\\S+ ){1,8}(?:determine|calculate|compute|measure|value|estimate|recogni[sz]e|record|treat|classify|assess|allocate|amorti[sz]e|depreciate|account for|derive|present|report|test|define|arrive at|work out)|
    what (?:does|do|did) (?:\\S+ ){1,12}(?:include|comprise|consist of|contain|cover|represent|reflect|relate to|refer to|mean|exclude|arise from|result from|depend on)|
    what (?:is|are|was|were) (?:included|excluded|represented|comprised|covered|contained|reflected|recorded) (?:in|from|by|as|under|within)|
    what (?:is|are|was|were) (?:\\S+ ){1,10}(?:due to|based on|attributable to|related to|made up of|composed of|comprised of|caused by|driven by)(?=\\W*$)|why|what (?:caused|drove|led to)|
    (?:what|which) (?:is|are|was|were)? ?(?:the |some )?(?:main |key |different |respective )?(?:components|items|elements|factors|types|kinds|reasons|assumptions|methods)`,
  de: 'wie (?:wird|werden|wurde|wurden|ist|sind) (?:\\S+ ){1,10}(?:berechnet|ermittelt|bestimmt|bewertet|erfasst|gemessen|geschätzt|definiert|behandelt)|was (?:umfasst|umfassen|beinhaltet|beinhalten|enthält|enthalten|bedeutet|bedeuten)|was (?:ist|sind) (?:\\S+ ){1,8}enthalten|woraus (?:besteht|bestehen|setzt|setzen|ergibt|ergeben)|worauf (?:beruht|beruhen|basiert|bezieht)|warum|weshalb|wieso',
  fr: "comment (?:est|sont|a été|ont été|était|étaient|se) (?:\\S+ ){1,10}(?:calculée?s?|déterminée?s?|évaluée?s?|mesurée?s?|estimée?s?|comptabilisée?s?|définie?s?)|comment (?:calcule|détermine|évalue|mesure)|que (?:comprend|comprennent|contient|contiennent|inclut|incluent|représente|représentent)|qu'(?:inclut|incluent)|en quoi consiste|de quoi (?:se compose|est composée?)|pourquoi",
  es: 'cómo se (?:calculan?|determinan?|miden?|valoran?|estiman?|reconocen?|definen?)|cómo (?:es|son|fue|fueron) (?:\\S+ ){1,10}(?:calculad[oa]s?|determinad[oa]s?|valorad[oa]s?)|qué (?:incluyen?|comprenden?|abarcan?|contienen?|representan?)|en qué consisten?|de qué se componen?|por qué',
  pt: 'como (?:é|são|foi|foram) (?:\\S+ ){0,10}(?:calculad[oa]s?|determinad[oa]s?|medid[oa]s?|avaliad[oa]s?|estimad[oa]s?|reconhecid[oa]s?|definid[oa]s?)|como se (?:calculam?|determinam?)|o que (?:incluem?|inclui|compreendem?|abrangem?|contém|contêm|representam?)|em que consistem?|de que se compõem?|por que|porque',
  pl: 'jak (?:jest|są|był[aoy]?) (?:\\S+ ){0,10}(?:obliczan[aey]|ustalan[aey]|wyceniane?a?|mierzon[aey]|określan[aey])|jak (?:oblicza|ustala|wycenia|określa) się|co (?:obejmuje|obejmują|zawiera|zawierają|oznacza|oznaczają)|z czego (?:składa|składają) się|dlaczego|czemu',
  ru: 'как (?:\\S+ ){0,8}(?:рассчитыва\\p{L}+|вычисля\\p{L}+|определя\\p{L}+|оценива\\p{L}+|учитыва\\p{L}+|измеря\\p{L}+)|что (?:включа\\p{L}+|означа\\p{L}+|представля\\p{L}+|содерж\\p{L}+|входит)|из чего состо\\p{L}+|почему|отчего',
  ar: 'كيف (?:يتم|تم|يحسب|تحسب|يحدد|تحدد|يقاس|تقاس)|(?:ماذا|ما الذي) (?:يشمل|تشمل|يتضمن|تتضمن|يعني|تعني|يمثل|تمثل)|مم (?:يتكون|تتكون)|لماذا',
  hi: '(?:की गणना|का निर्धारण|का मूल्यांकन) (?:कैसे|किस प्रकार)|कैसे (?:निर्धारित|मापा|मापी|गणना)|में क्या (?:शामिल|सम्मिलित)|क्यों',
  ja: 'どのように(?:計算|算定|算出|決定|測定|評価|計上|定義)|何(?:が含まれ|を含|を意味|を表)|何から(?:成|構成)|なぜ|どうして',
  zh: '(?:如何|怎样|怎么)(?:计算|确定|计量|评估|衡量|确认|定义|得出)|(?:包括|包含)(?:什么|哪些)|由(?:什么|哪些).{0,12}(?:组成|构成)|(?:代表|意味着)什么|为什么|为何',
};

/** In these languages the word that asks stands where its answer would. */
const ASKS_ANYWHERE: ReadonlySet<Language> = new Set<Language>(['hi', 'ja', 'zh']);

const compiled = new Map<Language, RegExp>();

/** Whether a question asks for a way, a composition, a meaning or a reason: what only words can say. */
export function asksForWords(question: string, language: Language): boolean {
  let pattern = compiled.get(language);
  if (pattern === undefined) {
    pattern = compileQuestionPhrases(FOR_WORDS[language], language);
    compiled.set(language, pattern);
  }
  const folded = foldQuestion(question, language);
  const match = pattern.exec(folded);
  // Elsewhere the same words only join a clause: "the fossils that represent …".
  return (
    match !== null && (ASKS_ANYWHERE.has(language) || !/[\p{L}\p{N}]/u.test(folded.slice(0, match.index)))
  );
}
