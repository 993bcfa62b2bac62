import { wordSet } from '#text/phrases.ts';

/** Common given names of the languages with capitals: a run that holds one is a person's far more often than not. */
const GIVEN_NAMES = wordSet(`
  james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven
  paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen
  larry justin scott brandon benjamin samuel gregory frank alexander patrick raymond jack dennis jerry tyler aaron henry douglas
  peter adam nathan walter harold kyle carl arthur gerald roger keith lawrence terry sean albert jesse austin bruce ralph eugene
  wayne louis philip bobby johnny ian alan martin steve bill bob tom mike jim joe dave dan ken greg phil matt chris tim
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa margaret betty sandra ashley dorothy kimberly
  emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley anna ruth
  brenda pamela nicole catherine samantha christine emma virginia rachel janet maria diane julie joyce victoria kelly christina
  joan evelyn lauren judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara alice marie julia grace jane
  hans peter klaus jürgen wolfgang dieter manfred uwe günter helmut heinz werner stefan andreas thorsten sabine petra monika ursula
  ingrid katja birgit heike jens karsten matthias markus sven ulrich friedrich ludwig otto karl johann heinrich georg gerhard
  jean pierre michel jacques philippe alain bernard andré françois christian nicolas laurent frédéric olivier raphaël roland
  stéphane julien françoise monique isabelle nathalie sylvie valérie sophie céline claude rené émile gustave hugo louise
  josé juan antonio manuel francisco luis javier carlos jesús miguel pedro alejandro rafael ángel fernando pablo sergio jorge
  alberto diego santiago enrique ignacio ramón roberto carmen isabel dolores pilar josefa rosa antonia francisca lucía elena
  joão paulo antónio luís ricardo américo marcelo gustavo rodrigo eduardo fernanda mariana beatriz inês tiago rui
  иван александр сергей андрей алексей дмитрий михаил николай владимир юрий виктор павел пётр петр борис олег игорь анатолий
  василий григорий константин лев фёдор максим евгений мария анна елена ольга наталья татьяна ирина светлана екатерина анастасия
  jan andrzej piotr krzysztof stanisław tomasz paweł józef marcin marek michał grzegorz jerzy tadeusz adam łukasz zbigniew ryszard
  dariusz henryk mariusz kazimierz wojciech robert mateusz jacek maciej janusz mirosław sławomir artur anna katarzyna małgorzata
  agnieszka barbara krystyna ewa elżbieta zofia teresa magdalena joanna
  osamu hiroshi takashi kenji yuki satoshi makoto mohammed muhammad ahmed ali omar hassan ibrahim fatima wei rajesh amit sanjay sam ben max alex nick ted fred ed ron ray don pete andy tony kate sue liz meg jill
  vijay anil sunil nikola marlee renzo kevin paolo giovanni giuseppe marco luca lars erik björn wichert`);

/** Words that documents print with a capital though they name nobody. */
const COMMON_CAPITALS = wordSet(`
  company corporation agreement contract party parties section article chapter table figure note notes page pages item part exhibit
  annex appendix effective total net gross income statements statement financial consolidated annual report form fiscal year quarter
  board management licensee licensor license licence software program work document copyright confidential information disclosing
  receiving purpose term services customer client seller buyer lessor lessee tenant landlord employer employee product products
  internet table contents introduction conclusion abstract summary overview however therefore although because since while during
  after before when where each every such certain other others another both either neither also these those this that our we you they
  its his her their there here under upon with without within from into between among about against per one two three first second
  third new many most some all no not only see if as at by for in of on to or and but yes example
  vertrag abschnitt artikel kapitel tabelle abbildung seite hinweis anhang zusammenfassung einleitung dies diese dieser falls wenn
  chapitre tableau annexe sección capítulo tabla figura artículo página contrato seção capítulo tabela artigo глава раздел таблица
  рисунок приложение примечание rozdział tabela rysunek załącznik uwaga`);

const MONTHS_AND_DAYS = wordSet(`
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
  jan feb mar apr jun jul aug sep sept oct okt nov dec dez`);

/** Nouns and adjectives that documents print with a capital in titles and terms, never in the names of people. */
const EVERYDAY = wordSet(`
  act acts code codes public general original source work works plan plans stock stocks share shares common net sales cash service
  services business businesses segment segments store stores market markets health care consumer commercial industrial international
  national federal global world state states united government law laws quarterly current weeks week months ended years date dates
  time form forms rule rules exchange securities security capital resources risk risks credit debt loan loans card cards member
  members officer officers director directors executive manager president vice chief senior head committee balance sheet sheets
  tax taxes cost costs price prices rate rates value values fair interest income loss losses profit assets liabilities equity
  operating operations discussion analysis policy policies standard standards free open web online digital data base user users
  guide manual handbook book books reference documentation document documents file files folder directory desktop server client
  system systems package packages kernel module modules library libraries protocol interface language desktop app apps mobile
  email mail page home house space air water fire control power energy oil gas fuel food drink foods beverages snacks original
  derivative modified covered larger executable version versions support long short high low new old first last best main
  printed music note notes score key keys sub special part parts street road avenue avenues park river lake mountain sea ocean
  north south east west northern southern eastern western american european asian british german french spanish italian
  japanese chinese russian polish portuguese dutch indian arabic revolution war peace movement socialist communist anarchist
  unless linux debian unix windows gnu http https html xml pdf ascii utf cpu usb sql api
  lizenz datei dateien buchung konto konten fenster menü licence logiciel fichier documento archivo fichero arquivo ficheiro
  документ файл пакет система система plik pakiet system`);

/** Endings of abstract nouns and of words for things: "Management", "Quarterly", "Einstellungen". */
const EVERYDAY_END =
  /\p{L}{2}(?:tions?|sions?|ments?|ness|ity|ities|ships?|wares?|isms?|ings|ables?|ibles?|ical|ually|ally|ously|ives?|ics|ances?|ences?|ency|ancy|logy|logies|ung|ungen|heit|heiten|keit|keiten|schaft|ität|miento|mientos|mento|mentos|ción|ciones|ção|ções|idad|idades|idade|ité|ités|ция|ции|ний|ние|ния|ость|ости|ство|cja|cji|cje|ość|ości|stwo|nych|nego|ного|ской|ских|ного)$/u;

/** A word, in lower case, that is printed with a capital only as part of a title, a term or a sentence. */
export function isEverydayWord(word: string): boolean {
  return EVERYDAY.has(word) || (EVERYDAY_END.test(word) && !GIVEN_NAMES.has(word));
}

export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word);
}

export function isCommonCapital(word: string): boolean {
  return COMMON_CAPITALS.has(word);
}

export function isMonthOrDay(word: string): boolean {
  return MONTHS_AND_DAYS.has(word);
}
