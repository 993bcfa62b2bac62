import type { QuestionWords } from '../parts/questions.ts';

export const questions: QuestionWords = {
  meaning:
    'was (?:bedeutet|bedeuten|heißt|bezeichnet)|was versteht man unter|was ist mit (?:\\S+ ){1,5}gemeint|was gilt als|(?:definition|bedeutung) (?:von|des|der)|wie ist (?:\\S+ ){1,4}definiert',
  ofAKind: '(?:was|wer) ist eine? \\S+(?: \\S+){0,3}$',
  several:
    'welche[nr]? (?:\\S+ ){1,5}(?:gibt es|gibt|sind|werden|haben|können|müssen|dürfen|sollen|waren|wurden)|welche (?:zwei|drei|vier|fünf|sechs) \\p{L}+|welche (?:\\p{L}+ )?\\p{L}{3,30}en (?:\\p{L}+(?:en|ern|eln))',
  namedBehind: 'versteht man unter|definition von|bedeutung von|gilt als',
  placeOfTerm: 'in|im|bei|beim|innerhalb',
  forWords:
    'wie (?:wird|werden|wurde|wurden|ist|sind) (?:\\S+ ){1,10}(?:berechnet|ermittelt|bestimmt|bewertet|erfasst|gemessen|geschätzt|definiert|behandelt)|was (?:umfasst|umfassen|beinhaltet|beinhalten|enthält|enthalten|bedeutet|bedeuten)|was (?:ist|sind) (?:\\S+ ){1,8}enthalten|woraus (?:besteht|bestehen|setzt|setzen|ergibt|ergeben)|worauf (?:beruht|beruhen|basiert|bezieht)|warum|weshalb|wieso',
  second: /\bund (?:(?:in|von|für|seit|ab|bis|mit) )?(?:wie|was|wo|wann|wer|warum|welche[rnsm]?)(?!\p{L})/iu,
  asking:
    /wie|was\b|wann|welche|wer\b|wem|wen\b|wessen|warum|weshalb|wieso|wozu|wofur|weswegen|\bwo\b|woher|wohin|wovon|worum|woraus|wodurch/u,
  forDay: 'an welchem tag|welches datum|datum',
  open: '^$',
  emptyWords: `hoch groß lange lang weit alt teuer hoher hohe muss müssen soll sollen darf dürfen will wollen wollte möchte heißt lautet
    beträgt dauert gibt liegt je pro bei dabei dafür`,
  spelledWords:
    'wieviel wieviele viel viele wann warum weshalb wieso welche welcher welches welchen welchem woher wohin wofür geschrieben übersetzt verfasser',
};
