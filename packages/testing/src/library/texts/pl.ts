import type { LanguageTexts } from '#library/language-texts.ts';

export const pl: LanguageTexts = {
  names: ['Umowa', 'Protokół', 'Raport', 'Notatka', 'Pismo'],
  common: [
    'Strony spotkały się {n} razy i uzgodniły dalsze kroki z firmą {company}.',
    'Płatności są wymagalne w ciągu {n} dni od otrzymania rachunku.',
    'Dostawca przechowuje dokumenty projektu przez {n} lat.',
    'Zarząd zapoznał się z liczbami i poprosił o kolejny raport.',
    'Pytania dotyczące tego pisma należy kierować do biura {company}.',
    'Koszty roku wzrosły o {n} procent w porównaniu z rokiem poprzednim.',
    'Każda strona ponosi podatki, które nakłada na nią ustawa.',
    'Zmiana tego dokumentu wymaga formy pisemnej.',
    'Kierownictwo podziękowało pracownikom firmy {company} za pracę.',
  ],
  wanted: [
    {
      search: 'najem magazynu',
      says: ['W sprawie najmu magazynów przy porcie firma {company} zapłaci za {n} miesięcy.'],
      near: ['Magazyn jest zamknięty w niedziele.', 'O najmie biura zdecyduje zarząd.'],
    },
    {
      search: 'faktura korygująca',
      says: ['Do każdej dostawy wystawiono {n} faktur korygujących, a fakturę korygującą wysłano pocztą.'],
      near: ['Fakturę opłacono w terminie.', 'Okulary korygujące wadę wzroku są refundowane.'],
    },
    {
      search: 'lodz tramwaj',
      says: ['Tramwaje w Łodzi jeżdżą co {n} minut; miasto Łódź kupi kolejny tramwaj.'],
      near: ['Siedziba sądu to Łódź.', 'Tramwajem można dojechać do biura.'],
    },
    {
      search: 'aneks zolkiewski',
      name: 'Aneks_Żółkiewski.txt',
      says: ['Termin przesunięto o {n} tygodni.'],
      near: ['Pan Żółkiewski otworzył zebranie.', 'Aneks wymaga podpisu.'],
    },
    {
      search: 'nauczyciele szkoły wiejskiej',
      says: ['W szkołach wiejskich pracuje {n} nauczycielek, a nauczycielom wiejskim należy się dodatek.'],
      near: ['Szkoła językowa prowadzi kursy.', 'Nauczyciel tańca wygrał konkurs.'],
    },
    {
      search: 'pszczoły miód',
      says: ['Pszczelarz ma {n} uli; pszczołom zaszkodził mróz, więc miodu było mało.'],
      near: ['Do herbaty podano miód.', 'Wosk pszczeli służy do podłóg.'],
    },
  ],
};
