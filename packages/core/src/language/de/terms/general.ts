/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | Dokument, Schriftstück
page | Seite, Seiten
chapter | Kapitel
table | Tabelle
preface | Vorwort
title | Titel, Überschrift
name | Name, Namen, heißt
date | Datum, Tag
days | Tage, Tagen
week | Woche, Wochen
month | Monat, Monate, Monaten, monatlich
quarter | Quartal
year | Jahr, Jahre, Jahren, jährlich
hour | Stunde, Stunden
minute | Minute, Minuten
end | Ende, enden, endet
begin | Beginn, beginnen, begann, Anfang
first | erste, erster, ersten, erstes, erstmals
second | zweite, zweiter, zweiten, zweites
last | letzte, letzter, letzten, letztes
current | aktuell, derzeit, gegenwärtig
old | alt, alte, alten
new | neu, neue, neuer, neuen, neues
minimum | mindestens, Minimum, Mindest, wenigstens
maximum | höchstens, Maximum, maximal
size | Größe, Länge, lang
number | Anzahl, Zahl, Nummer
people | Menschen, Leute, Personen
author | Autor, Verfasser, geschrieben, schrieb, schreiben
founder | Gründer, gegründet, gründete
create | erstellen, erstellt, geschaffen, schuf
leader | Leiter, leitet, führt, Führung
members | Mitglieder, Mitwirkende
translated | übersetzt, Übersetzung
language | Sprache, Sprachen
country | Land, Länder, Ländern
city | Stadt, Städte
region | Region, Gebiet
world | Welt, weltweit, weltweite, global
North America | Nordamerika
Europe | Europa
Asia | Asien
Africa | Afrika
Middle East | Naher Osten, Nahen Osten, Nahost
United States | USA, Vereinigte Staaten, Vereinigten Staaten
American | amerikanisch, amerikanische, amerikanischen
outside | außerhalb
home country | Heimatland
birth | Geburt, geboren
death | Tod, gestorben, starb, starben, getötet
war | Krieg
street | Straße, Straßen
school | Schule, Universität
team | Mannschaft, Team
population | Bevölkerung, Einwohner
water | Wasser
temperature | Temperatur
paper | Papier
ink | Tinte
work | Arbeit, arbeiten, arbeitet, Werk
use | verwenden, benutzen, nutzen, Verwendung, verwendet, benutzt
need | brauchen, braucht, benötigt, erforderlich, notwendig, benötigen
purpose | Zweck, Ziel
reason | Grund, Gründe, weil
example | Beispiel
advantage | Vorteil, Nutzen
difference | Unterschied
problem | Problem
group | Gruppe
list | Liste
system | System
service | Dienst, Dienste, Dienstleistung
result | Ergebnis, Ergebnisse
type | Art, Arten, Typ, Typen
information | Information, Informationen, Angaben
principle | Grundsatz, Grundsätze, Prinzip
support | Unterstützung, unterstützen, unterstützt
help | Hilfe, helfen
`;
