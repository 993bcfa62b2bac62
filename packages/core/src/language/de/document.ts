import type { DocumentWords } from '../parts/document.ts';

export const document: DocumentWords = {
  kinds: `allgemeine (?:geschäfts|nutzungs|vertrags)bedingungen|\\p{L}*(?:geschäfts|nutzungs|vertrags|liefer|versicherungs|lizenz)bedingungen|datenschutzerklärung|\\p{L}*vereinbarung|\\p{L}*vertrag|\\p{L}*lizenz|\\p{L}*anleitung|\\p{L}*handbuch|\\p{L}*leitfaden|\\p{L}*richtlinien?|verhaltenskodex|einführung|faq|häufig gestellte fragen|\\p{L}*bericht|pressemitteilung|\\p{L}*geschichte|aufsatz|artikel|\\p{L}*arbeit|dissertation|gutachten|spezifikation|\\p{L}*protokoll|rechnung|angebot|auftragsbestätigung|bestellung|lieferschein|mahnung|kündigung|vollmacht|\\p{L}*satzung|\\p{L}*ordnung|\\p{L}*gesetz|\\p{L}*verordnung|urteil|beschluss|bescheid|prospekt|rundschreiben|glossar|wörterbuch|lexikon|lebenslauf|fragebogen|\\p{L}*konzept|tagesordnung|zeugnis|bescheinigung|roman|\\p{L}*studie|\\p{L}*plan`,
  paper: 'Aufsatz',
  pressRelease: 'Pressemitteilung',
  letter: 'Brief',
  book: 'Buch',
  this: 'diese[rsnm]?|vorliegende[rsnm]?',
  any: '(?:dieses|dieser|diese|diesen|das|der|die|den|dem|des)? ?(?:\\p{L}{0,20}(?:dokuments?|bericht|berichts|vertrag|lizenz|anleitung|handbuchs?|buchs?|buch|artikels?|studie|text|schreiben|vorwort|einleitung))',
  named:
    '(?:dieses|dieser|diese|diesem|das|der|die|dem|den|im|des|es)? ?(?:dokuments?|datei|bericht*|vertrag*|lizenz|anleitung|handbuch*|buch*|artikels?|studie|text*|pdf|hier|schreiben)',
  asksWhole:
    '(?:worum (?:geht|handelt) es(?: sich)?(?: in @| hier| bei @)?|wovon handelt @|was ist @|was steht in @|(?:bitte )?(?:fasse?|fassen sie) @(?: kurz)? zusammen|(?:eine )?(?:kurze )?zusammenfassung(?: @)?|wer hat @ (?:geschrieben|verfasst|erstellt|herausgegeben)|wer ist der autor(?: @)?|wie ?viele seiten(?: hat)?(?: @)?|wie lang ist @|wann wurde @ (?:geschrieben|veröffentlicht|erstellt)|was ist (?:das thema|der zweck|das fazit|der titel)(?: @| von @)?|fazit|zusammenfassen)',
  asksPurpose:
    '(?:wozu|wofür) (?:dient|ist|gibt es) @(?: gut| da)?|(?:was ist )?(?:der |das )?(?:zweck|ziel|sinn|gegenstand) (?:von )?@|was will @|was soll @',
  asksOverview:
    '(?:bitte )?(?:(?:worum|um was) (?:geht|handelt) (?:es(?: sich)?|@)(?: in @| hier| bei @)?|wovon handelt @|was ist @|was steht in @|was für ein (?:dokument|text) ist (?:das|dies)|fass(?:e|en sie)? @(?: kurz| bitte){0,2} zusammen|(?:eine )?(?:kurze )?(?:zusammenfassung|übersicht|inhaltsangabe)(?: @| von @)?|was ist (?:das thema|der inhalt)(?: @| von @)?|zusammenfassen)',
  overviewQuestion: 'Worum geht es in diesem Dokument?',
  contents: 'Inhalt',
};
