import type { LanguageTexts } from '#library/language-texts.ts';

export const de: LanguageTexts = {
  names: ['Vertrag', 'Protokoll', 'Bericht', 'Vermerk', 'Schreiben'],
  common: [
    'Die Parteien haben sich {n} Mal getroffen und die nächsten Schritte mit {company} vereinbart.',
    'Zahlungen sind innerhalb von {n} Tagen nach Eingang der Rechnung fällig.',
    'Der Lieferant bewahrt die Unterlagen {n} Jahre lang auf.',
    'Der Vorstand nahm die Zahlen zur Kenntnis und bat um einen weiteren Bericht.',
    'Fragen zu diesem Schreiben beantwortet das Büro von {company}.',
    'Die Kosten des Jahres stiegen gegenüber dem Vorjahr um {n} Prozent.',
    'Jede Seite trägt die Steuern, die das Gesetz ihr auferlegt.',
    'Änderungen dieses Vertrags bedürfen der Schriftform.',
    'Die Leitung dankte den Mitarbeitern für ihre Arbeit.',
  ],
  wanted: [
    {
      search: 'Kündigung Mietvertrag',
      says: ['Die Kündigungen der Mietverträge gingen nach {n} Tagen bei {company} ein.'],
      near: ['Die Kündigung der Versicherung ist möglich.', 'Der Mietvertrag liegt in der Akte.'],
    },
    {
      search: 'Brücke sperren',
      says: ['Die Brücken über den Fluss wurden gesperrt, weil {n} Pfeiler Risse zeigten.'],
      near: ['Die Brücke ist {n} Meter lang.', 'Das Konto wurde gesperrt.'],
    },
    {
      search: 'muller gutachten',
      name: 'Gutachten_Müller.txt',
      says: ['Der Sachverständige besichtigte das Haus an {n} Tagen.'],
      near: ['Herr Müller leitet die Sitzung.', 'Ein Gutachten kostet {n} Euro.'],
    },
    {
      search: 'strasse sanierung',
      says: ['Die Sanierung der Straße am Bahnhof dauert {n} Monate und wird von {company} geleitet.'],
      near: ['Die Straße ist im Winter gesalzen.', 'Die Sanierung des Daches ist beendet.'],
    },
    {
      search: 'Käse Lieferung',
      says: ['Die Lieferungen von Bergkäse und anderem Käse kommen jeden Montag in {n} Kisten.'],
      near: ['Die Lieferung der Stühle verspätet sich.', 'Zum Empfang gab es Brot und Wein.'],
    },
    {
      search: 'Impfstoffe kühlen',
      says: ['Jeder Impfstoff wird bei {n} Grad gekühlt und in der Apotheke von {company} verwahrt.'],
      near: ['Der Motor wird mit Wasser gekühlt.', 'Die Apotheke schließt um {n} Uhr.'],
    },
  ],
};
