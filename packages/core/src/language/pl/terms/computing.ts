/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | oprogramowanie, program, programy
install | instalować, instalacja, zainstalować, zainstalowany
installer | instalator, program instalacyjny
remove | usunąć, odinstalować, usuwać
update | aktualizacja, aktualizować, zaktualizować
password | hasło, hasła
user | użytkownik, użytkownicy, użytkownika
username | nazwa użytkownika, logowanie
administrator | administrator
file | plik, pliki, pliku
directory | katalog, folder
configuration | konfiguracja, ustawienia, skonfigurować
configuration files | pliki konfiguracyjne
default | domyślnie, domyślny
standard | standard, norma
version | wersja, wydanie
package | pakiet, pakiety, pakietu, pakietów
package name | nazwa pakietu
maintainer | opiekun, utrzymuje
developer | programista, deweloper, programiści
source code | kod źródłowy, źródło
library | biblioteka
memory | pamięć, pamięci, RAM
disk | dysk, dysku, dysk twardy
free space | miejsce na dysku, wolne miejsce
partition | partycja, partycjonowanie
file system | system plików
computer | komputer, komputery, komputerów
server | serwer, serwery
web servers | serwery WWW
network | sieć, sieci
internet | internet, Internet
port | port
address | adres, adresy
range | zakres, zakresy
private | prywatny, prywatne
email | e-mail, poczta
mailing list | lista dyskusyjna
phone | telefon
error | błąd, błędy
bug | błąd, błędy
report | zgłosić, raport, zgłoszenie
fix | naprawić, poprawka, naprawa, naprawy
security | bezpieczeństwo, zabezpieczenia
certificate | certyfikat
encryption | szyfrowanie, zaszyfrowany
backup | kopia zapasowa, kopie zapasowe
save | zapisać, zapisywać, zapis, zapisu
open | otworzyć, otwierać
close | zamknąć
print | drukować, druk
command | polecenie, polecenia, komenda
option | opcja, opcje
key | klawisz, klucz
keyboard | klawiatura
mouse | mysz, myszy
window | okno
menu | menu
screen | ekran
image | obraz
text | tekst, znak, znaki
database | baza danych, bazy danych, baz danych
data | dane, danych
format | format
import | importować, eksportować, import, eksport
download | pobrać, pobierać, pobieranie
boot | uruchomić, uruchamianie, rozruch
kernel | jądro, jądra
operating system | system operacyjny
hardware | sprzęt, urządzenie
architecture | architektura
distribution | dystrybucja
project | projekt
schedule | zaplanowany, zadanie
cancel | anulować
locale | locale, lokalizacja
documentation | dokumentacja, podręcznik, przewodnik
`;
