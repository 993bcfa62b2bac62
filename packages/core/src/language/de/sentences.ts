import { opensClause, opensSentence } from '../patterns.ts';
import type { SentenceWords } from '../parts/sentences.ts';

export const sentences: SentenceWords = {
  refersBack: opensSentence(
    `er sie es ihr ihre sein seine dies diese dieser dieses diesen diesem jene solche letztere beide damit dadurch dazu daher
    deshalb dabei dafür davon danach dort so auch außerdem jedoch`,
    `die (?:gesellschaft|firma|partei|parteien)|der (?:konzern|vertrag)|das (?:unternehmen|programm)`,
  ),
  verbs: `ist sind war waren wird werden wurde wurden worden hat haben hatte hatten kann können konnte konnten muss muß müssen
    musste mussten soll sollen sollte sollten darf dürfen durfte will wollen wollte mag möchte möchten sei wäre wären hätte hätten würde
    würden gibt gab steht stehen stand liegt lag geht gehen ging kommt kommen kam macht machen machte bleibt bleiben heißt heißen lässt lassen
    bietet bieten enthält enthalten besteht bestehen verwendet verwenden benötigt benötigen erhält erhalten finden findet gilt gelten
    haftet bedeutet beträgt betrugen betrug erfolgt erfolgen ermöglicht unterstützt startet wählen geben lesen beachten prüfen nutzen`,
  verbEndings: /^(?:[a-zäöüß]{2,}(?:t|te|ten|st|en))$/,
  usualWords: 5,
  stopWords: `der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde
    wurden worden sein seine seinen seiner ihr ihre ihren ihrer hat haben hatte hatten in im an am auf aus bei beim mit
    nach von vom vor zu zum zur für über unter um durch gegen ohne als wie was wer wen wem wessen welche welcher
    welches welchen welchem wo wann warum wieso weshalb woher wohin wieviel wie viel viele es er sie ich wir man nicht
    kein keine auch nur noch so dass daß sich dieser diese dieses diesen diesem es gibt kann können`,
  aside: opensClause(
    'wenn falls sofern soweit sobald solange obwohl weil nachdem bevor ob',
    'für den fall|im falle?',
  ),
  proviso: /^mit der (?:maßgabe|ausnahme)(?![\p{L}\p{M}])/iu,
  comparison: opensClause('gegenüber', 'verglichen mit|im vergleich'),
  abbreviations: `ca abs s nr bd hrsg bzw z z.b d d.h u u.a i.d.r usw vgl ziff buchst rn rdnr gem ggf inkl evtl bspw sog str aufl
  mio mrd tsd mind lfd kap abb tab anm bzgl einschl gegr geb gest jh jhd österr dt engl franz lat`,
  endingAbbreviations: 'usw u.a',
  starters: `der die das den dem des ein eine es sie wir er in im am an auf bei beim mit nach wenn dies diese dieser dieses dazu danach dann
  daher damit auch für zum zur von vom durch so da aber und`,
};
