import { phrasesByLanguage } from '../phrases.ts';
import type { AnswerTypeRow, FindInput, Found, Language } from '../types.ts';
import { clauseBefore, clauseFrom, withoutOverlaps } from './markers.ts';

/** Sure signs of a reason. */
const STRONG = phrasesByLanguage(
  {
    en: 'because(?: of)?|due to|owing to|on account of|as a result of|caused by|attributable to|driven by|reasons? (?:is|are|was|were|for)|primarily (?:due|as|reflecting|related|from)|thanks to|resulting from|resulted from|so that|in order to|that is why|otherwise',
    de: 'weil|wegen|aufgrund|auf grund|infolge|denn|da sonst|damit|um … zu|grund (?:dafür|hierfür|ist|war)|deshalb|daher|nämlich|andernfalls|ansonsten|sonst',
    fr: "parce qu[e']|car|en raison (?:de|d'|du|des)|à cause (?:de|d'|du|des)|du fait|puisqu[e']|grâce (?:à|au|aux)|afin (?:de|d'|que)|raison pour laquelle|la raison|sous peine|sinon|dû à|due à",
    es: 'porque|debido a|a causa de|ya que|puesto que|dado que|gracias a|para que|con el fin de|por culpa de|la razón|motivo|por ello|de lo contrario|a fin de',
    pt: 'porque|devido (?:a|ao|à|às|aos)|por causa d[eoa]s?|já que|uma vez que|visto que|dado que|graças (?:a|ao|à)|para que|a fim de|razão|motivo|pois|caso contrário|senão',
    ru: 'потому что|так как|поскольку|из-за|вследствие|в связи с|благодаря|чтобы|по причине|ввиду|причин[аойыу]{1,2}|ибо|в результате|иначе|поэтому',
    pl: 'ponieważ|gdyż|bo|z powodu|dlatego,? że|wskutek|w wyniku|dzięki|żeby|aby|powod[eoua]m?|przyczyn[aąy]|ze względu na|bowiem|albowiem|w związku z|inaczej|w przeciwnym razie',
    ar: 'بسبب|لأن|لأنه|لأنها|لأنهم|نتيجة|نظرا|نظرًا|من أجل|لكي|حيث إن|حيث أن|بفضل|سبب|السبب|جراء|لذلك|وذلك',
    hi: 'क्योंकि|क्यूंकि|कारण|की वजह से|वजह|इसलिए|ताकि|के चलते|चूंकि|चूँकि|नतीजतन|परिणामस्वरूप|के लिए',
    ja: 'なぜなら|ため(?:に|、|。|である|です)|からです|からである|ので|によって|理由(?:は|として)|原因(?:は|で)|せいで|おかげで|ことから|によるもの|を避けるため|恐れがあ',
    zh: '因为|因為|由于|由於|以便|为了|為了|因此|所以|原因(?:是|在于)|导致|鉴于|归因于|缘故|以免|否则|从而',
  },
  'giu',
);

const WEAK = phrasesByLanguage(
  {
    en: 'since|as|for|to|therefore|thus|given|reflect(?:ing|ed|s)|from|would|could|offset by|partially',
    de: 'da|durch|um|so dass|sodass|dadurch|könnte|können|würde',
    fr: 'pour|comme|donc|ainsi|par|peut|pourrait|risque',
    es: 'para|como|por|así que|pues|puede|podría',
    pt: 'para|como|por|assim|pode|poderia|irão|irá',
    ru: 'для|ведь|раз|по|может|могут|можете',
    pl: 'dla|więc|zatem|przez|by|może|mogą',
    ar: 'إذ|حيث|كي|ف|قد|وقد|مما',
    hi: 'से|पर|सकता|सकते',
    ja: 'から|と|可能性',
    zh: '可能|会|使|因',
  },
  'iu',
);

/** In these languages what gives the reason stands before its marker as well as after. */
const BEFORE_MARKER: ReadonlySet<Language> = new Set<Language>(['ja', 'hi']);

function find({ text, language }: FindInput): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(STRONG(language))) {
    const after = match.index + match[0].length;
    found.push(
      BEFORE_MARKER.has(language) &&
        match.index > 4 &&
        !/^(?:क्योंकि|क्यूंकि|ताकि|なぜなら|理由は|原因は)/u.test(match[0])
        ? clauseBefore(text, after, 1)
        : clauseFrom(text, match.index, after, 1),
    );
  }
  if (found.length === 0) {
    const weak = WEAK(language).exec(text);
    if (weak !== null) found.push(clauseFrom(text, weak.index, weak.index + weak[0].length, 0.35));
  }
  return withoutOverlaps(found);
}

export const reason: AnswerTypeRow = {
  type: 'reason',
  find,
  asks: {
    en: 'why|what (?:is|was|were|are) the reasons? (?:for|of|behind)|for what reasons?|what (?:caused|led to|causes|drove|explains)|reasons? for|cause of|what for|how come|purpose of',
    de: 'warum|weshalb|wieso|aus welche[nm] gr[uü]nd(?:e|en)?|was (?:ist|war|sind) (?:der grund|die ursache|die gründe)|wozu|wofür|weswegen|grund für|ursache|gründe für',
    fr: 'pourquoi|pour quelles? raisons?|quelle (?:est|était) la (?:raison|cause)|à cause de quoi|raisons? (?:de|du|pour)|cause (?:de|du)',
    es: 'por qué|porqué|para qué|por qué (?:razón|motivo|causa)|cuál (?:es|fue) (?:la razón|el motivo|la causa)|a qué se debe|motivo de|causa de|razón de',
    pt: 'por que|porque|porquê|por quê|para que|por qual (?:razão|motivo)|qual (?:é|foi) (?:a razão|o motivo|a causa)|motivo d[eoa]|causa d[eoa]|a que se deve',
    ru: 'почему|отчего|зачем|по как(?:ой|им) причин*|в чем причина|какова причина|из-за чего|с какой целью|ради чего',
    pl: 'dlaczego|czemu|z jakiego powodu|z jakich powodów|po co|jaki (?:był|jest) powód|jaka (?:była|jest) przyczyna|w jakim celu|przyczyna|przyczyny',
    ar: 'لماذا|لم|لما|ما (?:هو |هي )?(?:سبب|السبب|أسباب|الأسباب|الغرض)|لأي سبب|ما الذي (?:أدى|تسبب|جعل)|سبب',
    hi: 'क्यों|किस (?:कारण|वजह)|क्या कारण|कारण क्या|किसलिए|किस लिए|क्या वजह',
    ja: 'なぜ|何故|どうして|なんで|理由|原因|何のため|どういうわけ',
    zh: '为什么|為什麼|为何|為何|原因|缘由|何以|怎么会|什么理由|理由',
  },
};
