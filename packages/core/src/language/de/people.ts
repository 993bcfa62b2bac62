import { countedStaff } from '../patterns.ts';
import type { PeopleWords } from '../parts/people.ts';

export const people: PeopleWords = {
  asksForKind:
    'wer (?:kann|darf|muss|soll|sollte|wird|haftet|trägt|zahlt|bezahlt|entscheidet|besitzt|braucht|bekommt|erhält|benutzt|kauft|prüft|ist (?:verantwortlich|zuständig|berechtigt|verpflichtet|haftbar|betroffen|zustandig))|für wen|an wen|wem (?:gehört|gehören)',
  kinds:
    '(?:der|die|das|den|dem|jeder|jede|jedem|alle|ein|eine|einem|kein|nur|ihre?|unsere?) (?:\\p{L}{1,20} ){0,2}(?:\\p{L}{0,20}(?:inhaber|besitzer|nutzer|benutzer|kunden?|mitglied(?:er)?|mitarbeiter|entwickler|betreuer|autor(?:en)?|lizenzgeber|lizenznehmer|käufer|verkäufer|mieter|vermieter|unternehmen|gesellschaft|vorstand|ausschuss|partei(?:en)?|personen?|administrator(?:en)?|anbieter|hersteller|arbeitgeber|arbeitnehmer))|sie|jedermann|jeder|niemand|man',
  ruleAfter:
    '(?:\\S+ ){0,4}?(?:kann|können|darf|dürfen|muss|müssen|soll|sollen|haftet|haften|trägt|zahlt|ist|sind|hat|haben)',
  roles:
    'vorstand(?:svorsitzende[rn]?)?|geschäftsführer(?:in)?|präsident(?:in)?|vorsitzende[rn]?|direktor(?:in)?|leiter(?:in)?|autor(?:in|en)?|verfasser(?:in)?|herausgeber(?:in)?|übersetzer(?:in)?|betreuer(?:in)?|gründer(?:in)?|erfinder(?:in)?|wirtschaftsprüfer|abschlussprüfer|minister(?:in)?|kanzler(?:in)?|schatzmeister|könig(?:in)?|bürgermeister(?:in)?|trainer(?:in)?|kapitän|eigentümer(?:in)?|inhaber(?:in)?|vermieter(?:in)?|mieter(?:in)?|ansprechpartner(?:in)?|nachfolger(?:in)?|vorgänger(?:in)?|regisseur(?:in)?|komponist(?:in)?|architekt(?:in)?|chef(?:in)?|ceo|cfo|datenschutzbeauftragte[rn]?|finanzvorstand',
  staffWords: 'Mitarbeiter Beschäftigte beschäftigt Angestellte Arbeitnehmer',
  asksForStaff:
    'mitarbeiter\\p{L}*|beschäftig\\p{L}*|angestellte\\p{L}*|arbeitnehmer\\p{L}*|belegschaft|personal|leute|menschen|personen|arbeite\\p{L}*|viele?|anzahl|zahl|groß|insgesamt|ende|jahr\\p{L}*|unternehmen\\p{L}*|firma|konzern\\p{L}*|weltweit|derzeit|heute',
  statesStaff: countedStaff('mitarbeiter\\p{L}*|beschäftigte\\p{L}*|angestellte\\p{L}*|arbeitnehmer\\p{L}*'),
  counted: `personen|person|mitarbeiter*|beschäftigte*|angestellte*|arbeitnehmer*|arbeitskräfte|menschen|leute|mitglieder*|freiwillige*|
    entwickler*|betreuer*|einwohner*|bürger*|studenten|studierende*|schüler*|lehrer*|soldaten|passagiere*|patienten|männer*|
    frauen|kinder*|benutzer*|nutzer*|kunden|aktionäre*|teilnehmer*|spieler*|opfer|tote*|zuschauer*|besucher*|wähler*`,
  signing: 'Unterschrift unterzeichnet unterzeichner Ort Datum',
  officers: 'vorstand vorstandsvorsitzender finanzvorstand geschäftsführer vorsitzender aufsichtsrat',
};
