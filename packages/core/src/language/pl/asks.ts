import { onOneLine } from '../patterns.ts';
import { people } from './people.ts';
import type { AskedFor } from '../parts/asks.ts';

const COUNTED = onOneLine(people.counted);

export const asks: AskedFor = {
  about:
    'o czym (?:jest|mówi|traktuje|opowiada)|(?:główny|główna|jaki jest) (?:temat|teza|myśl)|streść|streszczenie|podsumuj|podsumowanie|wnioski|wniosek|cel (?:tego )?dokumentu',
  count: 'ile|ilu|iloma|liczba|liczbę|ilość|ile razy|długość',
  date: 'kiedy|w którym (?:roku|dniu|miesiącu|wieku)|którego (?:dnia|roku)|jaki (?:dzień|rok)|w jakim (?:roku|dniu)|data|do kiedy|od kiedy|termin wejścia',
  definition:
    'co to (?:jest|są|znaczy|oznacza)|czym (?:jest|są|był|była|było)|co (?:oznacza|znaczy|rozumie)|definicj*|znaczenie',
  howTo:
    'jak(?! (?:długo|często|daleko|duż|wysok|nazywa|szybko))|w jaki sposób|co (?:trzeba|należy|muszę) zrobić|co (?:z?robić|mam z?robić)|(?:jakim|jakie|jaka|jaką|które|którym|której) (?:poleceni*|komend*|opcj*|narzędzi*|klawisz*|program)',
  list: 'wymień*|lista|listę|wylicz|jakie (?:są|\\p{L}+)|jakich|które (?:są|\\p{L}+[yei]) |z czego składa|co (?:obejmuje|zawiera|wchodzi)',
  measure:
    'jak (?:duż[yae]|daleko|wysok[iao]|szerok[iao]|głębok[iao]|ciężk[iao]|szybk[iao])|jak[ai] … (?:rozmiar|odległość|wysokość|waga|prędkość|temperatura|powierzchnia|pojemność|port|wielkość)|ile (?:miejsca|pamięci|waży|mierzy|megabajtów|gigabajtów|kilometrów|metrów|energii|wody|ram)|rozmiar|odległość|wysokość|masa|prędkość|temperatura|powierzchnia|pojemność|wielkość',
  money: `ile (?:kosztuje|kosztował*|kosztują|pieniędzy|zarabia*|zarobił*|zapłacił*|płaci*|wydał*|wydano|wynosi* (?:cena|koszt|opłata|kara|przychód|zysk))|ile … (?:kosztował*|kosztuje|pieniędzy|zapłacił*|dolarów|euro|złotych)|jak[ai] … (?:koszt|cena|kwota|opłata|kara|przychód|zysk|pensja|budżet)|koszt|cena|kwota|opłata|kara umowna|przychody?|zysk|pensja|budżet|wynagrodzenie`,
  organisation:
    '(?:która|która|jaka|jakie|jaki|który|które|jakiej|którą) … (?:firm*|spółk*|organizacj*|bank*|uniwersytet*|fundacj*|instytucj*|agencj*|drużyn*|parti*|klub*|stowarzyszen*|wydawnictw*|dostawc*|producent*|komitet*)|jak nazywa się (?:firma|spółka|organizacja)|kto (?:finansuj*|sfinansował)|konkurenci|dostawcy',
  people: `(?:ilu|ile|ilo[mr]a) … (?:${COUNTED})|ilu|(?:liczba|liczbę|ilość) … (?:${COUNTED})|liczebność|populacja|zatrudnienie`,
  percentage:
    'procent*|ile procent|o ile procent|jak[ai] (?:część|odsetek|udział)|jaką część|odsetek|stopa|marża|sprawność|udział w rynku|oprocentowanie',
  period:
    'jak długo|jak często|co ile|ile (?:czasu|dni|tygodni|miesięcy|lat|godzin|minut|trwa*)|przez ile|okres|termin (?:wypowiedzenia|płatności)|czas trwania|w jakim (?:czasie|terminie)|w ciągu ilu|za ile|jak szybko|wypowiedzeni[ae]',
  person:
    'kto|kogo|komu|kim|czyj|czyja|czyje|jak (?:nazywa|nazywał) się|(?:któr[yaegoim]{1,3}|jak[iaegoim]{1,4}) … (?:autor*|król*|prezydent*|reżyser*|ekspert*|badacz*|programist*|dyrektor*|pracownik*|minister*|kompozytor*|człowiek*|osob[aęy])',
  place:
    'gdzie|skąd|dokąd|(?:w którym|w której|w jakim|w jakiej|jakie|które|który) … (?:mieś*|region*|miejsc*|sąd*|stan*|wysp*|wojewódz*|miast*|katalog*|folder*|plik*|menu)|siedzib*|adres|lokalizacja|stolica|miejsce urodzenia',
  country: '(?:w )?(?:któr*|jaki*) (?:kraj*|państw*)',
  reason:
    'dlaczego|czemu|z jakiego powodu|z jakich powodów|po co|jaki (?:był|jest) powód|jaka (?:była|jest) przyczyna|w jakim celu|co (?:spowodowało|wywołało|powoduje|sprawiło|było (?:przyczyną|powodem))|do czego (?:służ\\p{L}+|potrzebn\\p{L}+)|jaki (?:jest|był) cel|przyczyna|przyczyny',
  yesNo:
    '^(?:a |i |ale )?czy|czy (?:można|mogę|może|jest|są|trzeba|muszę|musi)|^(?:można|mogę|muszę|wolno|trzeba)|^(?!.*(?:jak|co |kto|kiedy|gdzie|ile|dlaczego)).{1,60} (?:możliw[eay]|dozwolon[eay]|obowiązkow[eay]|zabronion[eay])$',
};
