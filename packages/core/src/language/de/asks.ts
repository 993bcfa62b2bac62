import { onOneLine } from '../patterns.ts';
import { people } from './people.ts';
import type { AskedFor } from '../parts/asks.ts';

const COUNTED = onOneLine(people.counted);

export const asks: AskedFor = {
  about:
    'worum geht es|worum geht|worum handelt|wovon handelt|was (?:ist|sind) (?:das|die) (?:thema|hauptthema|fazit|hauptaussage|schlussfolgerung|kernaussage|ergebnis|ergebnisse)|zusammenfass*|fasse … zusammen|fazit|schlussfolgerung*|thema (?:des|der|dieses)|zweck (?:des|dieses) (?:dokuments|vertrags|berichts)|überblick',
  count:
    'wie ?viele|wieviele|anzahl|zahl der|wie oft|wie lang (?:soll|sollte|darf|kann|muss|ist) … (?:\\S{0,20}passwort|\\S{0,20}kennwort|\\S{0,20}text|\\S{0,20}name|\\S{0,20}zeichenkette)|menge|\\p{L}{3,20}länge|länge|\\p{L}{3,20}anzahl',
  date: 'wann|(?:welche[nmrs]?|in welchem|an welchem) (?:jahr|datum|tag|monat|jahrhundert)|datum|bis wann|seit wann|ab wann|\\p{L}{3,16}(?:datum|termin)|stichtag|inkrafttreten|geburtstag',
  definition:
    'was (?:ist|war) (?:eine? |der |die |das )?[\\p{L}\\p{Nd}-]+(?: [\\p{L}\\p{Nd}-]+){0,1}$|was (?:bedeutet|heißt|bezeichnet|meint)|was versteht man|was ist mit … gemeint|was gilt als|definition|bedeutung|was ist (?:ein|eine)|definiere*',
  howTo:
    '(?:welche[rsmn]?|mit welche[rmn]) (?:befehl|option|werkzeug|taste|menü|einstellung|schalter)|was (?:muss|soll|sollte|kann) (?:ich|man) (?:\\S+ ){0,5}tun|wie (?:kann|muss|soll|sollte|darf|können|müssen|wird|werden|lässt|mache|installiere|bekomme|funktioniert|geht|erstelle|entferne|ändere|starte|man)|auf welche weise|was muss ich tun|wie man|anleitung|wie \\p{L}{3,14}e ich',
  list: 'nenne*|liste* (?:die|alle|mir)?|zähle|aufzählung|welche (?:\\p{L}+ ){0,2}\\p{L}{3,20}(?:en|er|e|s) (?:gibt|sind|hat|haben|werden|muss|kann|können|unterstützt|gehören|waren|wurden|gelten|stehen)|was (?:sind|waren) die|aus welchen|woraus besteht|was gehört',
  measure:
    'wie (?:groß|weit|hoch|breit|tief|schwer|schnell|heiß|kalt|dick|lang ist)|wie ?viel (?:speicher*|platz|arbeitsspeicher|ram|strom|energie|wasser|gewicht|schneller|mehr|festplattenplatz|swap)|größe|entfernung|höhe|gewicht|geschwindigkeit|temperatur|fläche|kapazität|speicherplatz|plattenplatz|speicherbedarf|welche[rn]? port|portnummer',
  money: `wie ?viel (?:kostet|kosten|kostete|geld|euro|dollar|verdient*|zahl*|muss|hat|haben|wurde*|beträgt|umsatz|gewinn)|was kostet|was kosten|wie ?viel … (?:geld|euro|dollar|gezahlt|bezahlt|ausgegeben|verdient|kostet|kosten|umsatz|gewinn)|wie hoch … \\p{L}{0,16}(?:miete|preis|kosten|gebühr|strafe|gehalt|lohn|umsatz|gewinn|summe|betrag|honorar|steuer|vergütung|dividende|haftung|beitrag|kaution|schaden)\\p{L}{0,3}|wie teuer|welche[nrs]? (?:betrag|preis|summe|kosten|umsatz|gewinn)|umsatz|gewinn|kosten|preis|gehalt|gebühr*|vertragsstrafe|dividende|miete|honorar|vergütung|budget|betrag|haftungsgrenze|höchstbetrag`,
  organisation:
    'welche[nrsm]? … (?<!(?:das|die|der|dem|den|diese[rsmn]?) )(?:firma|firmen|unternehmen|organisation|bank|universität|institut|stiftung|behörde|gesellschaft|verein|partei|mannschaft|verlag|verlage|anbieter|hersteller|verband|ausschuss|tochtergesellschaft|partei|parteien)|wie heißt … (?:firma|unternehmen)|wer … (?:finanziert|prüft|sponsert|herausgegeben|betreibt)|wirtschaftsprüfer|abschlussprüfer|wettbewerber|konkurrenten|lieferanten',
  people: `wie ?viele … (?:${COUNTED})|anzahl … (?:${COUNTED})|zahl der … (?:${COUNTED})|wie ?viele leute|(?:mitarbeiter|beschäftigten|mitglieder|einwohner|personen)(?:an)?zahl|belegschaft|einwohnerzahl|mitarbeiter`,
  percentage:
    'prozent*|um wie ?viel prozent|wie (?:groß|hoch) … \\p{L}{0,16}(?:anteil|beteiligung|quote|zinssatz|steuersatz)|beteiligung|anteil|wie ?viel prozent|zinssatz|steuersatz|marktanteil|quote|wirkungsgrad|effizienz|marge|welcher teil|wie groß ist der anteil|\\p{L}{3,16}(?:quote|satz|anteil)',
  period:
    'wie lange?|wie häufig|in welchen abständen|wie schnell (?:muss|müssen)|wie ?viel(?:e)? (?:zeit|tage|wochen|monate|jahre|stunden|minuten)|\\p{L}{0,20}frist(?:en)?|\\p{L}{0,16}dauer|laufzeit|bis wann muss|zeitraum|in welcher zeit|wie alt|innerhalb welcher',
  person:
    'wer|wen|wem|wessen|von wem|welche[rsnm]? … (?:personen|person|autor(?:in|en)?|direktor(?:in|en)?|könig(?:in)?|präsident(?:in)?|experte|expertin|forscher(?:in)?|entwickler(?:in)?|leiter(?:in)?|mitarbeiter(?:in)?|mitglied(?:er)?|minister(?:in)?|komponist(?:in)?|chef(?:in)?)',
  place:
    'wo|woher|wohin|(?:welche[nmrs]?|in welche[rnm]) … (?:stadt|ort|region|bundesland|gericht|adresse|kontinent|provinz|insel|gegend|verzeichnis|ordner|land|städte|orte|datei|menü)|hauptsitz|firmensitz|sitz der|adresse|anschrift|standort|gerichtsstand|geburtsort|hauptstadt',
  country: '(?:in )?welche[mnrs]? (?:land|länder|ländern|staat|staaten)',
  reason:
    'warum|weshalb|wieso|aus welche[nm] gr[uü]nd(?:e|en)?|was (?:ist|war|sind|waren) (?:der grund|der zweck|der sinn|der auslöser|die ursachen?|die gründe)|was (?:hat|haben) (?:\\S+ ){1,5}(?:verursacht|ausgelöst|bewirkt|veranlasst)|was (?:führte|verursachte|bewirkte|löste|veranlasste)|wie (?:kommt|kam) es|wozu|wofür|weswegen|grund für|ursache|gründe für',
  yesNo:
    '^(?:und |aber |oder )?(?:ist|sind|war|waren|bin|hat|habe|haben|hatte|hatten|kann|können|könnte|darf|dürfen|muss|müssen|soll|sollte|sollen|wird|werden|wurde|wurden|gibt|gab|gilt|gelten|lässt|läuft|braucht|brauche|brauchen|benötigt|benötige|unterstützt|funktioniert|enthält|gehört|bekommt|bekomme|bekommen|zahlt|haftet|verkauft|besitzt|will|wollen|würde|kostet|stimmt|steht|geht|macht|existiert)|^(?!.*(?:was|welche|wie|wer|wann|wo|wem|warum)).{1,60} (?:erlaubt|gestattet|möglich|zulässig|verboten|pflicht|inbegriffen)$',
};
