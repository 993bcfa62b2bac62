import { wordSet } from './phrases.ts';

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
  osamu hiroshi takashi kenji yuki satoshi makoto mohammed muhammad ahmed ali omar hassan ibrahim fatima wei rajesh amit sanjay
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

export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word);
}

export function isCommonCapital(word: string): boolean {
  return COMMON_CAPITALS.has(word);
}

export function isMonthOrDay(word: string): boolean {
  return MONTHS_AND_DAYS.has(word);
}
