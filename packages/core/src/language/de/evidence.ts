import type { EvidenceWords } from '../parts/evidence.ts';

export const evidence: EvidenceWords = {
  less: 'sank|sinken|gesunken|sinkt|fiel(?:en)?|gefallen|fallen|fällt|rückgang|zurückgegangen|ging* … zurück|weniger|niedriger*|geringer*|verring*|reduzier*|abnahme|abgenommen|kleiner*',
  more: 'stieg(?:en)?|steig*|gestiegen|anstieg*|erhöh*|zunahme|zugenommen|wuchs*|gewachsen|wachstum|mehr|höher*|größer*',
  speaksOf:
    '(?:dieses|diese[rms]?|das vorliegende|die vorliegende) (?:dokument*|bericht*|vertrag*|lizenz|anleitung|handbuch*|buch*|artikel*|arbeit)|zweck|ziel|zusammenfassend|zusammenfassung|fazit|behandelt|beschreibt',
  tellsOf:
    'zweck|ziele?|beschreibt|erklärt|erläutert|behandelt|enthält|bietet|stellt|richtet sich|dient|soll|regelt|fazit|zusammenfassend',
  defines:
    'bedeutet|bezeichnet|bezeichnen|heißt|heissen|steht für|versteht man|verstehen wir|ist definiert als|im sinne|meint|wird als|werden als|nennt man|nennen wir',
  is: '(?:ist|sind|war) (?:eine?|der|die|das|kein)?',
  calls: 'genannt|nennt man|nennen wir|heißt|heißen|sogenannte[nrms]?|unter|als|kurz|begriff',
  joinsItems: 'und/oder|und|oder|sowie',
  tellsHow: `verwenden|verwende*|benutzen|nutzen|führen … aus|ausführen|geben … ein|eingeben|wählen|klicken|drücken|starten|installieren|setzen|fügen|erstellen|öffnen|entfernen|
      indem|mit (?:dem befehl|hilfe)|befehl|option|schritte?|sie (?:können|sollten|müssen)|können sie|müssen sie|kann man|schriftlich*|kann … werden|mittels|lässt sich|bearbeiten|legen sie|gehen sie`,
  opensList:
    '(?:umfass(?:t|en)|enth(?:ält|alten)|besteh(?:t|en) aus|nämlich|wie|sind|folgende[nrs]?|darunter|einschließlich|zum beispiel|z\\. ?b\\.):?',
  organisation: '(?!)',
  shares: 'hälfte|ein drittel|zwei drittel|ein viertel|drei viertel|dreiviertel|ein fünftel|mehrheit',
  periodUnits:
    '(?:volle[nr]? |aufeinanderfolgende[nr]? |weitere[nr]? )?(?:jahr\\p{L}{0,2}|monat\\p{L}{0,2}|woche[n]?|tag\\p{L}{0,2}|werktag\\p{L}{0,2}|arbeitstag\\p{L}{0,2}|kalendertag\\p{L}{0,2}|stunden?|minuten?|sekunden?|jahrzehnt\\p{L}{0,2}|jahrhundert\\p{L}{0,2}|quartal\\p{L}{0,2})',
  periodWithoutFigure:
    'unbefristet|auf unbestimmte zeit|dauerhaft|unverzüglich|sofort|bis zum ende|solange|fristlos|täglich|wöchentlich|monatlich|vierteljährlich|jährlich|(?:einige|mehrere|wenige) (?:sekunden|minuten|stunden|tage|wochen|monate|jahre)|für die dauer',
  atPlace: '(?:in|bei|nahe|stadt|land|staat|gericht|nach)$',
  towardsPlace: '(?:im|aus|von|an der|am|zu)$',
  kindOfPlace:
    '(?:in|im|am|an|auf|unter|bei|beim|aus|vom|von) (?:(?:der|dem|den|einer|einem|jeder|jedem|ihrer|ihrem|seiner|seinem) )?(?:[\\p{L}-]{1,20} ){0,2}(?:\\p{L}{0,20}(?:verzeichnis|datei|ordner|menü|seite|fenster|dialog|liste|stadt|land|region|gebäude|ende|anfang|abschnitt|kapitel|archiv|server|gericht|büro))',
  place: '\\p{Lu}\\p{L}{2,20}(?:straße|strasse|str\\.|platz|allee|weg) \\p{Nd}{1,4}',
  reason: `weil|wegen|aufgrund|auf grund|infolge|denn|da sonst|damit|um … zu|um (?:\\S+ ){1,8}zu \\p{L}+en|grund (?:dafür|hierfür|ist|war|für)|gr[uü]nde[n]? |deshalb|daher|nämlich|
      andernfalls|ansonsten|sonst|dank|führ(?:t|te|en) (?:\\S+ ){0,4}dazu|zurückzuführen|bedingt durch|dient dazu|zweck|um … (?:sicherzustellen|vermeiden|verhindern)|so ?dass|ursache`,
  weakReason: 'dient|dienen|ermöglicht|ermöglichen|erlaubt|da|durch|dadurch|könnte|können|würde',
};
