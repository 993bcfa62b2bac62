import type { Language } from '#text/languages.ts';
import type { Found } from '../types.ts';

const WITH_CAPITALS: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'fr', 'es', 'pt', 'pl', 'ru']);

export function hasCapitals(language: Language): boolean {
  return WITH_CAPITALS.has(language);
}

const JA_TITLES =
  '氏|さん|様|先生|教授|博士|社長|会長|監督|首相|大統領|国王|女王|市長|知事|選手|大臣|総裁|議員|将軍|元帥|公爵|伯爵|皇帝|天皇|上皇|法皇|卿';
const JA_SURNAMES =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|林|斎藤|清水|山崎|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|斉藤|福田|太田|西村|藤井|岡本|金子|藤原|三浦|中野|中川|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小島|谷口|今井|工藤|高田|増田|丸山|杉山|村田|大塚|新井|小山|平野|河野|藤本|武田|野口|松井|千葉|菅原|徳川|豊臣|織田|足利';
const ZH_SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤';
const ZH_TITLES =
  '先生|女士|小姐|教授|博士|总统|主席|总理|部长|市长|省长|将军|总裁|经理|董事长|国王|女王|皇帝|导演|教练|院长|校长|书记|院士|老师|律师|医生|爵士|公爵|大臣|法官|主教|教皇';

/** Foreign names in Chinese: 尼古拉·特斯拉, up to a word that cannot be part of one. */
export const HAN_NAMES =
  /(?:(?![是由和与及被的为在])\p{Script=Han}){1,6}(?:[·•‧・][\p{Script=Han}A-Z.]{1,8}?){1,3}(?=[发曾是在的于和与及出去死逝创担任提当等被将把为说也则了什何谁哪几，。、；：！？（）()\s]|$)/gu;

const PATTERNS: Readonly<Partial<Record<Language, readonly (readonly [RegExp, fit: number])[]>>> = {
  ja: [
    [new RegExp(`[\\p{Script=Han}]{1,5}(?:\\s?[\\p{Script=Han}]{1,3})?(?=\\s?(?:${JA_TITLES}))`, 'gu'), 0.7],
    [/[\p{Script=Katakana}ー]{2,14}(?:[・＝=][\p{Script=Katakana}ー]{1,14}){1,4}/gu, 0.9],
    [
      new RegExp(`[\\p{Script=Katakana}ー]{2,14}(?=\\s?(?:${JA_TITLES}|[1-9一二三四五六七八九]世))`, 'gu'),
      0.75,
    ],
    [
      new RegExp(`(?<!\\p{Script=Han})(?:${JA_SURNAMES})\\s?\\p{Script=Han}{1,3}(?!\\p{Script=Han})`, 'gu'),
      0.7,
    ],
    [
      /(?:著者?|作者|訳者?|監督|翻訳|編集|責任者|担当者?)[:：は\s]{1,3}[\p{Script=Han}]{1,4}\s?[\p{Script=Han}]{1,3}/gu,
      0.75,
    ],
  ],
  zh: [
    [HAN_NAMES, 0.9],
    [new RegExp(`[${ZH_SURNAMES}]\\p{Script=Han}{0,2}(?=${ZH_TITLES})`, 'gu'), 0.9],
    [new RegExp(`(?<=${ZH_TITLES})[${ZH_SURNAMES}]\\p{Script=Han}{1,2}`, 'gu'), 0.8],
    [
      new RegExp(
        `(?<=^|[，。、；：（(“「由和与及被是为])[${ZH_SURNAMES}]\\p{Script=Han}{1,2}(?=[，。、；：）)”」和与及是于在的将曾任担出提发创写撰]|$)`,
        'gu',
      ),
      0.6,
    ],
    [/\p{Script=Han}{2,8}(?=(?:曾)?(?:演唱|撰写|创立|创办|发明|发现|担任|导演|建立|率领|提出)了?)/gu, 0.25],
  ],
  hi: [
    [
      /(?<![\p{L}\p{M}])(?:श्री|श्रीमती|डॉ|डॉक्टर|प्रो|प्रोफेसर|सर|राष्ट्रपति|राजा|रानी|सम्राट|महात्मा|पंडित|संत|मुख्य कोच|जनरल)\.?\s(?:[\p{L}\p{M}.]{2,20}\s?){1,3}/gu,
      0.8,
    ],
    // Who did it stands before "ने" and "द्वारा".
    [
      /(?<![\p{L}\p{M}])[\p{L}\p{M}.]{2,20}(?:\s[\p{L}\p{M}.]{2,20}){1,2}(?=\s(?:ने|द्वारा)(?![\p{L}\p{M}]))/gu,
      0.55,
    ],
    [/(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,20}(?=\s(?:ने|द्वारा)(?![\p{L}\p{M}]))/gu, 0.3],
  ],
  ar: [
    [
      /(?:السيد|السيدة|الدكتور|الدكتورة|الأستاذ|الشيخ|الملك|الملكة|الأمير|الأميرة|الرئيس|القائد|الجنرال|المدرب|المهندس|البابا|الإمبراطور|السلطان|اللاعب|المغنية|المغني|الفنان|الفنانة|الممثلة|الممثل)\s(?!ال|في|من|على|قد|أن)[\p{L}\p{M}]{2,20}(?:\s[\p{L}\p{M}]{2,20}){0,2}/gu,
      0.8,
    ],
    [
      /[\p{L}\p{M}]{2,20}\s(?:بن|ابن|أبو|آل|عبد|فون|دي|فان)\s[\p{L}\p{M}]{2,20}(?:\s[\p{L}\p{M}]{2,20})?/gu,
      0.8,
    ],
    // Names of others carry no article: two words in a row without it that end no common way.
    [
      /(?<![\p{L}\p{M}])(?!ال|وال|بال|لل|في|من|على|إلى|عن|مع|هذا|هذه|التي|الذي|كان|وقد|قد|أن|إن|لا|ما|لم|وهو|وهي|هو|هي|كما|بعد|قبل|خلال|عام|سنة|يوم|كل|بين|حتى|ثم|أو|غير|بعض)[\p{L}\p{M}]{3,14}(?<![ةته])\s(?!ال|وال|بال|لل|في|من|على|إلى|عن|مع|هذا|هذه|التي|الذي|كان|أن|إن|لا|ما|لم|وهو|وهي|هو|هي|كما|بعد|قبل|خلال|عام|سنة|يوم|كل|بين|حتى|ثم|أو|غير|بعض)[\p{L}\p{M}]{3,14}(?<![ةته])(?![\p{L}\p{M}])/gu,
      0.25,
    ],
  ],
};

/** Names of persons in scripts without capitals, by titles, particles, lists of surnames and written forms. */
export function findUncasedNames(text: string, language: Language): Found[] {
  const found: Found[] = [];
  for (const [pattern, fit] of PATTERNS[language] ?? []) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (found.some((each) => each.start < end && start < each.end)) continue;
      found.push({ start, end, fit });
    }
  }
  return found;
}
