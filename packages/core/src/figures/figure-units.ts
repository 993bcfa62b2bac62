/** Signs and words of money, scale and percent, of all languages at once: files print those of other languages too. */

const SIGN = String.raw`(?:(?:US|CA|AU|NZ|HK|[CASR])-?)?\$|[€£¥₹₽₩￥＄]|zł`;
const ISO =
  'USD|EUR|GBP|JPY|CNY|RMB|INR|PLN|RUB|BRL|CHF|SAR|AED|EGP|CAD|AUD|NZD|HKD|SGD|SEK|NOK|DKK|CZK|HUF|MXN|ARS|CLP|COP|KRW|TRY|ZAR|QAR|KWD|MAD';

export const CURRENCY_BEFORE = new RegExp(
  String.raw`(?:(?:${SIGN})|(?<![\p{L}])(?:${ISO}|Rs\.?|रु\.?|人民币|人民幣|美元))\s?\(?$`,
  'u',
);

const WORDS = [
  // Latin scripts
  String.raw`(?:U\.?S\.? |American |Canadian |Australian )?dollars?|cents?|euros?|pounds?(?: sterling)?|pence|yen|yuan|renminbi|rupees?|francs?|pesos?`,
  String.raw`(?:US-|amerikanische[nr]? |kanadische[nr]? )?dollars?|pfund|franken|kronen|rubel|yuans?`,
  String.raw`dólar(?:es)?|pesetas?|libras?|reais|real|centavos?|ienes?|rublos?|contos?`,
  String.raw`(?:\p{L}{4,16} )?dolar(?:ów|y|a)?|złot(?:ych|e|y|ego)|groszy|jen(?:ów)?|rubli|funt(?:ów|y)?|frank(?:ów|i)?|koron`,
  // Cyrillic, Arabic, Devanagari
  String.raw`(?:американских |канадских )?доллар\p{L}{0,3}|рубл\p{L}{1,3}|руб\.?|р\.|евро|юан\p{L}{1,2}|фунт\p{L}{0,3}|копе\p{L}{1,3}|гриве?н\p{L}{0,2}`,
  String.raw`دولار(?:ات|اً|ا)?(?: أمريكي| أميركي)?|يورو|ريال(?:ات)?|درهم|دراهم|جنيه(?:ات)?|دينار|دنانير|ليرة|روبل|ين ياباني|يوان`,
  String.raw`रुपये|रुपए|रुपया|रुपयों|रु\.?|(?:अमेरिकी |अमरीकी )?डॉलर|यूरो|पाउंड|येन|युआन`,
].join('|');
const CJK_WORDS =
  '美元|人民币|人民幣|欧元|歐元|日元|英镑|港元|港币|卢布|元|円|米ドル|ドル|ユーロ|ポンド|ウォン|ルピー';

export const CURRENCY_AFTER = new RegExp(
  String.raw`^\s?(?:${SIGN}|${CJK_WORDS}|(?:(?:de|of)\s|d['’])?(?:${ISO}|${WORDS})(?![\p{L}\p{M}\p{Nd}]))`,
  'iu',
);

export const PERCENT_AFTER =
  /^(?:\)\s?[%％٪]|\s?(?:[%％٪‰]|パーセント|割(?![引り])|(?:percent|per cent|percentage points?|basis points|prozent(?:punkte[n]?)?|v\.\s?h\.|pour[- ]cent|por ciento|por cento|процент\p{L}{0,3}|proc\.|procent\p{L}{0,3}|في المائة|في المئة|بالمائة|بالمئة|في الماية|प्रतिशत|फीसदी|फ़ीसदी)(?![\p{L}\p{M}])))/iu;

const SCALES = [
  'hundred thousand|thousand|million|billion|trillion|mn|bn|lakhs?|crores?|k|m|b',
  String.raw`tausend|tsd\.?|mio\.?|million(?:en)?|mrd\.?|milliarden?|billionen?`,
  'mille|millions?|milliards?|mds?',
  'mil millones|millones|millón|mil|billones|mil milhões|milhões|milhão|bilhões|bilhão|biliões',
  String.raw`тыс\.?|тысяч[аиу]?|млн\.?|миллион(?:а|ов)?|млрд\.?|миллиард(?:а|ов)?|трлн\.?`,
  String.raw`tys\.?|tysi[ęą]cy?|tysiące|mln\.?|milion(?:y|ów|a)?|mld\.?|miliard(?:y|ów|a)?`,
  'ألف|آلاف|الف|مليون|ملايين|مليار|مليارات|بليون|تريليون',
  'हज़ार|हजार|लाख|करोड़|करोड|अरब|खरब|मिलियन|बिलियन',
].join('|');

export const SCALE = new RegExp(
  String.raw`^(?:\s?(?:十|百|千)?[万萬亿億兆]|\s?[百千](?!分)|\s?(?:${SCALES})(?![\p{L}\p{M}\p{Nd}]))`,
  'iu',
);
