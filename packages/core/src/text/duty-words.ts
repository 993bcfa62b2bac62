import { phrasesByLanguage, withoutBreaks } from './phrases.ts';

/** Words that allow or forbid, in questions and in what answers them. */
export const PERMISSION = phrasesByLanguage(
  withoutBreaks({
    en: `may|can(?:not|'t)?|could|allow(?:s|ed)?|permit(?:s|ted)?|permission|permissible|entitled|free to|able to|possible|impossible|licen[cs]ed to|right to|rights to|
      legal|illegal|lawful|prohibit(?:s|ed)?|forbid(?:s|den)?|grants?|ok to|okay to|unable|provided that|only if|unless|restrict(?:s|ed|ions?)?|refrain|under no circumstances`,
    de: `darf*|dürf*|kann|kannst|können|könn*|konnte*|erlaub*|gestatte*|zulässig|unzulässig|berechtigt|möglich|unmöglich|verbot*|verbiet*|untersag*|recht|
      nur wenn|sofern|genehmig*|zugelassen|lässt sich|lassen sich`,
    fr: `peut|peuvent|peux|pouvez|puis|pouvons|pourr*|autoris*|permi[st]e?s?|permet*|possible|impossible|droit de|interdi*|licite|à condition|sauf|libre de`,
    es: `pued*|pod(?:r[aáeé]\\p{L}*|emos)|permit*|permiso|autoriz*|posible|imposible|derecho|prohib*|lícit*|siempre que|salvo|libre de|solo si|sólo si`,
    pt: `pode*|posso|poss[aí]\\p{L}*|poderá*|permit*|permissão|autoriz*|possível|impossível|direito|proib*|lícit*|desde que|salvo|livre para|consig*|consegu*|dá para`,
    ru: `можно|нельзя|мо[гж]\\p{L}*|разреш*|допуска*|допустим*|вправе|право|возможн*|невозможн*|запрещ*|запрет*|при условии|только если|позволя*`,
    pl: `może*|mog*|można|możliw*|niemożliw*|wolno|dozwol*|niedozwol*|zezwal*|zezwol*|uprawnion*|prawo|zabron*|zakaz*|pod warunkiem|tylko jeśli|pozwala*|da się`,
    ar: 'يجوز|يمكن*|تمكن*|أستطيع|يستطيع|تستطيع|يسمح*|تسمح*|مسموح*|يحق|حق|ممكن|ممنوع*|يحظر|محظور*|يمنع*|بإمكان*|بشرط|إلا إذا|قانوني*',
    hi: 'सकत*|अनुमति|अधिकार|संभव|असंभव|वैध|अवैध|निषिद्ध|वर्जित|मना|इजाज़त|इजाजत|प्रतिबंध*|बशर्ते',
    ja: 'できます|できません|できる|できない|でき|可能|不可|てもよ|ても良|てもい|てもかま|許可|許され|認め|禁止|構いません|てはな|てはいけ|権利|いけません',
    zh: '可以|不可|能够|能|允许|准许|不得|有权|禁止|权利|可|许可|只有|无法|除非|不允许',
  }),
  'giu',
);

/** Words that oblige or release from it. */
export const DUTY = phrasesByLanguage(
  withoutBreaks({
    en: `must|shall(?! means?)|should|ha(?:ve|s|d) to|need(?:s|ed)?|needn't|requir(?:e|es|ed|ement|ements)|oblig(?:ed|ated|ation|ations)|mandatory|optional|necessary|unnecessary|compulsory|responsible|liable|
      recommended|advisable|ought to|supposed to|agrees? to|condition|subject to|expected to|forced to|voluntary`,
    de: `muss|muß|müss*|musst*|soll*|brauch*|benötig*|verpflicht*|pflicht*|notwendig*|nötig*|erforder*|zwingend|empfohlen|empfehl*|haftet|haften|voraussetz*|freiwillig|unbedingt`,
    fr: `doit|doivent|dois|devez|devons|devr*|faut|faudra|obligatoire*|obligé*|oblig*|nécess*|besoin|tenue?s? de|requi[st]e?s?|recommand*|conseill*|exig*|responsable|facultati*`,
    es: `deb(?:e|en|es|o|er|er[áí]\\p{L}*|emos)|hay que|tien(?:e|en|es) que|tengo que|tenemos que|necesi*|necesari*|obliga*|obligatori*|requier*|requerid*|recomend*|exig*|responsable|opcional*|hace falta|preciso|conviene`,
    pt: `dev(?:e|em|es|o|er|er[áãi]\\p{L}*|emos)|tem (?:de|que)|têm (?:de|que)|tenho (?:de|que)|temos (?:de|que)|precis*|necess*|obrig*|requer*|recomend*|exig*|responsável|opciona*|convém`,
    ru: `долж*|обязан*|обязательн*|следует|необходим*|нужн*|надо|требу*|придется|придётся|рекоменд*|стоит|незачем|ответственн*|необязательн*`,
    pl: `mus[izę]\\p{L}*|powin*|należy|trzeba|zobowiąz*|obowiąz*|koniecz*|niezbędn*|wymaga*|potrzeb*|zaleca*|opcjonaln*|odpowiada|odpowiedzialn*`,
    ar: 'يجب|ينبغي|يلزم*|يلتزم*|تلتزم*|ملزم*|إلزامي*|ضروري*|يتعين|تحتاج*|يحتاج*|نحتاج|لازم|لا بد|مطلوب*|اختياري*|ينصح|مسؤول*',
    hi: 'चाहिए|आवश्यक*|अनिवार्य|ज़रूरी|जरूरी|ज़रूरत|जरूरत|पड़ता|पड़ेगा|पड़ती|होगा|होगी|बाध्य|वैकल्पिक|ज़िम्मेदार|उत्तरदायी|सलाह',
    ja: 'なければ|べき|必要|必須|義務|ください|推奨|不要|なくては|ねばな|責任|任意|求められ|ざるを得',
    zh: '必须|必需|应当|应该|应|需要|需|须|义务|要求|必要|不必|无需|无须|不用|推荐|建议|责任|一定|可选|非得',
  }),
  'giu',
);

/** Words that say that something is not so or not allowed. */
export const NEGATION = phrasesByLanguage(
  {
    en: "not|no|never|none|neither|nor|cannot|can't|won't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|shouldn't|mustn't|without|prohibited|forbidden|unable|nothing|nobody|unlikely",
    de: 'nicht|kein*|nie|niemals|weder|noch nie|ohne|verboten|untersagt|unzulässig|unmöglich|nichts|niemand',
    fr: "ne|n'\\p{L}{1,20}|pas|jamais|aucune?|ni|sans|interdite?s?|impossible|rien|personne ne",
    es: 'no|nunca|jamás|ning[uú]n[oa]?|tampoco|sin|prohibid[oa]s?|imposible|nada|nadie',
    pt: 'não|nunca|jamais|nenhuma?|nem|tampouco|sem|proibid[oa]s?|impossível|nada|ninguém',
    ru: 'не|нет|никогда|ни|нельзя|без|запрещ*|невозможно|никто|ничего|никак*',
    pl: 'nie|nigdy|żad*|ani|bez|zabronion*|niedozwolon*|niemożliwe|nikt|nic|nie wolno',
    ar: 'لا|لم|لن|ليس|ليست|غير|دون|بدون|ممنوع|يحظر|محظور|لست|ما لم|أبدا|يمنع',
    hi: 'नहीं|न|मत|ना|कभी नहीं|बिना|निषिद्ध|वर्जित|असंभव|मना|अवैध|कोई नहीं',
    ja: 'ません|ない(?:です|。|で|場合|こと|ように|限り|$)|なかった|ではな|できな|禁止|不可|ず(?:、|に)|なく|無効|いけな',
    zh: '不|没有|沒有|未|无|非|禁止|不得|不能|不可|无法|从不|并非|勿|别',
  },
  'giu',
);

/** "Yes, …", "No. …" at the start of a text that answers a question itself. */
export const SAYS_OUTRIGHT = phrasesByLanguage(
  {
    en: '^(?:yes|no|not (?:really|necessarily|yet|exactly))(?=[,;:!—–-]|\\.(?! ?\\d))',
    de: '^(?:ja|nein|doch|nicht unbedingt|noch nicht)(?=[,.;:!—–-])',
    fr: '^(?:oui|non|pas (?:vraiment|forcément|encore))(?=[ ,.;:!—–-])',
    es: '^(?:sí|no)(?=[,.;:!—–-])',
    pt: '^(?:sim|não)(?=[,.;:!—–-])',
    ru: '^(?:да|нет)(?=[,.;:!—–-])',
    pl: '^(?:tak|nie)(?=[,.;:!—–-])',
    ar: '^(?:نعم|لا|كلا)(?=[،,.;:!؛—–-])',
    hi: '^(?:हाँ|हां|नहीं|जी हाँ|जी नहीं)(?=[,.;:!।—–-])',
    ja: '^(?:はい|いいえ)(?=[、。,.！])',
    zh: '^(?:是的|不是|是|不|可以|不行|没有|对)(?=[，。,.！])',
  },
  'iu',
);
