/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | przychody, przychód, sprzedaż, obroty
profit | zysk
loss | strata, straty
cost | koszt, koszty, wydatki
to cost | kosztować, kosztuje, kosztował
spend | wydawać, wydaje, wydał
price | cena
purchase price | cena zakupu
fee | opłata, opłaty
amount | kwota, suma
money | pieniądze, pieniędzy, gotówka
debt | dług, zadłużenie
liabilities | zobowiązania, pasywa
assets | aktywa
equity | kapitał własny
tax | podatek, podatki
tax rate | stawka podatkowa
interest | odsetki, oprocentowanie, stopa procentowa
rate | stopa, wskaźnik
percentage | procent, odsetek, udział
share | akcja, akcje, akcji
dividend | dywidenda
shareholders | akcjonariusze, akcjonariuszy
investor | inwestor, inwestorzy
investment | inwestycja, inwestycje
notes | obligacje
loan | pożyczka, kredyt, hipoteka
bank | bank, banki
account | konto, konta
budget | budżet
invoice | faktura, rachunek
payment | płatność, zapłata, płacić, zapłacić
receive | otrzymać, otrzymał, otrzymała
compensation | wynagrodzenie
salary | pensja, płaca
employees | pracownicy, pracowników, zatrudnieni
employ | zatrudniać, zatrudnia, zatrudniał
company | firma, firmy, spółka, przedsiębiorstwo
customer | klient, klienci, klientów
subscribers | abonenci, subskrybenci, członek, członkowie, członkostwo
supplier | dostawca, dostawcy
competitor | konkurent, konkurenci, konkurencja
partner | partner
product | produkt, produkty
factory | fabryka, fabryki, produkcja
manufactured | produkowany, produkowane
store | sklep, sklepy, sklepów
physical stores | sklepy stacjonarne
warehouse | magazyn, magazyny
shoes | buty, obuwie
aircraft | samolot, samoloty
delivered | dostarczony, dostawa, dostarczyć
acquisition | przejęcie, fuzja, nabycie
buy | kupić, kupił, zakup
sell | sprzedać, sprzedaż, sprzedał
bankruptcy | upadłość, niewypłacalność
chief executive officer | dyrektor generalny, prezes
chief financial officer | dyrektor finansowy
chief product officer | dyrektor ds. produktu
director | dyrektor, kierownik
board of directors | rada nadzorcza, zarząd
chairman | przewodniczący
auditor | audytor, biegły rewident, audyt
headquarters | siedziba, główna siedziba, centrala
office | biuro, biura
branch | oddział, placówka
subsidiary | spółka zależna, spółki zależne
segment | segment, segmenty, dział
market | rynek, rynki
union | związek zawodowy, związki zawodowe
growth | wzrost
decrease | spadek
risk | ryzyko, ryzyka
meeting | zgromadzenie, roczne zgromadzenie, spotkanie, zebranie
vote | głos, głosy, głosowanie, głosowania
majority | większość
committee | komitet, komisja
insurance | ubezpieczenie
pension | emerytura
balance sheet | bilans
fiscal year | rok obrotowy, rok finansowy
average | średnia, średnio
total | łącznie, ogółem, całkowity
`;
