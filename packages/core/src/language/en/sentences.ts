import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `it its they them their these those this that such he she his her others thereof
    also therefore thus however moreover furthermore otherwise instead accordingly`,
    `the (?:company|agreement|program|plan|project|law|group|parties|latter|former|same|amount|amounts|increase|decrease|change)|(?:both|neither|either|each|one)(?=,| (?:of (?:them|these|those)|is|are|was|were|has|have|had|will|shall|must|may|can)(?!\\p{L}))`,
  ),
  verbs: `is are was were am be been being has have had having do does did will would shall should can could may might must
    cannot isn't aren't wasn't weren't don't doesn't didn't won't can't couldn't hasn't haven't it's that's there's we're you're they're i'm we've
    means mean meant says say said includes include consists consist contains contain becomes became become remains provides provide allows allow requires
    makes made gives gave given takes took taken goes went gone comes came gets got gotten keeps kept lets let knows knew known
    sees saw seen finds found thinks thought begins began begun runs ran sells sold buys bought pays paid holds held owns
    offers operates believe believes expect expects intend intends depends depend exists exist occurs occurred applies
    grew rose fell led lost won wrote written sent built brought spent left stood understood chose chosen broke
    arose withdrew drew threw flew showed met set put cut spoke drove overcame undertook forgave sought taught caught fought brought
    agrees agree continues continue represents consisted included provided increased decreased declined accounted
    please ensure install select choose click enter edit add remove create avoid note`,
  verbEndings: /^(?:[a-z]{2,}ed|[a-z]{3,}(?:[^su\W]s|es))$/,
  usualWords: 5,
  stopWords: `a an the of in on at to for and or is are was were be been being by with from as that this these those it its
    what which how much many does do did has have had if not we you i he she they them his her our their there than
    then s t who whom whose when where why can could should would will may might shall about into over under between
    per any all some no nor so such based give please according using answer question happen happens happened describe
    explain mention mentions mentioned tell say says said mean means`,
  aside: opensClause(
    'if when whenever where wherever unless although though while because until',
    'in (?:the )?(?:case|event)|to the extent|provided that|subject to|notwithstanding|except (?:as|to|for)',
  ),
  proviso: /^(?:provided,? (?:however|further|that)|except that)(?![\p{L}\p{M}])/iu,
  comparison: opensClause('versus', '(?:as )?compared (?:to|with)|in comparison'),
  sureVerbs: {
    ending: /^[a-z]{2,}ed$/,
    subjects: ['I', 'we', 'We', 'they', 'They', 'who'],
    // A small word right before an article or possessive is a verb, unless it is one of these.
    object:
      /(?<![\p{L}-])(?!(?:of|in|on|at|by|to|from|with|without|for|about|as|into|onto|over|under|upon|within|across|after|before|between|among|against|along|around|behind|below|beside|besides|beyond|despite|down|during|except|inside|like|near|off|out|outside|per|since|than|through|throughout|till|toward|towards|until|up|via|whether|whose|worth|and|or|but|nor|so|yet|if|unless|because|while|when|where|which|that|what|how|why|although|though|once|all|both|half|such|quite|rather|only|even|also|not|just|then|there|here|too|again|more|most|no|plus|versus|\p{Ll}+(?:ly|ing))\s)\p{Ll}{2,}\s+(?:an?|the|its|their|our|your|his|her|my|any)\s/u,
  },
  runInTitle:
    /^(?:\p{Lu}[\p{L}\p{M}’'&/-]*,?)(?:\s+(?:of|and|the|for|in|to|on|or|&|\p{Lu}[\p{L}\p{M}’'&/-]*,?)){1,7}?\s+(?=(?:We|Our|This|These|It|If|During|There|They|As of|The following|The Company|In (?:the|\d{4}|our)|At (?:December|the))\s+[\p{Ll}\d])/u,
  partsParticles: true,
  tellsNouns: true,
  abbreviations: `mr mrs ms dr prof st sr jr inc ltd corp co cos vs etc e.g i.e eg ie no nos vol art arts sec secs par para fig figs al approx
  est dept gov gen rep sen rev hon u.s u.k u.n e.u d.c a.m p.m jan feb mar apr jun jul aug sep sept oct nov dec p pp cf ed eds
  ch chap incl excl max min avg vers viz resp ext tel misc ref refs app eq eqs acct lt col capt messrs
  v op cit reg regs treas`,
  endingAbbreviations: 'etc inc ltd corp co u.s u.k u.n e.u d.c a.m p.m jr sr al cos',
  starters: `the this that these those it its they we our he she his her their in on at as if for from by with when while where
  however although because since after before during under each all any no some such there to a an and but or see both`,
};
