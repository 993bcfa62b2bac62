import { countedStaff } from '../patterns.ts';
import type { PeopleWords } from '../parts/people.ts';

export const people: PeopleWords = {
  asksForKind:
    'kto (?:może|mogą|musi|powinien|ma prawo|płaci|decyduje|ponosi|odpowiada|otrzymuje|jest odpowiedzialny)|dla kogo|komu',
  kinds:
    '(?:posiadacz*|właściciel*|użytkownik*|klien*|człon*|pracowni*|deweloper*|programi*|opiekun*|autor*|licencjodawc*|licencjobiorc*|kupując*|sprzedawc*|najemc*|wynajmując*|spółk*|firm*|zarząd*|komitet*|stron*|osob*|administrator*|dostawc*|sąd*|każdy|nikt)',
  ruleAfter: '(?:\\S+ ){0,4}?(?:może|mogą|musi|muszą|powinien|powinna|ma|mają|jest|są|ponosi)',
  roles:
    'prezes*|przewodnicząc*|dyrektor*|autor*|redaktor*|tłumacz*|opiekun*|założyciel*|wynalazc*|audytor*|biegły rewident|minister*|premier*|skarbnik*|król*|burmistrz*|trener*|kapitan*|właściciel*|wynajmujący|najemca|następc*|reżyser*|kompozytor*|architekt*|szef*|kierownik*|lider*|prezydent*|twórc*',
  staffWords: 'pracowników pracownicy zatrudnionych',
  asksForStaff:
    'pracowni\\p{L}*|prac\\p{L}*|zatrudni\\p{L}*|osób|ludzi|personel\\p{L}*|załog\\p{L}*|ilu|ile|liczb\\p{L}+|łącznie|ogółem|koniec|rok\\p{L}*|firm\\p{L}+|spółk\\p{L}+|grup\\p{L}+|świecie',
  statesStaff: countedStaff('pracownik\\p{L}*|zatrudnionych'),
  counted: `osób|osoby|osoba|ludzi|ludzie|pracownik*|pracowni*|zatrudnion*|personel*|członk*|wolontariusz*|ochotnik*|programist*|deweloper*|
    opiekun*|mieszkańc*|obywatel*|student*|uczni*|nauczyciel*|żołnierz*|pasażer*|pacjent*|mężczyzn*|kobiet*|dzieci|użytkownik*|
    klient*|akcjonariusz*|uczestnik*|graczy|zawodnik*|ofiar*|zabit*|widzów|zwiedzając*|wyborc*`,
  signing: 'podpis podpisano podpisany',
  officers: 'prezes wiceprezes dyrektor zarząd',
};
