import type { DutyWords } from '../parts/duties.ts';

export const duties: DutyWords = {
  period: 'tag*|woche*|monat*|jahr*|stunde*|minute*|quartal*|werktag*|kalendertag*',
  exception:
    'außer|ausgenommen|ausnahme|ausnahmen|es sei denn|sofern nicht|mit Ausnahme|vorbehaltlich|ungeachtet',
  recommendation: 'soll|sollen|sollte*|empfohlen|empfehl*',
  auxiliary: 'wird|werden|ist|sind|war|waren|hat|haben|hatte*',
  names:
    'pflicht|pflichten|verpflichtung*|notwendigkeit*|voraussetzung*|erlaubnis*|genehmigung*|verbot|verbote|recht',
  permission: `darf*|dürf*|kann|kannst|können|könn*|konnte*|erlaub*|gestatte*|zulässig|unzulässig|berechtigt|möglich|unmöglich|verbot*|verbiet*|untersag*|recht|
      nur wenn|sofern|genehmig*|zugelassen|lässt sich|lassen sich`,
  duty: `muss|muß|müss*|musst*|soll*|brauch*|benötig*|verpflicht*|pflicht*|notwendig*|nötig*|erforder*|zwingend|empfohlen|empfehl*|haftet|haften|voraussetz*|freiwillig|unbedingt`,
  negation:
    'nicht|kein*|nie|niemals|weder|noch nie|ohne|verboten|untersagt|unzulässig|unmöglich|nichts|niemand',
  saysOutright: '^(?:ja|nein|doch|nicht unbedingt|noch nicht)(?=[,.;:!—–-])',
};
