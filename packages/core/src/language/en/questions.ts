import type { QuestionWords } from '../parts/questions.ts';

/** An English noun in the plural. */
const PLURAL =
  "(?!(?:is|was|does|has|this|its|as|us|thus|plus|damages|earnings|sales|proceeds|savings|revenues|profits|losses)\\b)[\\p{L}'-]{2,30}[a-hj-rtv-z]s";
const NO_VERB =
  '(?!(?:is|are|was|were|does|do|did|has|have|had|can|may|must|should|will|would|happens|makes)\\b)';

export const questions: QuestionWords = {
  meaning:
    'what (?:does|do|did) (?:\\S+ ){1,10}mean|what (?:does|do) (?:\\S+ ){1,8}(?:stand for|refer to)|what (?:is|are|was) meant by|(?:what|who|when|which) (?:\\S+ ){0,6}counts? (?:\\S+ ){0,4}as|how (?:is|are) (?:\\S+ ){1,6}(?:defined|worked out)|how (?:does|do) (?:\\S+ ){1,6}define|(?:definition|meaning) of|(?:meaning|definition)$|define \\S+|[,:–—-] ?(?:who|what) (?:is|are) (?:that|they|those|this|it)$|how is (?:that|it) defined',
  ofAKind:
    "(?:what|who)(?:'s| is| was) an? \\S+(?: \\S+){0,4}$|what are (?!(?:the|its|their|our|your|my|some|all|main|key|typical|common|possible|current|examples)\\b)\\S+(?: \\S+){0,2}$",
  several: `(?:what|which) (?:${NO_VERB}[\\p{L}'-]+ ){0,3}${PLURAL}(?= (?:are|were|do|did|have|had|can|may|must|should|will|would|am|could|shall|need|in|of|who|that|does|has|is) )|(?:what|which) (?:two|three|four|five|six|seven|eight) (?:[\\p{L}'-]+ ){0,2}${PLURAL}|which (?:(?:other|own|foreign|main|new|more) )?${PLURAL}(?= (?!the |an? |my |your |this |that |to |as |when |if |it |its |for |from |by |our |their )\\p{L}+)|under which (?:own )?${PLURAL}`,
  namedBehind: 'define|mean by|meant by|counts? as|definition of|meaning of|stand for|refer to|called',
  placeOfTerm: 'in|inside|within|at|under|here',
  forWords: `how (?:is|are|was|were) (?:\\S+ ){1,12}(?:determined|calculated|computed|measured|valued|estimated|recogni[sz]ed|recorded|treated|classified|assessed|allocated|amorti[sz]ed|depreciated|accounted for|derived|presented|reported|tested|defined|arrived at|worked out)|
    how (?:does|do|did) (?:\\S+ ){1,8}(?:determine|calculate|compute|measure|value|estimate|recogni[sz]e|record|treat|classify|assess|allocate|amorti[sz]e|depreciate|account for|derive|present|report|test|define|arrive at|work out)|
    what (?:does|do|did) (?:\\S+ ){1,12}(?:include|comprise|consist of|contain|cover|represent|reflect|relate to|refer to|mean|exclude|arise from|result from|depend on)|
    what (?:is|are|was|were) (?:included|excluded|represented|comprised|covered|contained|reflected|recorded) (?:in|from|by|as|under|within)|
    what (?:is|are|was|were) (?:\\S+ ){1,10}(?:due to|based on|attributable to|related to|made up of|composed of|comprised of|caused by|driven by)(?=\\W*$)|why|what (?:caused|drove|led to)|
    (?:what|which) (?:is|are|was|were)? ?(?:the |some )?(?:main |key |different |respective )?(?:components|items|elements|factors|types|kinds|reasons|assumptions|methods)`,
  second: /\band (?:(?:in|of|for|to|by|from|on|at|since|until) )?(?:how|what|which|where|when|who|why)\b/iu,
  asking:
    /^(?:\(\?:)?(?:how|what|which|who|whom|whose|when|where|why|in what|by what|by when|by whom|until|since when|from when|as of|at what|up to|for (?:how|what)|on what)/u,
  forDay: 'what day|which day|on what date|what (?:is|was) the (?:\\p{L}+ )?date|effective date|date of',
  open: '^$',
  emptyWords: 'long high big large old many much least does put there need must called',
  spelledWords: `what which who whom whose when where why how many much does did the are were is was has have had can could should
    would will their there these those about between describe explain written author translated`,
};
