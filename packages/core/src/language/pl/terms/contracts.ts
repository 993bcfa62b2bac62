/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | umowa, umowy
parties | strona, strony
termination | wypowiedzenie, rozwiązanie, wypowiedzieć
notice period | okres wypowiedzenia
notice | zawiadomienie, powiadomienie, nota
deadline | termin, okres
duration | czas trwania
expire | wygasać, wygasa, wygaśnięcie
valid | ważny, ważna, ważność
warranty | gwarancja, rękojmia
liability | odpowiedzialność
damages | odszkodowanie, szkody, szkoda
penalty | kara, grzywna
breach | naruszenie
confidential | poufny, poufność
license | licencja, licencji
license notices | informacje o licencji
copyright | prawa autorskie, prawo autorskie
trademark | znak towarowy, znaki towarowe
patent | patent, patenty
law | prawo, ustawa
court | sąd, sądy
jurisdiction | właściwość, jurysdykcja
dispute | spór, spory, konflikt
mediator | mediator
lawsuit | pozew, proces, postępowanie
lease | najem, czynsz, dzierżawa
landlord | wynajmujący
tenant | najemca
signature | podpis, podpisać, podpisany
written | na piśmie, pisemny
offer | oferta
permission | zezwolenie, zgoda, dozwolone
obligation | obowiązek
amendment | zmiana, zmienić
modified | zmieniony, zmodyfikowany
distribute | rozpowszechniać, dystrybucja
copy | kopia, kopie, egzemplarz
clause | klauzula, sekcja, artykuł
appendix | załącznik, dodatek
effective date | data wejścia w życie, wejście w życie
convention | konwencja, traktat
regulator | urząd, organ, regulator
government | rząd
personal data | dane osobowe, prywatność
invention | wynalazek, wynalazca
complaint | skarga, reklamacja
authorized | zatwierdzony, zatwierdzenie
lock-up | okres blokady
`;
