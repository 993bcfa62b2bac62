import { phrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../questions/question-words.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words with which documents tell a reader what to do. */
const TELLS = phrasesByLanguage(
  withoutBreaks({
    en: `you (?:can|should|may|must|need(?: only)? to|have to|will|could|might)|(?:can|should|may|must|need to|has to|have to) be \\p{L}{3,16}|
      use|using|run|running|type|enter|select|choose|click|press|execute|install|set|add|create|edit|open|remove|go to|store|specify|append|copy|make sure|try|
      by (?:\\p{L}{3,16}ing)|by (?:email|mail|phone|dialing|means of)|follow(?:ing)?|send|submit|contact|written notice|the \\S+ command|command|option|steps?|please|simply|it is possible to|allows? you to|is done`,
    de: `verwenden|verwende*|benutzen|nutzen|führen … aus|ausführen|geben … ein|eingeben|wählen|klicken|drücken|starten|installieren|setzen|fügen|erstellen|öffnen|entfernen|
      indem|mit (?:dem befehl|hilfe)|befehl|option|schritte?|sie (?:können|sollten|müssen)|können sie|müssen sie|kann man|schriftlich*|kann … werden|mittels|lässt sich|bearbeiten|legen sie|gehen sie`,
    fr: `utilis(?:ez|er|ant)|exécut(?:ez|er)|lanc(?:ez|er)|tap(?:ez|er)|saisi(?:ssez|r)|choisi(?:ssez|r)|cliqu(?:ez|er)|appuy(?:ez|er)|install(?:ez|er)|ajout(?:ez|er)|
      modifi(?:ez|er)|cré(?:ez|er)|ouvr(?:ez|ir)|supprim(?:ez|er)|vous (?:pouvez|devez)|on (?:peut|doit)|il (?:faut|suffit|est possible)|commande|option|étapes?|par écrit|en \\p{L}{3,14}ant|grâce à|à l'aide|invoqu(?:ez|er)|éditer|éditez|permet de`,
    es: `us(?:e|ar|ando)|utili(?:ce|zar|zando)|ejecut(?:e|ar|ando)|escrib(?:a|ir)|introdu(?:zca|cir)|seleccion(?:e|ar)|eli(?:ja|ge)|puls(?:e|ar|ando)|instal(?:e|ar)|
      añad(?:a|ir)|cre(?:e|ar)|abr(?:a|ir)|pued(?:e|es|en|a)|puede[s]?|debe[s]?|deberá|hay que|basta|orden|comando|opción|pasos?|por escrito|mediante|edit(?:e|ar)|agreg(?:ue|ar)|permite`,
    pt: `us(?:e|ar|ando)|utili(?:ze|zar|zando)|execut(?:e|ar|ando)|escrev(?:a|er)|introdu(?:za|zir)|selecion(?:e|ar)|seleccion(?:e|ar)|escolh(?:a|er)|prima|carregue|clique|clicar|instal(?:e|ar)|
      adicion(?:e|ar)|cri(?:e|ar)|abr(?:a|ir)|pode[s]?|deve[s]?|basta|comando|opção|passos?|por escrito|através|edit(?:e|ar)|copi(?:e|ar)|vá a|permite`,
    ru: `используйте|использу*|выполнит*|запустит*|введит*|наберит*|выберит*|нажмит*|нажа*|установит*|добавит*|создайт*|откройт*|удалит*|можно|нужно|необходимо|следует|
      вы можете|команд*|параметр*|шаг*|с помощью|при помощи|путем|путём|воспользуйтесь|достаточно|перейдите|укажите`,
    pl: `użyj|użyć|używając|należy|uruchom*|wykonaj|wykonać|wpisz|wpisać|wybierz|wybrać|kliknij|naciśnij|zainstaluj|dodaj|utwórz|otwórz|usuń|można|trzeba|wystarczy|
      możesz|polecen*|komend*|opcj*|krok*|za pomocą|pisemn*|poprzez|przy pomocy|skorzystaj|ustaw*|proszę`,
    ar: 'يمكن*|يمكنك|استخدم|استخدام|باستخدام|يجب|عليك|اضغط|اختر|أدخل|شغل|افتح|أضف|قم|الأمر|الخيار|عن طريق|من خلال|بواسطة|الخطوات|خطوة|يكفي|نفذ',
    hi: 'का उपयोग|उपयोग कर*|करें|कीजिए|चुनें|दबाएँ|दबाएं|लिखें|खोलें|चलाएँ|रखें|सकते हैं|द्वारा|के माध्यम से|चरण|के ज़रिए|के जरिए|खींच*|क्लिक',
    ja: 'を使[いうっえ]|使用し|使用して|実行|入力|選択|選ん|押[しす]|クリック|してください|して下さい|ことで|コマンド|オプション|手順|方法|によ[りっ]|設定|編集|開[いき]',
    zh: '使用|通过|執行|执行|运行|输入|选择|点击|按下|安装|添加|创建|打开|删除|可以|命令|选项|步骤|方法|编辑|设置|请|需要|必须',
  }),
  'giu',
);

/** What is to be reached stands before what to do: "To remove it, run …". */
const AIM = phrasesByLanguage(
  {
    en: '(?:in order )?to \\p{L}{2,}|if you (?:want|wish|need|would like)|when you (?:want|need)',
    de: 'um … zu|wenn sie (?:möchten|wollen)|wollen sie|möchten sie|zum \\p{Lu}\\p{L}+',
    fr: "pour \\p{L}{3,}(?:er|ir|re)|afin d'?e?|si vous (?:voulez|souhaitez|désirez)",
    es: 'para \\p{L}{3,}[aei]r(?:lo|la|los|las)?|si (?:quiere|desea|quieres|necesita)',
    pt: 'para \\p{L}{3,}[aei]r|se (?:quiser|desejar|precisar)',
    ru: 'чтобы|для (?:того|этого|\\p{L}{4,}ия)|если вы хотите|если нужно',
    pl: 'aby|żeby|w celu|jeśli chcesz|jeżeli chcesz',
    ar: 'لكي|من أجل|إذا أردت|لكي|إذا كنت تريد',
    hi: 'के लिए|यदि आप|अगर आप',
    ja: 'には|するために|たい場合|場合は',
    zh: '要|如果想|如果要|为了|若要',
  },
  'iu',
);

/** What is typed or chosen: a line of code, an option, a path of menus. */
const TYPED =
  /(?:^|\s)(?:--?[a-z][\w-]*|[#$] \S|\S*\/(?:etc|usr|var|dev|home|bin)\/\S+|\S+\(\d\))|→|\s[>➤]\s|[a-z]+-[a-z]+ -{0,2}[a-z]+/u;

/** Words that tell how to do something else: so much is left of them without any word of the question. */
const WITHOUT_WORDS = 0.4;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.4;
const TOLD = 0.75;
const PLAIN = 0.29;
const WITH_AIM = 0.15;
const WITH_COMMAND = 0.1;
const MOST = 30;

function find(input: FindInput): Found[] {
  const { text, question, language } = input;
  if (isFigureRow(text)) return [];
  const shareOf = wordShareOf(input);
  const fitAt = (start: number, end: number, strength: number) => {
    const sentence = sentenceAround(text, start, end);
    const share = Math.min(1, shareOf(sentence) / ENOUGH);
    const more = (AIM(language).test(sentence) ? WITH_AIM : 0) + (TYPED.test(sentence) ? WITH_COMMAND : 0);
    return (strength + more) * (WITHOUT_WORDS + (1 - WITHOUT_WORDS) * share);
  };
  const asked = question.toLowerCase();
  const found: Found[] = [];
  for (const match of text.matchAll(TELLS(language))) {
    // What the question says itself is not yet what to do.
    if (asked.includes(match[0].toLowerCase())) continue;
    const end = match.index + match[0].length;
    found.push(clauseFrom(text, match.index, end, fitAt(match.index, end, TOLD)));
    if (found.length > MOST) break;
  }
  if (found.length === 0) return [{ start: 0, end: text.length, fit: fitAt(0, text.length, PLAIN) }];
  return withoutOverlaps(found);
}

export const howto: AnswerTypeRow = {
  type: 'howto',
  find,
  asks: {
    en: 'how (?!.{0,80} defined?(?: |$))(?:do|does|can|should|may|must|would|could|might) \\p{L}+|how to|what (?:do|should|must|can|would) (?:i|we|you|one) (?:have to |need to )?do|(?:what|which) (?:\\p{L}+ )?(?:command|option|tool|menu|key|keys|setting|switch|button|shortcut)|what is the (?:first|best) (?:thing|way)|in what way|what steps|how is … (?:done|made|installed|removed|calculated|measured|terminated|resolved)|what is the (?:procedure|process|way) (?:for|to|of)|how are … (?:calculated|measured|resolved|handled)|ways? to',
    de: '(?:welche[rsmn]?|mit welche[rmn]) (?:befehl|option|werkzeug|taste|menü|einstellung|schalter)|was (?:muss|soll|sollte|kann) (?:ich|man) (?:\\S+ ){0,5}tun|wie (?:kann|muss|soll|sollte|darf|können|müssen|wird|werden|lässt|mache|installiere|bekomme|funktioniert|geht|erstelle|entferne|ändere|starte|man)|auf welche weise|was muss ich tun|wie man|anleitung|wie \\p{L}{3,14}e ich',
    fr: 'comment|(?:quelle|par quelle|avec quelle|quel|avec quel) (?:commande|option|outil|touche|menu)|de quelle (?:manière|façon)|que (?:dois-je|faut-il) faire|par quel moyen',
    es: 'cómo|(?:qué|cuál es la|con qué) (?:comando|orden|opción|herramienta|tecla|menú)|qué (?:hago|hacemos|hacer)|de qué (?:manera|forma|modo)|qué (?:debo|tengo que|hay que) hacer',
    pt: 'como|(?:que|qual|qual é o|com que) (?:comando|opção|ferramenta|tecla|menu)|o que (?:faço|fazer)|de que (?:maneira|forma|modo)|o que (?:devo|tenho de|é preciso) fazer',
    ru: 'как(?! (?:долго|часто|далеко|зовут|звали|называ))|каким (?:образом|способом)|что (?:нужно|надо) (?:сделать|делать)|что (?:мне )?(?:делать|сделать)|как(?:ой|ая|ую|им|ими) (?:командой|команда|команду|утилит*|параметр*|опци*|программой|клавиш*|кнопк*)|с помощью чего',
    pl: 'jak(?! (?:długo|często|daleko|duż|wysok|nazywa|szybko))|w jaki sposób|co (?:trzeba|należy|muszę) zrobić|co (?:z?robić|mam z?robić)|(?:jakim|jakie|jaka|jaką|które|którym|której) (?:poleceni*|komend*|opcj*|narzędzi*|klawisz*|program)',
    ar: 'كيف|كيفية|بأي طريقة|(?:ما|أي|بأي|ما هو|ما هي) (?:ال)?(?:أداة|أمر|خيار)|ما(?:ذا| الذي) (?:أفعل|نفعل|يجب أن أفعل)|ما (?:هي )?(?:طريقة|الطريقة|خطوات|الخطوات)',
    hi: 'कैसे|(?:किस|कौन सा|कौन सी|किन) (?:कमांड|कुंजी|कुंजियों|विकल्प|उपकरण|बटन|मेन्यू)|क्या करें|किस (?:तरह|प्रकार|तरीके)|क्या करना (?:होगा|चाहिए|पड़ेगा)|तरीका',
    ja: 'どうやって|(?:どの|何という|どんな)(?:コマンド|オプション|道具|ツール|メニュー|キー|ボタン)|どのように|どうすれば|どうしたら|方法|やり方|仕方|手順|どうやったら',
    zh: '怎么(?!会)|(?:什么|哪个|哪条|哪一个)(?:命令|选项|工具|按键|快捷键|菜单|按钮)|怎样|如何|怎麼|用什么方法|步骤|按什么键|怎么办',
  },
};
