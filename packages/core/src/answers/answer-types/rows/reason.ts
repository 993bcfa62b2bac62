import { phrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../questions/question-words.ts';
import type { Language } from '#text/languages.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { clauseBefore, clauseFrom, withoutOverlaps } from './markers.ts';

/** Sure signs of a reason. */
const STRONG = phrasesByLanguage(
  withoutBreaks({
    en: `because(?: of)?|due (?:\\p{L}+ )?to|owing to|on account of|(?:as )?a result of|caused by|attribut(?:able|ed) to|driven (?:\\p{L}+ )?by|
      reasons? (?:is|are|was|were|for|why|to)|primarily (?:due|as|reflecting|related|from)|(?:increase|decrease|change|decline)s? (?:\\p{L}+ )?(?:relates?|related|reflects?|reflected)|
      thanks to|result(?:s|ing|ed)? from|so that|so as to|in order (?:to|that)|(?:that|this) is why|hence|purpose (?:of|is)|designed to|intended to|aimed? (?:at|to)|
      to (?:ensure|avoid|prevent|protect|reduce|allow|enable|accommodate|comply|achieve|make sure|help|support|increase|improve|strengthen)|led to|leads to|stems? from|
      in (?:response|line|view|light|connection) (?:to|with|of)|for the (?:sole )?purposes? of|triggered by|reduces? the risk|otherwise|given (?:that|the)|aligned with|reflecting|prompted by`,
    de: `weil|wegen|aufgrund|auf grund|infolge|denn|da sonst|damit|um … zu|um (?:\\S+ ){1,8}zu \\p{L}+en|grund (?:dafür|hierfür|ist|war|für)|gr[uü]nde[n]? |deshalb|daher|nämlich|
      andernfalls|ansonsten|sonst|dank|führ(?:t|te|en) (?:\\S+ ){0,4}dazu|zurückzuführen|bedingt durch|dient dazu|zweck|um … (?:sicherzustellen|vermeiden|verhindern)|so ?dass|ursache`,
    fr: `parce qu[e']|car|en raison (?:de|d'|du|des)|à cause (?:de|d'|du|des)|du fait|puisqu[e']|grâce (?:à|au|aux)|afin (?:de|d'|que)|
      raison (?:pour laquelle|de)|la raison|sous peine|sinon|dûe?s? (?:à|au|aux)|c'est pourquoi|étant donné|de sorte qu[e']|pour éviter|pour (?:que|qu')|permet(?:tant)? (?:de|d')|en effet|s'expliqu*|préventivement|dans le but`,
    es: `porque|debid[oa]s? a|a causa de|ya que|puesto que|dado que|gracias a|para que|con el fin de|por culpa de|la razón|motivo|por ello|
      por (?:eso|esto|lo que|tanto)|de lo contrario|a fin de|con objeto de|para evitar|pues|como consecuencia|se debe[n]? a|de modo que`,
    pt: `porque|devido (?:a|ao|à|às|aos)|por causa d[eoa]s?|já que|uma vez que|visto que|dado que|graças (?:a|ao|à)|para que|a fim de|razão|motivo|pois|
      caso contrário|senão|por isso|para (?:evitar|impedir|garantir)|em consequência|resultante`,
    ru: `потому,? что|так как|поскольку|из-за|вследствие|в связи с|благодаря|чтобы|по причине|ввиду|причин[аойыу]{1,2}|ибо|в результате|иначе|поэтому|ведь|
      во избежание|для того|с целью|в целях|это связано|обусловлен*|вызван*`,
    pl: `ponieważ|gdyż|bo|z powodu|dlatego,? że|dlatego|wskutek|w wyniku|dzięki|żeby|aby|powod(?:em|y|u|ów)?|przyczyn[aąy]|ze względu na|bowiem|albowiem|
      w związku z|inaczej|w przeciwnym razie|w celu|jako że|skutkiem|spowodowan*`,
    ar: 'بسبب|لأن|لأنه|لأنها|لأنهم|نتيجة|نظرا|نظرًا|من أجل|لكي|حيث إن|حيث أن|بفضل|سبب|السبب|جراء|لذلك|وذلك|يعود (?:ذلك )?إلى|بهدف|لضمان|لتجنب|لمنع|كي|مما أدى|أدى إلى|أدت إلى|وإلا',
    hi: 'क्योंकि|क्यूंकि|कारण|की वजह से|वजह|इसलिए|ताकि|के चलते|चूंकि|चूँकि|नतीजतन|परिणामस्वरूप|के उद्देश्य से|अन्यथा|वरना',
    ja: 'なぜなら|ため(?:に|、|。|である|です|の|です)|からです|からである|からだ|ので|によって|理由(?:は|として)|原因(?:は|で)|せいで|おかげで|ことから|によるもの|による|を避けるため|を防ぐ|恐れがあ|目的で|ように',
    zh: '因为|因為|由于|由於|以便|为了|為了|因此|所以|原因(?:是|在于)|导致|鉴于|归因于|缘故|以免|否则|从而|旨在|目的是|得益于|起因|理由是|是为|避免|这样',
  }),
  'giu',
);

const WEAK = phrasesByLanguage(
  {
    en: 'used (?:to|for|by)|serves? (?:to|as)|lets|helps?|since|therefore|thus|given|reflects?|reflected|would|could|offset by|enabl(?:es|ed|ing)|allow(?:s|ed|ing)|driver of|affected by|impacted by|as (?:we|it|they|the)',
    de: 'dient|dienen|ermöglicht|ermöglichen|erlaubt|da|durch|dadurch|könnte|können|würde',
    fr: 'sert (?:à|de)|servent à|permet*|utilisée? pour|comme|donc|ainsi|peut|pourrait|risque',
    es: 'sirve[n]? para|se (?:usa|utiliza)[n]? para|permiten|como|así que|permite|permitió|puede|podría',
    pt: 'serve[m]? para|usad[oa]s? para|permitem|como|assim|permite|permitiu|pode|poderia|irão|irá',
    ru: 'служ[иа]т|предназначен*|используется для|раз|может|могут|позволя*',
    pl: 'służy|służą|umożliwia*|pozwalają|więc|zatem|by|może|mogą|pozwala',
    ar: 'يستخدم|تستخدم|يتيح|تتيح|يسمح|إذ|حيث|مما|قد|وقد',
    hi: 'उपयोग|काम आ*|के लिए|सकता|सकते',
    ja: '使われ|使用され|使用する|ための|から|可能性',
    zh: '用于|用来|用途|可能|会|使|因',
  },
  'iu',
);

/** In these languages what gives the reason stands before its marker as well as after. */
const BEFORE_MARKER: ReadonlySet<Language> = new Set<Language>(['ja', 'hi']);

/** A sentence that goes on about the one before, whose words it does not say again: "The decrease was due to …". */
const GOES_ON = phrasesByLanguage(
  {
    en: '^(?:this|that|these|it|they|the (?:increase|decrease|change|decline|reduction|growth|reason))',
    de: '^(?:dies|das|dieser?|es|sie|der (?:anstieg|rückgang|grund))',
    fr: "^(?:ce|cela|ceci|c'est|cette|il|elle|la (?:baisse|hausse|raison))",
    es: '^(?:esto|ello|este|esta|la razón|el motivo)',
    pt: '^(?:isto|isso|este|esta|a razão|o motivo)',
    ru: '^(?:это|этот|эта|причина)',
    pl: '^(?:to|ten|ta|powodem|przyczyną)',
    ar: '^(?:هذا|ذلك|وهذا|وذلك|السبب)',
    hi: '^(?:यह|इसका|ऐसा)',
    ja: '^(?:これは|それは|理由は|原因は)',
    zh: '^(?:这|這|其原因|原因)',
  },
  'iu',
);

/** A reason given for something else fits less: so much is left of a marker without any of the question's words. */
const WITHOUT_WORDS = 0.3;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.6;
const GOES_ON_SHARE = 0.35;
const WEAK_FIT = 0.42;
/** A sentence that says the question's words may give the reason without any such word; too little for its words to be marked. */
const PLAIN_FIT = 0.29;

function find(input: FindInput): Found[] {
  const { text, language } = input;
  if (isFigureRow(text)) return [];
  const shareOf = wordShareOf(input);
  const fitAt = (start: number, end: number, strength: number) => {
    const sentence = sentenceAround(text, start, end);
    const share = shareOf(sentence);
    const least = GOES_ON(language).test(sentence.trimStart()) ? GOES_ON_SHARE : 0;
    return strength * (WITHOUT_WORDS + (1 - WITHOUT_WORDS) * Math.max(Math.min(1, share / ENOUGH), least));
  };
  const found: Found[] = [];
  for (const match of text.matchAll(STRONG(language))) {
    const after = match.index + match[0].length;
    const fit = fitAt(match.index, after, 1);
    found.push(
      BEFORE_MARKER.has(language) &&
        match.index > 4 &&
        !/^(?:क्योंकि|क्यूंकि|चूंकि|चूँकि|ताकि|なぜなら|理由は|原因は)/u.test(match[0])
        ? clauseBefore(text, after, fit)
        : clauseFrom(text, match.index, after, fit),
    );
  }
  if (found.length === 0) {
    const weak = WEAK(language).exec(text);
    if (weak === null) return [{ start: 0, end: text.length, fit: fitAt(0, text.length, PLAIN_FIT) }];
    const after = weak.index + weak[0].length;
    found.push(clauseFrom(text, weak.index, after, fitAt(weak.index, after, WEAK_FIT)));
  }
  return withoutOverlaps(found);
}

export const reason: AnswerTypeRow = {
  type: 'reason',
  find,
  asks: {
    en: 'why|what (?:is|was|were|are) the (?:\\p{L}+ )?(?:reasons?|causes?|motives?|purpose|point|rationale)|for what (?:reasons?|purpose)|what (?:caused|led to|causes|drove|drives|explains|triggered|made|set off|brought about|prompted|pushed|lifted|dragged)(?: \\S+){0,4}|what (?:good|use) (?:is|are|does|do)|what \\S+(?: \\S+){0,8} (?:good )?for$|reasons? for|cause of|what for|how come|purpose of|what is the point|to what end',
    de: 'warum|weshalb|wieso|aus welche[nm] gr[uü]nd(?:e|en)?|was (?:ist|war|sind|waren) (?:der grund|der zweck|der sinn|der auslöser|die ursachen?|die gründe)|was (?:hat|haben) (?:\\S+ ){1,5}(?:verursacht|ausgelöst|bewirkt|veranlasst)|was (?:führte|verursachte|bewirkte|löste|veranlasste)|wie (?:kommt|kam) es|wozu|wofür|weswegen|grund für|ursache|gründe für',
    fr: 'pourquoi|pour quelles? raisons?|quelle (?:est|était) la (?:raison|cause)|à cause de quoi|qu.est-ce qui (?:a|ont|avait) (?:provoqué|causé|entraîné|motivé|déclenché)|à quoi (?:ser(?:t|vent|vait)|est dûe?)|comment se fait-il|quel est le (?:but|motif)|raisons? (?:de|du|pour)|cause (?:de|du)',
    es: 'por qué|porqué|para qué|por qué (?:razón|motivo|causa)|cuál (?:es|fue) (?:la razón|el motivo|la causa)|a qué se deb(?:e|en|ió|ieron)|qué (?:causó|causa|provocó|provoca|motivó|originó|llevó a|desencadenó)|con qué (?:fin|objetivo)|cuál (?:es|fue|era) el (?:propósito|fin)|motivo de|causa de|razón de',
    pt: 'por que|porque|porquê|por quê|para que|por qual (?:razão|motivo)|qual (?:é|foi) (?:a razão|o motivo|a causa)|motivo d[eoa]|causa d[eoa]|a que se deve[um]?|o que (?:causou|causa|provocou|provoca|motivou|levou a|desencadeou)|com que (?:fim|objetivo)',
    ru: 'почему|отчего|зачем|по как(?:ой|им) причин*|в чем причина|какова причина|из-за чего|с какой целью|ради чего|для чего|что (?:вызвало|вызывает|привело к|стало причиной|послужило)|в чем смысл|с чем связан*|чем (?:вызван*|обусловлен*|объясн*)',
    pl: 'dlaczego|czemu|z jakiego powodu|z jakich powodów|po co|jaki (?:był|jest) powód|jaka (?:była|jest) przyczyna|w jakim celu|co (?:spowodowało|wywołało|powoduje|sprawiło|było (?:przyczyną|powodem))|do czego (?:służ\\p{L}+|potrzebn\\p{L}+)|jaki (?:jest|był) cel|przyczyna|przyczyny',
    ar: 'لماذا|لم|لما|ما (?:هو |هي )?(?:سبب|السبب|أسباب|الأسباب|الغرض)|لأي سبب|ما الذي (?:أدى|تسبب|جعل|دفع)|ما (?:فائدة|الفائدة|جدوى)|سبب',
    hi: 'क्यों|किस (?:कारण|वजह)|क्या कारण|कारण क्या|किसलिए|किस लिए|क्या वजह|(?:वजह|कारण|उद्देश्य) क्या|किस काम|किस उद्देश्य',
    ja: 'なぜ|何故|どうして|なんで|理由|原因|要因は何|要因|何のため|何に使|目的は何|どういうわけ',
    zh: '为什么|為什麼|为何|為何|原因|缘由|何以|怎么会|(?:是)?什么(?:导致|造成|引起|促使)|有(?:什么|何)(?:用|作用)|目的是什么|什么理由|理由',
  },
};
