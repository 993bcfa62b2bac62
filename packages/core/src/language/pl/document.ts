import type { DocumentWords } from '../parts/document.ts';

export const document: DocumentWords = {
  kinds: `regulamin|polityka prywatności|umowa o zachowaniu poufności|umowa(?: o pracę| najmu| sprzedaży| o dzieło| zlecenia)?|porozumienie|licencja|podręcznik(?: użytkownika| administratora)?|instrukcja(?: obsługi| instalacji)?|przewodnik|poradnik|kodeks(?: postępowania)?|często zadawane pytania|faq|(?:raport|sprawozdanie)(?: roczn[ey]| finansow[ey])?|komunikat prasowy|historia|esej|artykuł|praca (?:magisterska|doktorska|licencjacka)|rozprawa|oferta|specyfikacja|protokół|faktura|zamówienie|rachunek|statut|ustawa|rozporządzenie|dyrektywa|wyrok|decyzja|uchwała|prospekt|list|słownik|glosariusz|życiorys|ankieta|porządek obrad|zaświadczenie|świadectwo|książka|powieść|opracowanie`,
  paper: 'Artykuł',
  pressRelease: 'Komunikat prasowy',
  letter: 'List',
  book: 'Książka',
  this: 'ten|ta|to|niniejsz\\p{L}+|tego|tej',
  any: '(?:ten|ta|to|tego|tej|tę)? ?(?:dokument*|raport*|umow*|licencj*|przewodnik*|podręcznik*|książ*|artykuł*|tekst*|przedmow*)',
  named:
    '(?:ten|ta|to|tego|tej|tym|tę)? ?(?:dokument*|plik*|raport*|umow*|licencj*|przewodnik*|podręcznik*|książ*|artykuł*|tekst*|pdf)',
  asksWhole:
    '(?:o czym (?:jest|mówi|traktuje|opowiada)(?: @)?|czym jest @|co to za @|streść(?: @)?|podsumuj(?: @)?|streszczenie(?: @)?|podsumowanie(?: @)?|kto (?:napisał|stworzył|wydał|jest autorem)(?: @)?|ile stron(?: ma| liczy)?(?: @)?|kiedy (?:napisano|opublikowano|wydano) @|jaki jest (?:temat|cel|tytuł|wniosek)(?: @)?)',
  asksPurpose: '(?:do czego służy|po co jest) @|(?:jaki jest )?cel @',
  asksOverview:
    '(?:o czym (?:jest|mówi|traktuje|opowiada)(?: @)?|czego dotyczy @|czym jest @|co to za @|streść(?: @)?|podsumuj(?: @)?|(?:krótkie )?(?:streszczenie|podsumowanie)(?: @)?|jaki jest temat(?: @)?)',
  overviewQuestion: 'O czym jest ten dokument?',
  contents: 'Spis treści',
  headFirst: true,
};
