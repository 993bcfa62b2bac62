/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | dokument
page | strona, strony
chapter | rozdział
table | tabela
preface | przedmowa, wstęp
title | tytuł
name | nazwa, nazwy, imię, nazywa
date | data, dzień
days | dni
week | tydzień, tygodni
month | miesiąc, miesięcy, miesięcznie
quarter | kwartał
year | rok, roku, lata, lat, rocznie, roczny
hour | godzina, godzin
minute | minuta, minut
end | koniec, końcu, kończy
begin | początek, rozpocząć, rozpoczął
first | pierwszy, pierwsza, pierwsze
second | drugi, druga, drugie
last | ostatni, ostatnia
current | obecny, obecnie, aktualny
old | stary, stare
new | nowy, nowa, nowe
minimum | minimum, co najmniej, minimalny
maximum | maksimum, najwyżej, maksymalny
size | rozmiar, długość, długi
number | liczba, numer
people | ludzie, ludzi, osoby, osób
author | autor, napisał, napisać
founder | założyciel, założył, założona
create | stworzyć, stworzył, utworzyć, utworzony
leader | lider, kieruje, prowadzi, szef
members | członkowie, współtwórcy
translated | przetłumaczony, tłumaczenie
language | język, języki, języków
country | kraj, kraje, krajów
city | miasto, mieście, miasta
region | region, obszar
world | świat, świecie, światowy
North America | Ameryka Północna, Ameryce Północnej
Europe | Europa, Europy, Europie
Asia | Azja, Azji
Africa | Afryka, Afryki, Afryce
Middle East | Bliski Wschód, Bliskiego Wschodu
United States | Stany Zjednoczone, Stanach Zjednoczonych, USA
American | amerykański, amerykańskich
outside | poza
home country | kraj ojczysty
birth | urodzenie, urodził, urodzony
death | śmierć, zmarł, zginął, zginęło
war | wojna
street | ulica, ulice
school | szkoła, uniwersytet
team | drużyna, zespół
population | ludność, mieszkańcy, populacja
water | woda
temperature | temperatura
paper | papier
ink | atrament, tusz
work | praca, pracować, pracuje, utwór
use | używać, użyć, użycie, stosować
need | potrzebuje, potrzebny, wymagany, potrzeba
purpose | cel
reason | powód, przyczyna, ponieważ
example | przykład
advantage | zaleta, korzyść
difference | różnica
problem | problem
group | grupa
list | lista
system | system
service | usługa, usługi
result | wynik, wyniki
type | rodzaj, rodzaje, typ
information | informacja, informacje
principle | zasada, zasady
support | wsparcie, obsługa
help | pomoc, pomagać
`;
