import { phrasesByLanguage } from '../phrases.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words with which documents tell how a thing is done. */
const TELLS = phrasesByLanguage(
  {
    en: 'you (?:can|should|may|must|need to|have to|will)|use|using|run|running|type|enter|select|choose|click|press|execute|install|set|add|create|edit|open|remove|by (?:\\p{L}{3,16}ing)|follow(?:ing)?|send|submit|contact|written notice|the command|command|steps?|please|simply|first',
    de: 'verwenden|verwende*|benutzen|nutzen|führen … aus|ausführen|geben … ein|eingeben|wählen|klicken|drücken|starten|installieren|setzen|fügen|erstellen|öffnen|entfernen|indem|mit (?:dem befehl|hilfe)|befehl|schritte?|sie (?:können|sollten|müssen)|können sie|müssen sie|schriftlich*',
    fr: 'utilis(?:ez|er|ant)|exécut(?:ez|er)|lanc(?:ez|er)|tap(?:ez|er)|saisi(?:ssez|r)|choisi(?:ssez|r)|cliqu(?:ez|er)|appuy(?:ez|er)|install(?:ez|er)|ajout(?:ez|er)|modifi(?:ez|er)|cré(?:ez|er)|ouvr(?:ez|ir)|supprim(?:ez|er)|vous (?:pouvez|devez)|il (?:faut|suffit)|commande|étapes?|par écrit|en \\p{L}{3,14}ant',
    es: 'us(?:e|ar|ando)|utili(?:ce|zar|zando)|ejecut(?:e|ar|ando)|escrib(?:a|ir)|introdu(?:zca|cir)|seleccion(?:e|ar)|eli(?:ja|ge)|puls(?:e|ar|ando)|instal(?:e|ar)|añad(?:a|ir)|cre(?:e|ar)|abr(?:a|ir)|puede[s]?|debe[s]?|hay que|orden|comando|pasos?|por escrito|mediante|con',
    pt: 'us(?:e|ar|ando)|utili(?:ze|zar|zando)|execut(?:e|ar|ando)|escrev(?:a|er)|introdu(?:za|zir)|selecion(?:e|ar)|escolh(?:a|er)|prima|carregue|clique|instal(?:e|ar)|adicion(?:e|ar)|cri(?:e|ar)|abr(?:a|ir)|pode[s]?|deve[s]?|comando|passos?|por escrito|através|com',
    ru: 'используйте|использу*|выполнит*|запустит*|введит*|наберит*|выберит*|нажмит*|нажа*|установит*|добавит*|создайт*|откройт*|удалит*|можно|нужно|необходимо|следует|команд*|шаг*|с помощью|при помощи|путем|путём|чтобы',
    pl: 'użyj|użyć|używając|należy|uruchom*|wykonaj|wykonać|wpisz|wpisać|wybierz|wybrać|kliknij|naciśnij|zainstaluj|dodaj|utwórz|otwórz|usuń|można|trzeba|polecen*|komend*|krok*|za pomocą|pisemn*|poprzez|przy pomocy',
    ar: 'يمكن*|استخدم|باستخدام|يجب|اضغط|اختر|أدخل|شغل|افتح|أضف|قم|عن طريق|من خلال|بواسطة|الخطوات|خطوة',
    hi: 'का उपयोग|उपयोग कर*|करें|कीजिए|चुनें|दबाएँ|दबाएं|लिखें|खोलें|चलाएँ|सकते हैं|द्वारा|के माध्यम से|चरण|के ज़रिए|के जरिए',
    ja: 'を使[いうっ]|使用し|実行|入力|選択|押[しす]|クリック|してください|します|ことで|コマンド|手順|方法|によ[りっ]|設定',
    zh: '使用|通过|執行|执行|运行|输入|选择|点击|按下|按|安装|添加|创建|打开|删除|可以|命令|步骤|方法|用|请',
  },
  'giu',
);

function find({ text, question, language }: FindInput): Found[] {
  const found: Found[] = [];
  const asked = question.toLowerCase();
  for (const match of text.matchAll(TELLS(language))) {
    const isAsked = asked.includes(match[0].toLowerCase());
    found.push(clauseFrom(text, match.index, match.index + match[0].length, isAsked ? 0.4 : 0.65));
    if (found.length > 30) break;
  }
  return withoutOverlaps(found);
}

export const howto: AnswerTypeRow = {
  type: 'howto',
  find,
  asks: {
    en: 'how (?:do|can|should|may|must|would|could|might) (?:i|you|we|one|they|the|a|an|it|users?|developers?)|how to|what (?:do|should|must|can) i do|in what way|what steps|how is … (?:done|made|installed|removed|calculated|measured|terminated|resolved)|what is the (?:procedure|process|way) (?:for|to|of)|how are … (?:calculated|measured|resolved|handled)|ways? to',
    de: 'wie (?:kann|muss|soll|sollte|darf|können|müssen|wird|werden|lässt|mache|installiere|bekomme|funktioniert|geht|erstelle|entferne|ändere|starte|man)|auf welche weise|was muss ich tun|wie man|anleitung|wie \\p{L}{3,14}e ich',
    fr: 'comment|de quelle (?:manière|façon)|que (?:dois-je|faut-il) faire|par quel moyen',
    es: 'cómo|de qué (?:manera|forma|modo)|qué (?:debo|tengo que|hay que) hacer',
    pt: 'como|de que (?:maneira|forma|modo)|o que (?:devo|tenho de|é preciso) fazer',
    ru: 'как(?! (?:долго|часто|далеко|зовут|звали|называ))|каким (?:образом|способом)|что (?:нужно|надо) (?:сделать|делать)|что делать|с помощью чего',
    pl: 'jak(?! (?:długo|często|daleko|duż|wysok|nazywa|szybko))|w jaki sposób|co (?:trzeba|należy|muszę) zrobić|jakim poleceniem',
    ar: 'كيف|كيفية|بأي طريقة|ما (?:هي )?(?:طريقة|الطريقة|خطوات|الخطوات)',
    hi: 'कैसे|किस (?:तरह|प्रकार|तरीके)|क्या करना (?:होगा|चाहिए|पड़ेगा)|तरीका',
    ja: 'どうやって|どのように|どうすれば|どうしたら|方法|やり方|仕方|手順|どうやったら',
    zh: '怎么(?!会)|怎样|如何|怎麼|用什么方法|步骤|按什么键|怎么办',
  },
};
