/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | Software, Programm, Programme
install | installieren, Installation, installiert
installer | Installationsprogramm, Installer
remove | entfernen, deinstallieren, löschen
update | aktualisieren, Aktualisierung, Update, Upgrade
password | Passwort, Kennwort
user | Benutzer, Anwender, Nutzer
username | Benutzername, Anmeldung
administrator | Administrator
file | Datei, Dateien
directory | Verzeichnis, Ordner
configuration | Konfiguration, Einstellungen, konfigurieren
configuration files | Konfigurationsdateien, Konfigurationsdatei
default | standardmäßig, Standard, Voreinstellung, Vorgabe
standard | Standard, Norm
version | Version, Ausgabe, Veröffentlichung
package | Paket, Pakete, Paketen
package name | Paketname, Paketnamen
maintainer | Betreuer, Maintainer, betreuen, pflegen
developer | Entwickler
source code | Quellcode, Quelltext, Quelle
library | Bibliothek
memory | Arbeitsspeicher, Speicher, RAM
disk | Festplatte, Platte
free space | Speicherplatz, Plattenplatz, freier Speicherplatz
partition | Partition, Partitionierung
file system | Dateisystem
computer | Computer, Rechner
server | Server
web servers | Webserver
network | Netzwerk, Netz
internet | Internet
port | Port
address | Adresse, Adressen
range | Bereich, Bereiche
private | privat, private
email | E-Mail, Mail
mailing list | Mailingliste
phone | Telefon, Telefonnummer
error | Fehler
bug | Fehler, Programmfehler, Bug
report | melden, Bericht, Meldung
fix | beheben, Korrektur, Behebung, Reparatur, reparieren, korrigieren
security | Sicherheit
certificate | Zertifikat
encryption | Verschlüsselung, verschlüsselt
backup | Sicherung, Sicherungskopie, Backup, Datensicherung
save | speichern, Speichern, sichern
open | öffnen
close | schließen
print | drucken, ausdrucken
command | Befehl, Befehle, Kommando
option | Option, Optionen
key | Taste, Tasten, Schlüssel
keyboard | Tastatur
mouse | Maus
window | Fenster
menu | Menü
screen | Bildschirm, Anzeige
image | Bild, Abbild
text | Text, Zeichen
database | Datenbank, Datenbanken
data | Daten
format | Format
import | importieren, exportieren, Import, Export
download | herunterladen, Download
boot | starten, Start, booten, hochfahren
kernel | Kernel, Kern
operating system | Betriebssystem
hardware | Hardware, Gerät
architecture | Architektur
distribution | Distribution
project | Projekt
schedule | geplant, Aufgabe, Auftrag
cancel | abbrechen, stornieren, aufheben
locale | Locale, Locales, Gebietsschema
documentation | Dokumentation, Handbuch, Anleitung, Benutzerhandbuch
`;
