/** Words that stand for each other between a question and a document; `../thesauri.ts` says how it is read. */
export const thesaurus = String.raw`
# everyday verbs
dostać, otrzymać, uzyskać, otrzymywać, uzyskanie, otrzymanie
zdobyć, uzyskać, pozyskać, zdobycie, pozyskanie, zdobywać
dać, dawać, udzielić, przekazać, udostępnić, zapewnić
dostarczyć, dostarczać, dostawa, dostarczenie
oddać, zwrócić, zwrot, oddanie, zwracać
przechowywać, zachować, przechowywanie, trzymać
utrzymać, utrzymywać, utrzymanie
zacząć, zaczynać, rozpocząć, rozpoczęcie, początek, rozpoczynać
skończyć, zakończyć, zakończenie, koniec, kończyć
przestać, zaprzestać, zaprzestanie
zmienić, zmieniać, zmiana, modyfikować, modyfikacja
zamienić, zastąpić, wymienić, zamiana, zastąpienie, wymiana
pozwolić, zezwolić, pozwalać, zezwalać, zezwolenie, pozwolenie, zgoda
dozwolony, dopuszczalny
zabronić, zakazać, zakaz, zabroniony, zakazany, zabraniać
potrzebować, potrzeba, wymagać, potrzebny, niezbędny
wymagać, wymóg, wymaganie, żądać
obowiązany, zobowiązany
płacić, zapłacić, opłacić, zapłata, płatność, uiścić
wypłacić, wypłata, wypłacać
kosztować, koszt
kupić, kupować, nabyć, zakup, kupno, nabycie, nabywać
sprzedać, sprzedawać, sprzedaż, zbyć, zbycie
pomóc, pomagać, pomoc, wsparcie
wspierać, wsparcie, popierać, poparcie, wesprzeć
wybrać, wybierać, wybór, dobrać, selekcja
próbować, spróbować, próba, starać
zepsuć, uszkodzić, uszkodzenie, zniszczyć, popsuć
zepsuty, uszkodzony, niesprawny, wadliwy
awaria, usterka, uszkodzenie
naprawić, naprawiać, naprawa, reperować
poprawić, poprawka, korekta, skorygować, poprawiać
zgubić, stracić, utracić, utrata, strata, zagubić
znaleźć, odnaleźć, znajdować, znalezienie
odkryć, odkrycie, wykryć, wykrycie, odkrywać
szukać, poszukiwać, wyszukać, wyszukiwanie, poszukiwanie
wysłać, wysyłać, przesłać, wysyłka, przesłanie
pokazać, pokazywać, wyświetlić, wyświetlać, przedstawić
ukryć, ukrywać, schować, ukryty
używać, użyć, korzystać, użycie, stosować, użytkowanie, wykorzystać
stosować, zastosować, zastosowanie, stosowanie
położyć, postawić, umieścić, umieszczenie
usunąć, usuwać, skasować, usunięcie, kasować, usuwanie
zabrać, odebrać, odebranie
dodać, dodawać, dodanie, dołożyć
zawierać, obejmować, mieścić
wykonać, wykonanie, wykonywać, dokonać
stworzyć, tworzyć, utworzyć, utworzenie, tworzenie
produkować, wytwarzać, wyprodukować, produkcja, wytwarzanie
budować, zbudować, wznieść, wybudować, budowa
zniszczyć, niszczyć, zniszczenie, zburzyć
mówić, powiedzieć, stwierdzić
rozmawiać, rozmowa, porozmawiać
opowiedzieć, opowiadać, opowieść, opowiadanie
wyjaśnić, wyjaśniać, wytłumaczyć, wyjaśnienie, tłumaczyć
pytać, zapytać, pytanie, zapytanie
prosić, poprosić, prośba, wniosek, wnioskować
wniosek, podanie
odpowiedzieć, odpowiadać, odpowiedź
powiadomić, zawiadomić, powiadomienie, zawiadomienie, informować
poinformować, informować, informacja, zgłosić
zgłosić, zgłoszenie, zgłaszać, zawiadomić
ostrzec, ostrzegać, ostrzeżenie, przestroga
obiecać, obietnica, zobowiązać, przyrzec
odmówić, odmawiać, odmowa, odrzucić, odrzucenie
przyjąć, zaakceptować, akceptować, przyjęcie, akceptacja
zgodzić, zgoda, wyrazić zgodę
zatwierdzić, zatwierdzenie, zaaprobować, akceptacja
potwierdzić, potwierdzenie, potwierdzać
sprawdzić, sprawdzać, weryfikować, weryfikacja, zweryfikować
kontrolować, kontrola, nadzorować, nadzór
obejrzeć, oglądać, zobaczyć
rozumieć, zrozumieć, zrozumienie, pojąć
wiedzieć, wiedza, znać, znajomość
uczyć, nauczać, nauczanie
uczyć się, nauka, uczenie
myśleć, uważać, sądzić, opinia
pamiętać, zapamiętać, pamięć, wspomnienie
zapomnieć, zapominać, zapomnienie
czekać, oczekiwać, oczekiwanie, poczekać
chcieć, pragnąć, życzyć, życzenie
woleć, preferować, preferencja
zdecydować, decydować, decyzja, postanowić, postanowienie
zwiększyć, zwiększać, zwiększenie, wzrost, podwyższyć, podnieść
wzrosnąć, rosnąć, wzrost, zwiększyć
zmniejszyć, zmniejszać, obniżyć, redukcja, zmniejszenie, ograniczyć
spaść, spadek, zmaleć, obniżyć, maleć
rozszerzyć, poszerzyć, rozszerzenie, rozbudowa
przedłużyć, przedłużenie, wydłużyć, odnowić
skrócić, skrócenie, skracać
ulepszyć, poprawić, ulepszenie, poprawa, udoskonalić
pogorszyć, pogorszenie, pogarszać
unikać, uniknąć, zapobiegać, zapobiec, zapobieganie
chronić, ochrona, zabezpieczyć, zabezpieczenie
bronić, obrona, obrońca
atakować, zaatakować, atak, napaść
walczyć, walka, zwalczać
wygrać, zwyciężyć, wygrana, zwycięstwo, pokonać
przegrać, porażka, przegrana, klęska
zwycięzca, laureat, triumfator
połączyć, łączyć, połączenie, scalić
podzielić, dzielić, podział, rozdzielić
rozdać, rozdzielić, dystrybucja, rozdawać
zebrać, zbierać, gromadzić, zbieranie, gromadzenie
otworzyć, otwierać, otwarcie, otwarty
zamknąć, zamykać, zamknięcie, zamknięty
wejść, wchodzić, wejście, wstęp
wyjść, opuścić, wyjście, odejść
wyjechać, opuścić, wyjazd, odjazd
przyjechać, przybyć, przyjazd, przybycie, dotrzeć
wrócić, powrócić, powrót, wracać
przenieść, przesunąć, przeniesienie, przenosić
przeprowadzić się, przeprowadzka, przenieść
przewozić, przewóz, transport, transportować
przebywać, pobyt, pozostać
zostawić, pozostawić, porzucić
zatrzymać, zatrzymywać, wstrzymać, zatrzymanie
przerwać, przerwanie, zawiesić, zawieszenie, wstrzymać
odwołać, anulować, odwołanie, anulowanie, unieważnić
kontynuować, kontynuacja, kontynuowanie
trwać, trwanie
powtórzyć, powtarzać, powtórzenie
odłożyć, przesunąć, odroczyć, odroczenie
opóźnić, opóźnienie, spóźnić, zwłoka, spóźnienie
przyspieszyć, przyspieszenie
zdarzyć, wydarzyć, nastąpić, zajść
zdarzenie, wydarzenie, incydent
pojawić, pojawienie, powstać, wystąpić
powstać, powstanie, utworzenie
zniknąć, zniknięcie, zanikać
urodzić, urodzić się, urodzenie, narodziny, urodzony
umrzeć, zmarły, śmierć, zgon, umierać
zginąć, śmierć, ginąć
zabić, zamordować, zabójstwo, morderstwo, mord
morderca, zabójca
mieszkać, zamieszkiwać, zamieszkanie, zamieszkały
pracować, praca, zatrudnienie
odpoczywać, odpoczynek, wypoczynek
spać, sen
jeść, zjeść, spożywać, odżywiać, spożycie
karmić, żywić, karmienie, żywienie
pić, wypić, napój, spożywać
wzrost, podwyżka, zwiększenie
patrzeć, oglądać, obserwować, spojrzeć
obserwować, obserwacja
widzieć, zobaczyć, widoczny
słuchać, słyszeć, usłyszeć
czytać, przeczytać, czytanie, odczytać, odczyt
pisać, napisać, pisanie
rysować, narysować, rysunek
mierzyć, zmierzyć, pomiar
liczyć, policzyć, zliczać, liczenie
obliczyć, wyliczyć, obliczenie, kalkulacja, obliczać
porównać, porównywać, porównanie, zestawienie
dostosować, dopasować, dostosowanie, dopasowanie
opiekować, opieka, troszczyć, pielęgnować
pilnować, nadzorować, strzec, nadzór
monitorować, monitorowanie, śledzić
kierować, zarządzać, kierowanie, zarządzanie, prowadzić
organizować, zorganizować, organizacja
przygotować, przygotowanie, przygotowywać, szykować
przestrzegać, przestrzeganie, stosować się
wypełnić, wypełniać, wypełnienie, uzupełnić
naruszyć, naruszać, naruszenie, złamać, łamać
kazać, nakazać, rozkaz, polecić, polecenie, nakaz
zmusić, zmuszać, przymus
obowiązek, powinność, zobowiązanie
potrafić, umieć, zdolny
zdolność, umiejętność
zachęcać, zachęcić, zachęta, motywować
promować, promocja, propagować
oskarżyć, oskarżenie, oskarżać, zarzut
wybaczyć, przebaczyć, przebaczenie
oszukać, oszustwo, oszukiwać, wyłudzić, wyłudzenie
oszust, naciągacz
ukraść, kradzież, kraść, skradziony
złodziej, rabuś, włamywacz
rabować, rabunek, napad
kłamać, kłamstwo, fałsz
kopiować, skopiować, kopia, kopiowanie, powielać
pożyczyć, pożyczka, pożyczać
wynająć, wynajem, najem, wynajmować
dzierżawa, dzierżawić, najem
odziedziczyć, dziedziczyć, spadek, dziedziczenie
podarować, darować, prezent, podarunek, darowizna
wydać, wydatek, wydatkować
oszczędzać, oszczędzić, oszczędność
marnować, zmarnować, marnotrawstwo
napełnić, napełniać, napełnienie
opróżnić, opróżnienie, wyczyścić
czyścić, wyczyścić, oczyścić, czyszczenie
myć, umyć, mycie
sprzątać, posprzątać, sprzątanie
ogrzać, podgrzać, ogrzewanie, nagrzać
schłodzić, chłodzić, chłodzenie, ochłodzić
spalić, palić, spalanie, płonąć
pożar, ogień
ciąć, przeciąć, wyciąć, cięcie
kleić, przykleić
nacisnąć, naciskać, wcisnąć, naciśnięcie
rzucić, rzucać, rzut
wyrzucić, wyrzucać, pozbyć
wymyślić, wynaleźć, wynalazek, wynalezienie
nazwać, nazywać, nazwa, określać
mianować, powołać, mianowanie, powołanie
oznaczać, znaczyć, znaczenie, sens
udowodnić, dowieść, wykazać, dowód
uczestniczyć, uczestnictwo, udział
uczestnik, biorący udział
zaprosić, zapraszać, zaproszenie
odwiedzić, odwiedzać, odwiedziny, wizyta
rezerwować, zarezerwować, rezerwacja
dotknąć, dotykać, dotyk
znosić, tolerować, wytrzymać
cierpieć, cierpienie
bać, obawiać, strach, obawa, lęk
nienawidzić, nienawiść
kochać, miłość, uwielbiać
skarżyć, skarga, reklamacja, zażalenie
chwalić, pochwała, pochwalić
krytykować, krytyka, skrytykować
podłączyć, podłączać, podłączenie, przyłączyć
dołączyć, przystąpić, dołączenie, przystąpienie
załączyć, załącznik, dołączyć
przekształcić, przekształcenie, zamienić, konwersja
złożyć, składać, złożenie
przekazać, przekazanie, przekazywać
# contracts
umowa, kontrakt, porozumienie
uzgodnić, ustalić, uzgodnienie, ustalenie
podpisać, podpis, podpisanie, podpisywać
zawrzeć, zawarcie, podpisać
wypowiedzieć, wypowiedzenie, rozwiązać, rozwiązanie
rozwiązać, rozwiązanie, zerwać, zakończyć
odstąpić, odstąpienie, wycofać
wygasnąć, wygaśnięcie, upłynąć, upływ
termin, okres
obowiązujący, ważność
obowiązywać, obowiązujący, wiążący
nieważny, nieważność, unieważnić
klauzula, postanowienie
warunek, postanowienie, wymóg
najemca, lokator
wynajmujący, właściciel
właściciel, posiadacz, właścicielka
posiadać, posiadanie, własność
należeć, własność, przynależeć
kaucja, depozyt
gwarantować, gwarancja, zapewnić
poręczyciel, gwarant, poręczenie, żyrant
kara, grzywna, sankcja
mandat, grzywna
odszkodowanie, rekompensata, zadośćuczynienie
szkoda, uszczerbek, strata
cesja, przeniesienie, scedować
podnajem, podnająć
eksmitować, eksmisja, wyrzucić
meble, umeblowanie
poufny, tajny, poufność, tajemnica
ujawnić, ujawnienie, ujawniać, wyjawić
negocjować, negocjacje, negocjacja
oferta, propozycja
zaproponować, proponować, propozycja
klient, kupujący, nabywca, konsument
zamówić, zamówienie, zamawiać
zlecenie, polecenie
obowiązkowy, obligatoryjny, przymusowy
dobrowolny, dobrowolnie, nieobowiązkowy
opcjonalny, nieobowiązkowy, fakultatywny
wzajemny, obustronny, obopólny
odpowiedzialny, odpowiedzialność, odpowiadać
zrzec się, zrzeczenie, rezygnacja, zrezygnować
zrezygnować, rezygnacja, rezygnować
nieprzewidziany, niespodziewany, nagły
spór, konflikt, zatarg
wcześniej, uprzednio, z wyprzedzeniem, wcześniejszy
uprzedni, wcześniejszy, poprzedni
pisemny, pisemnie, na piśmie
# licences
licencja, zezwolenie, pozwolenie
licencjonować, licencja, licencjonowanie
prawo autorskie, copyright
autor, twórca, autorstwo
patent, opatentować, patentowy
znak towarowy, marka
logo, logotyp
rozpowszechniać, rozpowszechnianie, dystrybucja, rozprowadzać
darmowy, bezpłatny, za darmo, bezpłatnie, nieodpłatny
komercyjny, zarobkowy
tantiema, opłata licencyjna
wspomnieć, wzmianka
cytować, cytat, przytoczyć
tłumaczyć, przetłumaczyć, tłumaczenie, przekład
tłumacz, przekładać
opublikować, wydać, publikacja, wydanie, publikować
piracki, piractwo
wyłączny, wyłączność, wyłącznie
wieczysty, bezterminowy
cofnąć, cofnięcie, odwołać, wycofać
wkład, przyczynić, wnieść
współpracować, współpraca, kooperacja
ograniczyć, ograniczenie, limit, ograniczać
granica, limit
# employment
pracownik, zatrudniony, personel
personel, załoga, kadra, pracownicy
robotnik, pracownik
pracodawca, zatrudniający
szef, przełożony, kierownik, dyrektor
kierownik, menedżer, zarządca
prezes, dyrektor generalny
przewodniczący, szef, przewodniczyć
lider, przywódca, wódz
przewodzić, kierować, przywództwo
zarząd, dyrekcja, kierownictwo
zwolnić, zwolnienie, wypowiedzenie, zwalniać
odwołać, odwołanie, zdymisjonować
dymisja, rezygnacja, ustąpić, ustąpienie
zatrudnić, zatrudniać, zatrudnienie, przyjąć do pracy
rekrutacja, nabór, rekrutować
pensja, wynagrodzenie, płaca, zarobki, wypłata
zarabiać, zarobić, zarobek, dochód
urlop, wakacje
dzień wolny, święto
święto, uroczystość, świąteczny
emerytura, emeryt, emerytalny
renta, rencista
awans, awansować
stanowisko, posada
zawód, profesja, fach
bezrobotny, bezrobocie
strajk, strajkować
związek zawodowy, związkowy
szkolenie, przeszkolić, szkolić, kurs
ekspert, specjalista, fachowiec, znawca
doświadczenie, staż
umiejętność, kwalifikacja, kompetencja
kolega, współpracownik
zespół, ekipa, grupa
wspólnik, partner, udziałowiec
członek, członkini, członkostwo
pomocnik, asystent
zastępca, zastępować
następca, następczyni, sukcesor
poprzednik, poprzedzać, poprzedniczka
założyciel, założyć, twórca, fundator
założyć, utworzyć, założenie, ustanowić
kandydat, pretendent, kandydatura
premia, bonus, nagroda
dyskryminacja, dyskryminować
molestowanie, nękanie, mobbing
zdalny, zdalnie, telepraca
wolontariusz, ochotnik
stażysta, praktykant, staż
zajmować, działalność, zajęcie
zadanie, obowiązek
rola, funkcja
misja, zadanie
# reports
firma, przedsiębiorstwo, spółka, korporacja, biznes
przedsiębiorca, biznesmen
przychód, obrót
zysk, zarobek
zyskowny, rentowny, opłacalny, rentowność
niedobór, deficyt
dług, zadłużenie
dłużnik, kredytobiorca, pożyczkobiorca
wierzyciel, kredytodawca
zalegać, zaległość, zaległy
podatek, danina, podatkowy, opodatkowanie
opłata, należność
akcja, udział
akcjonariusz, udziałowiec
inwestować, inwestycja, zainwestować, inwestor
ryzyko, zagrożenie, niebezpieczeństwo
ryzykowny, niebezpieczny
pozew, powództwo, pozwać
proces, sprawa, rozprawa
przejęcie, przejąć, zakup
fuzja, połączenie
spółka zależna, filia
oddział, filia, placówka
siedziba, centrala
biuro, kancelaria
sklep, placówka
produkt, towar, wyrób, artykuł
konkurent, rywal, konkurencja
konkurować, rywalizować, konkurencja, rywalizacja
rynek, rynkowy
udział, część
giełda, giełdowy
rok, roczny, rocznie
kwartał, kwartalny
miesiąc, miesięczny, miesięcznie
sprawozdanie, raport
audyt, audytor, rewident
budżet, budżetowy
gotówka, środki pieniężne
pieniądze, pieniądz, pieniężny, środki
majątek, mienie, aktywa, dobytek
kapitał, środki
finansować, finansowanie, sfinansować
bankructwo, upadłość, zbankrutować, niewypłacalność
prognoza, przewidywanie, prognozować, przewidywać
szacować, oszacować, szacunek, oszacowanie
ocenić, ocena, oceniać
cel, zamierzenie
plan, planować, zamierzać, zaplanować
strategia, strategiczny
eksport, wywóz, eksportować
import, przywóz, importować
reklama, reklamowy, reklamować
fabryka, zakład, wytwórnia
przemysł, przemysłowy
branża, sektor
surowiec, materiał
zapas, rezerwa
magazyn, składnica
rabat, zniżka, upust, obniżka
tani, niedrogi, tanio
drogi, kosztowny
dotacja, subwencja, dofinansowanie, subsydium
restrukturyzacja, reorganizacja
wydatek, nakład
rachunek, faktura
handel, handlowy, handlować
# insurance, banking
ubezpieczenie, ubezpieczyć, polisa, ubezpieczeniowy
ubezpieczyciel, towarzystwo ubezpieczeniowe
wypadek, kolizja, zderzenie
bank, bankowy
waluta, walutowy
przelew, przelać, przekaz
wypłacić, pobrać, wypłata
wpłacić, wpłata, wpłacać
konto, rachunek
lokata, depozyt
kredyt, pożyczka
hipoteka, hipoteczny
odsetki, oprocentowanie
prowizja, opłata
składka, opłata
opłata, taryfa, stawka
rata, spłata
spłacić, spłata, spłacać
zwrot, refundacja, zwrócić, refundować
paragon, pokwitowanie, rachunek
odbiorca, adresat
nadawca, wysyłający
spadkobierca, dziedzic
testament, testamentowy
wypłacalność, wypłacalny
# privacy
prywatność, prywatny
dane, informacje, informacja
dane osobowe, osobowy
konto, profil
tożsamość, identyfikacja, identyfikować
zalogować, logowanie, logować
uwierzytelnić, uwierzytelnianie
zarejestrować, rejestracja, rejestrować, zapisać się
śledzić, śledzenie, tropić
szyfrować, zaszyfrować, szyfrowanie
odszyfrować, odszyfrowanie, deszyfrować
bezpieczeństwo, bezpieczny, zabezpieczenie
podatność, luka
haker, włamywacz, atakujący
włamać, włamanie, włamywać
prawo, uprawnienie
uprawnienie, upoważnienie, kompetencja
upoważnić, upoważnienie, uprawnić
legalny, zgodny z prawem
nielegalny, bezprawny, niezgodny z prawem
anonimowy, anonimowo, anonimowość
nieletni, niepełnoletni, małoletni
wyciek, wyciekać
zablokować, blokować, blokada
odblokować, odblokowanie
szpieg, szpiegostwo, szpiegować
dostęp, dostępny
przetwarzać, przetwarzanie, przetworzyć
sprzeciw, sprzeciwić, protest
# computers
komputer, PC, komputerowy
laptop, notebook
telefon, komórka, smartfon
zainstalować, instalować, instalacja, instalator
odinstalować, usunąć, deinstalacja
zaktualizować, aktualizacja, uaktualnić, aktualizować
wersja, wydanie, edycja
program, aplikacja, oprogramowanie
folder, katalog
plik, dokument
dysk, napęd, nośnik
pendrive, pamięć usb
partycja, partycjonować, partycjonowanie
formatować, sformatować, formatowanie
pamięć, RAM
ekran, monitor, wyświetlacz
klawisz, przycisk
drukarka, drukować, wydrukować, wydruk
skaner, skanować, skanowanie
sieć, sieciowy
strona, witryna, serwis
odnośnik, link, hiperłącze, łącze
przeglądarka, przeglądać
poczta elektroniczna, e-mail, mail, poczta
wiadomość, komunikat
serwer, host
bezprzewodowy, wi-fi
kabel, przewód
włączyć, włączać, włączenie, uruchomić
wyłączyć, wyłączać, wyłączenie
odłączyć, odłączenie, rozłączyć
restart, ponowne uruchomienie, zrestartować
uruchomić, uruchamiać, uruchomienie, rozruch
aktywować, aktywacja, włączyć
wyłączyć, dezaktywować, dezaktywacja
ustawienie, opcja, konfiguracja, ustawić
skonfigurować, konfigurować, konfiguracja
domyślny, domyślnie, standardowy
błąd, pomyłka, usterka
pobrać, ściągnąć, pobieranie, pobierać
załadować, ładowanie, wczytać
zapisać, zapis, zapisywać
kopia zapasowa, backup, zapasowy
przywrócić, odzyskać, przywracanie, odzyskiwanie
pakiet, paczka
zależność, zależeć
biblioteka, biblioteczny
polecenie, komenda
konsola, terminal, wiersz poleceń
okno, okienko
ikona, symbol
rozmiar, wielkość
pojemność, objętość
miejsce, przestrzeń
zgodny, kompatybilny, zgodność, kompatybilność
skompresować, kompresja, spakować
rozpakować, wypakować, rozpakowanie
połączenie, łączność
urządzenie, sprzęt, aparat
sterownik, driver
jądro, kernel
administrator, root, superużytkownik
dziennik, log
rejestr, ewidencja, wykaz
nagrać, nagranie, zarejestrować, nagrywać
programować, programista, programowanie
programista, deweloper
opracować, rozwijać, opracowanie
test, próba, testować
funkcja, funkcjonalność
cecha, właściwość, atrybut
tabela, tablica
lista, wykaz, spis
kliknąć, klikać, kliknięcie
wkleić, wstawić, wklejanie
wpisać, wprowadzić, wpisywać, wprowadzać
zaznaczyć, wybrać, zaznaczenie
sortować, sortowanie, uporządkować, porządkować
klasyfikować, klasyfikacja
wykres, diagram, schemat
obraz, obrazek, grafika
zdjęcie, fotografia, foto
film, wideo, nagranie
dźwięk, audio, dźwiękowy
bateria, akumulator
ładować, ładowarka, naładować
automatyczny, automatycznie
ręczny, ręcznie, manualny
elektroniczny, cyfrowy
chmura, chmurowy
prędkość, szybkość
szybki, szybko, prędki
powolny, powoli
wydajność, wydajny
czcionka, krój pisma
znak, symbol
etykieta, znacznik
zrzut ekranu, zrzut
zapora, zapora sieciowa, firewall
wtyczka, rozszerzenie, dodatek
szablon, wzór, wzorzec
przykład, wzór
podręcznik, instrukcja, przewodnik, poradnik
dokumentacja, dokumentować
sztuczna inteligencja, SI
# government, law
ustawa, prawo, przepis
ustawodawstwo, prawodawstwo
prawny, prawniczy
reguła, zasada, norma
regulamin, przepis, regulacja
uchylić, znieść, zniesienie, uchylenie
uchwalić, uchwała, uchwalenie, przyjąć
dekret, rozporządzenie, edykt
sąd, trybunał, sądowy
sędzia, sędziowski
sądzić, osądzić, rozprawa
wyrok, orzeczenie, werdykt
skazać, skazany, skazanie, wyrok
adwokat, prawnik, obrońca
prokurator, oskarżyciel, prokuratura
oskarżony, podsądny
winny, wina
niewinny, niewinność
przestępstwo, zbrodnia
przestępca, zbrodniarz, sprawca
więzienie, areszt, zakład karny
uwięzić, uwięzienie, wtrącić
więzień, osadzony, skazaniec
aresztować, aresztowanie, zatrzymać, zatrzymanie
kara, ukarać, ukaranie, karać
egzekucja, stracenie, stracić
odwołać się, odwołanie, apelacja, zaskarżyć
świadek, zeznanie, zeznać
dowód, poszlaka
rząd, rządowy, gabinet
rządzić, panować, rządy, panowanie, sprawować
władca, panujący, monarcha
władza, władze, organ
państwo, kraj
państwowy, narodowy, krajowy
obywatel, obywatelstwo
król, monarcha, władca, królewski
królowa, monarchini, władczyni
cesarz, cesarstwo, imperium, imperator
tron, korona
koronacja, koronować, ukoronować
szlachta, szlachcic, arystokracja
parlament, sejm
poseł, parlamentarzysta, deputowany
senat, senator
minister, ministerstwo, resort
premier, prezes rady ministrów
gmina, gminny, samorząd
wybory, wyborczy, elekcja
głosować, głosowanie, głos
wyborca, elektorat
partia, ugrupowanie, stronnictwo
polityka, polityczny, polityk
kadencja, mandat
cło, celny
granica, graniczny, graniczyć
sąsiadować, graniczyć, sąsiedni
imigrant, migrant, przybysz
emigrować, emigracja, wyemigrować, emigrant
uchodźca, uciekinier
wygnanie, zesłanie, zesłać, wygnać
policja, policjant, policyjny
wojsko, armia, siły zbrojne
żołnierz, wojskowy
dowódca, dowodzić, wódz
wojna, wojenny, konflikt
bitwa, starcie, potyczka
wróg, nieprzyjaciel, przeciwnik
sojusznik, sojusz, przymierze
najazd, inwazja, najechać
podbić, podbój, zdobyć
zająć, okupacja, okupować, zajęcie
oblężenie, oblegać
poddać, kapitulacja, kapitulować
traktat, układ, porozumienie
pokój, pokojowy
rozejm, zawieszenie broni
powstanie, bunt, rebelia, zryw
powstaniec, buntownik, rebeliant
rewolucja, rewolucyjny
zamach stanu, przewrót, pucz
obalić, obalenie, zdetronizować
dyktator, dyktatura
demokracja, demokratyczny
niepodległość, niezależność, niepodległy, niezależny
kolonia, kolonialny, kolonizacja
niewolnik, niewolnictwo, niewola
wolność, swoboda
wyzwolić, uwolnić, wyzwolenie, uwolnienie
broń, uzbrojenie, oręż
bomba, bombardować, bombardowanie
wybuchnąć, wybuch, eksplozja, eksplodować
ranny, zraniony, ranić
ofiara, poszkodowany
masakra, rzeź
starożytny, antyczny, starożytność
stary, dawny
epoka, era, okres
wiek, stulecie
historia, dzieje, historyczny
historyk, kronikarz
pochodzenie, pochodzić, rodowód
potomek, potomstwo
przodek, antenat
zaświadczenie, świadectwo, certyfikat
dokument, pismo
wiza, wizowy
urzędnik, funkcjonariusz
urząd, instytucja
publiczny, państwowy
protest, protestować, demonstracja
korupcja, skorumpowany
łapówka, przekupstwo, łapownictwo
terrorysta, terroryzm
ambasada, ambasador
porwać, porwanie, uprowadzić, uprowadzenie
wprowadzić, wprowadzenie, wprowadzać
# geography
miasto, miejski
stolica, stołeczny
wieś, wioska, osada, wiejski
ludność, mieszkańcy, populacja, zaludnienie
droga, szosa, trasa
autostrada, droga szybkiego ruchu
ścieżka, szlak, dróżka
miejsce, lokalizacja, położenie
leżeć, znajdować, położony, położenie, usytuowany
obszar, teren, terytorium, strefa
region, kraina
góra, górski, wzniesienie
szczyt, wierzchołek
wysokość, wysoki
rzeka, rzeczny
uchodzić, ujście, wpadać
źródło, wypływać
morze, morski
ocean, oceaniczny
wybrzeże, brzeg, nadbrzeżny
wyspa, wyspiarski
las, leśny, puszcza
pustynia, pustynny
północ, północny
południe, południowy
wschód, wschodni
zachód, zachodni
środek, centrum, centralny
klimat, klimatyczny
pogoda, meteorologiczny
deszcz, opad, deszczowy
śnieg, śnieżny
burza, sztorm, nawałnica
huragan, cyklon, tajfun
trzęsienie ziemi, wstrząs
powódź, zalać, zalanie
susza, suchy
wulkan, wulkaniczny
erupcja, wybuch
budynek, budowla, gmach
mieszkanie, lokal, apartament
piętro, kondygnacja
pokój, pomieszczenie, izba
kościół, świątynia
zamek, twierdza, warownia
mur, ściana
dach, zadaszenie
parking, parkować, parkowanie, zaparkować
samochód, auto, pojazd
autobus, autokar
ciężarówka, samochód ciężarowy
pociąg, kolejowy
kolej, kolejowy
metro, kolej podziemna
dworzec, stacja
lotnictwo, lotniczy
lecieć, lot, latać
lądować, lądowanie, wylądować
startować, start, wystartować
lotnisko, port lotniczy
statek, okręt, łódź
pływać, pływanie, pływak
port, przystań, portowy
zatonąć, zatonięcie, tonąć
rower, rowerowy
kierować, prowadzić, jechać
pasażer, podróżny
podróż, podróżować, wyjazd
wyprawa, ekspedycja
turysta, turystyka, turystyczny
hotel, nocleg, zakwaterowanie
bilet, wejściówka
bagaż, walizka
trasa, szlak
odległość, dystans
blisko, niedaleko, obok, pobliski
daleko, odległy, daleki
zagraniczny, obcy
cudzoziemiec, obcokrajowiec
za granicą, zagranica
rolnictwo, rolniczy, rolny
rolnik, chłop, gospodarz
uprawiać, uprawa
zbiory, plon, żniwa
hodowla, hodować
rybołówstwo, rybak, wędkarstwo
polowanie, myśliwy, polować, łowiectwo
kopalnia, górnictwo
wydobywać, wydobycie
# science, medicine, food
naukowiec, badacz, uczony
nauka, naukowy
badać, badanie, zbadać
eksperyment, doświadczenie, eksperymentalny
teoria, hipoteza, teoretyczny
lekarz, doktor, medyk
choroba, schorzenie, dolegliwość
chory, pacjent
zachorować, zarazić, choroba
objaw, symptom, oznaka
leczyć, wyleczyć, leczenie, terapia, kuracja
lek, lekarstwo, medykament
dawka, dawkowanie
przepisać, recepta
szczepionka, szczepić, szczepienie, zaszczepić
zakazić, zakażenie, infekcja, zarażenie
zaraźliwy, zakaźny
epidemia, pandemia
ból, boleć, bolesny
rana, uraz, obrażenie, zranienie
operacja, zabieg, chirurgiczny, operować
szpital, klinika, szpitalny
pielęgniarka, pielęgniarz
rak, nowotwór, guz, onkologiczny
serce, sercowy
mózg, mózgowy
płuco, płucny
wątroba, wątrobowy
nerka, nerkowy
żołądek, żołądkowy
brzuch, brzuszny
skóra, skórny
kość, kostny
krew, krwionośny
krwawienie, krwotok
oko, oczny
wzrok, widzenie, wzrokowy
ząb, zębowy, stomatologiczny
dentysta, stomatolog
ucho, uszny
słuch, słuchowy
ciąża, ciężarna
poród, rodzić
kaszel, kaszleć
przeziębienie, przeziębić
tłuszcz, tłusty
schudnąć, odchudzanie
otyłość, nadwaga, otyły
alergia, uczulenie, alergiczny
psychiczny, umysłowy
obłęd, szaleństwo, szalony
niewidomy, ślepy, ślepota
głuchy, głuchota
niepełnosprawny, niepełnosprawność, inwalida
narkotyk, narkotykowy
alkohol, alkoholowy
palić, papieros, palenie, tytoń
ciało, organizm, cielesny
zdrowie, zdrowotny
higiena, czystość
trucizna, toksyczny, trujący
otruć, zatrucie, zatruć
jedzenie, pokarm, żywność, pożywienie
odżywczy, żywienie, odżywianie
gotować, ugotować, przyrządzać
potrawa, danie
przepis, receptura
głód, głodny
mięso, mięsny
ziemniak, kartofel
warzywo, jarzyna, warzywny
smak, smakować
zapach, woń, aromat, pachnieć
zwierzę, zwierzęcy
roślina, roślinny
gatunek, odmiana
samica, żeński
samiec, męski
ptak, ptasi
ryba, rybny
owad, insekt
pies, psi
kot, koci
koń, koński
świnia, trzoda chlewna
krowa, bydło
wymrzeć, wymarły, wyginąć, wymarcie, wyginięcie
zagrożenie, niebezpieczeństwo, zagrażać
niebezpieczny, groźny
środowisko, przyroda, ekologiczny
natura, przyroda, naturalny
zanieczyszczenie, skażenie, zanieczyszczać
śmieci, odpady, odpad
energia, energetyczny
elektryczność, elektryczny, prąd
światło, oświetlenie, świetlny
ciepło, cieplny
upał, gorący
zimno, mróz, zimny
lód, lodowy
woda, wodny
powietrze, powietrzny
atmosfera, atmosferyczny
gaz, gazowy
ziemia, gleba, grunt
kamień, kamienny
skała, skalny
żelazo, żelazny
srebro, srebrny
drewno, drewniany
węgiel, węglowy
ropa, naftowy
słońce, słoneczny
księżyc, księżycowy
gwiazda, gwiezdny
planeta, planetarny
wszechświat, kosmos
kosmiczny, kosmos
kosmonauta, astronauta
atom, atomowy, jądrowy, nuklearny
chemia, chemiczny
fizyka, fizyczny
komórka, komórkowy
gen, genetyczny
ewolucja, ewolucyjny
maszyna, urządzenie
silnik, motor
narzędzie, przyrząd, instrument
skład, składnik
# school, art, sport, religion, family
szkoła, szkolny
nauczyciel, pedagog, wykładowca
uczeń, uczniowski, wychowanek
student, studencki
wykształcenie, edukacja, kształcenie
uniwersytet, uczelnia, uniwersytecki
ukończyć, skończyć, absolwent
stypendium, stypendysta
lekcja, zajęcia
egzamin, sprawdzian
ocena, stopień
praca domowa, zadanie domowe
książka, tom, książkowy
pisarz, autor, literat
literatura, literacki
poeta, poezja, poetycki
bajka, baśń
gazeta, dziennik
czasopismo, magazyn, pismo
dziennikarz, reporter, publicysta
wiadomość, nowina
wydawnictwo, wydawca
tytuł, nagłówek
bohater, postać
język, językowy
słowo, wyraz
sztuka, artystyczny
malarz, malować, malarstwo
obraz, malowidło, płótno
rzeźba, rzeźbiarz, posąg
pomnik, statua
wystawa, ekspozycja
styl, nurt
architekt, architektura
zaprojektować, projektować, projekt, projektant
muzyka, muzyczny
muzyk, instrumentalista
piosenka, utwór, pieśń
śpiewać, śpiew, zaśpiewać
piosenkarz, wokalista, śpiewak, piosenkarka
zespół, grupa, kapela
kompozytor, skomponować, komponować
płyta, album
koncert, występ
trasa koncertowa, tournée
taniec, tańczyć
tancerz, tancerka
film, filmowy
kino, kinematografia
aktor, aktorka
zagrać, rola, wystąpić
reżyser, reżyserować, reżyseria
kręcić, nakręcić
odcinek, epizod
telewizja, telewizyjny
nadawać, emitować, emisja, transmisja
widz, widownia, publiczność
teatr, teatralny
spektakl, przedstawienie
nagroda, wyróżnienie
nagrodzić, nagrodzony, uhonorować
sport, sportowy
sportowiec, zawodnik
zawodnik, gracz, piłkarz
piłka nożna, futbol, piłkarski
grać, gra, zagrać
mecz, spotkanie
drużyna, zespół, klub
trener, szkoleniowiec
trenować, trening
bramka, gol
mistrz, zwycięzca
mistrzostwo, mistrzostwa, turniej
zawody, konkurs, turniej
puchar, trofeum
biegać, bieg, biegacz
stadion, boisko
rekord, rekordowy
remis, zremisować
świętować, obchodzić, obchody
tradycja, zwyczaj, obyczaj, tradycyjny
religia, wyznanie, wiara, religijny
bóg, bóstwo
ksiądz, kapłan, duchowny
papież, ojciec święty
mnich, zakonnik
klasztor, opactwo
modlić, modlitwa
wierzyć, wiara, wierzący
święty, sakralny
ochrzcić, chrzest, chrzcić
dusza, duch
grzech, grzesznik, grzeszyć
diabeł, szatan
rodzina, rodzinny
krewny, rodzina
ojciec, tata
matka, mama
syn, synowski
córka, córeczka
brat, braterski
dziadek, dziad
babcia, babka
mąż, małżonek
żona, małżonka
ślub, małżeństwo, wyjść za mąż, ożenić
ślub, wesele, małżeństwo
poślubić, ożenić, ślub
rozwieść, rozwód
wdowa, wdowiec, owdowieć
sierota, sierociniec
dziecko, dziecięcy, maluch
dzieciństwo, dziecięcy
młody, młodzież, młodość, nastolatek
starzec, starszy, starość, senior
dorosły, pełnoletni
kobieta, żeński, kobiecy
mężczyzna, męski
człowiek, osoba, ludzki
ludzie, osoby
przyjaciel, przyjaźń
adoptować, adopcja, adoptowany
wychować, wychowanie, wychowywać
imię, nazwa
przezwisko, pseudonim, przydomek
pochować, pogrzeb, pochówek, pochowany
grób, mogiła, grobowiec
cmentarz, nekropolia
ubranie, odzież, strój, ubiór
ubrać, ubierać
sławny, słynny, znany
sława, rozgłos, popularność
legenda, mit
symbol, godło, emblemat
flaga, sztandar, chorągiew
# measures, quality
ilość, liczba
kwota, suma
liczba, cyfra
łącznie, ogółem, łączny, całkowity
połowa, pół
podwójny, dwukrotnie, podwoić
procent, odsetek
średni, przeciętny, przeciętnie, średnio, średnia
większość, przeważająca część
część, fragment
kawałek, fragment, odłamek
minimum, minimalny, najmniej, co najmniej
maksimum, maksymalny, najwięcej, maksymalnie
duży, wielki, spory
największy, maksymalny
ogromny, olbrzymi, gigantyczny
mały, niewielki, drobny
najmniejszy, minimalny
długi, długość
krótki, krótko
szeroki, szerokość
głęboki, głębokość
gruby, grubość
waga, ważyć, masa, ciężar
ciężki, ciężar
powierzchnia, obszar
wystarczający, wystarczyć, dostateczny
niewystarczający, niedostateczny
brakować, brak, niedobór, niedostatek
nadmiar, nadwyżka, nadmierny
pełny, zapełniony
przekroczyć, przekraczać, przewyższać
dokładny, precyzyjny, dokładność, precyzja
około, w przybliżeniu, mniej więcej
prawie, niemal
inny, odmienny
różnić, różnica, odróżniać
jednakowy, identyczny
podobny, podobieństwo, zbliżony
równy, równość
najlepszy, optymalny
jakość, jakościowy
piękny, ładny, piękno, uroda
brzydki, szpetny
silny, mocny, potężny
słaby, słabość
trwały, wytrzymały
miękki, delikatny
nowy, nowość
ostatnio, niedawno
nowoczesny, współczesny
obecny, aktualny, bieżący
teraz, obecnie, aktualnie
wcześniej, dawniej, przedtem
były, poprzedni, dawny
potem, później, następnie
następny, kolejny, dalszy
zawsze, stale, ciągle
stały, trwały, niezmienny
tymczasowy, czasowy, tymczasowo, przejściowy
często, częsty, częstotliwość
rzadki, rzadko
dziwny, niezwykły, nietypowy
zwykły, zwyczajny, normalny
zazwyczaj, zwykle, przeważnie
specjalny, szczególny
główny, podstawowy, najważniejszy
istotny, ważny, znaczący, kluczowy
konieczny, niezbędny, konieczność
natychmiast, niezwłocznie, bezzwłocznie, natychmiastowy
wkrótce, niebawem
ostatni, końcowy, ostateczny
pierwotny, początkowy
godzina, godzinowy
doba, dzień, dobowy
codziennie, codzienny, dzienny
noc, nocny
rano, poranek, poranny
wieczór, wieczorny
tydzień, tygodniowy, tygodniowo
dekada, dziesięciolecie
rocznica, jubileusz
chwila, moment
jednocześnie, równocześnie
poziom, stopień
skala, podziałka
kolor, barwa
kształt, forma
kwadratowy, kwadrat
jasny, oczywisty, wyraźny
ciemny, ciemność
prawda, prawdziwy
poprawny, prawidłowy, właściwy
błędny, niepoprawny, nieprawidłowy
autentyczny, oryginalny, prawdziwy
fałszywy, podrobiony, podróbka
podrobić, sfałszować, fałszerstwo
prawdopodobny, prawdopodobieństwo, prawdopodobnie
możliwy, możliwość
niemożliwy, niewykonalny
łatwy, prosty, łatwość
trudny, skomplikowany, złożony, trudność
przydatny, użyteczny, pożyteczny
bezużyteczny, nieprzydatny
jedyny, unikalny, wyjątkowy
tylko, jedynie, wyłącznie
ogólny, powszechny
bogaty, zamożny, bogactwo
biedny, ubogi, bieda, ubóstwo
mądry, inteligentny, mądrość, inteligencja
szczęśliwy, szczęście
smutny, smutek
gniew, rozgniewany
odważny, dzielny, odwaga
okrutny, okrucieństwo
cichy, cisza
hałas, hałaśliwy, głośny
mokry, wilgotny, wilgoć
suchy, suchość
brudny, brud, zabrudzić
czysty, czystość
# reasons, methods
przyczyna, powód, motyw
spowodować, powodować, wywołać, doprowadzić
wynik, rezultat, efekt
skutek, konsekwencja, następstwo
wpływać, wpływ, oddziaływać, oddziaływanie
problem, trudność, kłopot
przeszkoda, utrudnienie, przeszkadzać
wada, minus, niedoskonałość
zaleta, korzyść, plus, atut
korzystny, korzyść
metoda, sposób, technika
sposób, tryb
krok, etap, faza
procedura, postępowanie
wskazać, wskazywać, wskazanie
pomysł, idea, koncepcja
pojęcie, koncepcja
temat, zagadnienie, kwestia
sprawa, kwestia
typ, rodzaj, gatunek
klasa, kategoria
wykluczyć, wykluczenie, wyłączenie
okoliczność, sytuacja
sytuacja, położenie, stan
kryzys, recesja
sukces, powodzenie, udany
niepowodzenie, porażka, fiasko
wysiłek, staranie
zamiar, zamierzać, celowo, umyślny
umyślnie, celowo, świadomie
szansa, okazja, możliwość
katastrofa, klęska
nagły, pilny, awaryjny
pilnie, natychmiast
defekt, wada, usterka
wątpliwość, wątpić
niepewność, niepewny
uzasadnić, uzasadnienie, usprawiedliwić
przypuszczać, przypuszczenie, założenie, domniemanie
związek, relacja, powiązanie
powiązać, związany, powiązanie, związać
składać się, wchodzić w skład
równoważny, równoznaczny, odpowiednik
opierać, podstawa, oparty
opisać, opis, opisywać
określić, zdefiniować, definicja, określać
podsumować, podsumowanie, streszczenie
analizować, analiza, przeanalizować
uwaga, komentarz
radzić, doradzać, rada, porada, doradzić
zalecać, zalecenie, rekomendować, rekomendacja, polecać
doradca, konsultant
uznać, uznanie, uznawać
przyznać, przyznanie, przyznawać
kryterium, miernik
tendencja, skłonność, trend
pojemnik, zbiornik
opakowanie, pakować, zapakować
# more
okrągły, kolisty
doktorat, doktorski
dzwonić, zadzwonić, telefonować
[field contracts]
niniejsz\p{L}+\s+umow\p{L}+ == niniejsza umowa
niniejsz\p{L}+\s+licencj\p{L}+ == niniejsza licencja
jakie prawo (?:obowiązuje|ma zastosowanie|stosuje się)|jakie jest prawo właściwe => jakiemu prawu podlega {document}; where podlega
kto jest stroną|kim są strony => między kim została zawarta {document}; where zawart\p{L}*
`;
