/** Words that stand for each other between a question and a document; `../thesauri.ts` says how it is read. */
export const thesaurus = String.raw`
# Alltagsverben des Fragens
bekommen, erhalten, kriegen, empfangen, Erhalt, Empfang
geben, gewähren, erteilen, Erteilung, Gewährung
übergeben, aushändigen, überreichen, Übergabe, Aushändigung
behalten, aufbewahren, verwahren, Aufbewahrung, Verwahrung
beginnen, anfangen, starten, Beginn, Anfang, Start, Auftakt
enden, aufhören, beenden, Ende, Schluss, Beendigung
abschließen, fertigstellen, vollenden, Abschluss, Fertigstellung, Vollendung
ändern, verändern, abändern, Änderung, Veränderung, Abänderung
anpassen, Anpassung, angleichen, Angleichung
austauschen, ersetzen, auswechseln, Austausch, Ersatz
tauschen, umtauschen, Umtausch, Tausch
erlauben, gestatten, zulassen, genehmigen, Erlaubnis, Genehmigung, Zulassung
erlaubt, zulässig, gestattet, berechtigt, befugt
verbieten, untersagen, Verbot, Untersagung, unzulässig, verboten
verpflichtet, obligatorisch, zwingend, Pflicht, Verpflichtung
brauchen, benötigen, erfordern, erforderlich, nötig, notwendig, Bedarf
verlangen, fordern, anfordern, Forderung, Anforderung
bitten, ersuchen, Bitte, Ersuchen
bezahlen, zahlen, begleichen, entrichten, Zahlung, Bezahlung, Begleichung, Entrichtung
Gebühr, Entgelt
kaufen, erwerben, anschaffen, Kauf, Erwerb, Anschaffung, Ankauf
verkaufen, veräußern, Verkauf, Veräußerung
helfen, unterstützen, beistehen, Hilfe, Unterstützung, Beistand
wählen, auswählen, aussuchen, Auswahl
versuchen, probieren, ausprobieren, Versuch
prüfen, überprüfen, kontrollieren, Prüfung, Überprüfung, Kontrolle
kaputtgehen, defekt, kaputt, beschädigt, Defekt, Beschädigung
zerbrechen, brechen, Bruch
zerstören, vernichten, Zerstörung, Vernichtung
reparieren, instandsetzen, beheben, Reparatur, Instandsetzung, Behebung
instandhalten, Wartung, Instandhaltung
verlieren, einbüßen, Verlust, Einbuße
finden, auffinden, entdecken, Entdeckung
suchen, Suche, recherchieren, Recherche
schicken, senden, versenden, übermitteln, zusenden, Versand, Übermittlung, Zusendung
zeigen, anzeigen, darstellen, Anzeige, Darstellung
verstecken, verbergen, ausblenden
einblenden, anzeigen, sichtbar
benutzen, verwenden, nutzen, gebrauchen, Benutzung, Verwendung, Nutzung, Gebrauch
durchführen, ausführen, Durchführung, Ausführung
herstellen, produzieren, fertigen, erzeugen, Herstellung, Produktion, Fertigung, Erzeugung
erstellen, anlegen, erzeugen, Erstellung
bauen, errichten, erbauen, Bau, Errichtung, Erbauung
gründen, Gründung, gegründet
sagen, erklären, mitteilen, äußern, Erklärung, Mitteilung, Äußerung
fragen, erfragen, anfragen, Frage, Anfrage
antworten, beantworten, erwidern, Antwort, Beantwortung
wissen, kennen, Kenntnis
glauben, meinen, denken, Meinung, Ansicht, Auffassung
lernen, erlernen
mitnehmen, mitführen, mitbringen
wegnehmen, entziehen, Entzug
wegwerfen, entsorgen, Entsorgung
sammeln, erheben, erfassen, Sammlung, Erhebung, Erfassung
verteilen, austeilen, Verteilung
teilen, aufteilen, Aufteilung
trennen, abtrennen, Trennung
verbinden, verknüpfen, Verbindung, Verknüpfung
zusammenführen, vereinigen, vereinen, Zusammenführung, Vereinigung
hinzufügen, ergänzen, Ergänzung, Hinzufügung
entfernen, löschen, beseitigen, Entfernung, Löschung, Beseitigung
öffnen, aufmachen, Öffnung
schließen, zumachen, Schließung
anschalten, einschalten, aktivieren, Aktivierung
ausschalten, abschalten, deaktivieren, Abschaltung, Deaktivierung
verhindern, vermeiden, Verhinderung, Vermeidung, vorbeugen
schützen, absichern, Schutz, Absicherung
vergrößern, erweitern, ausweiten, Erweiterung, Vergrößerung, Ausweitung
verkleinern, verringern, reduzieren, vermindern, Verringerung, Reduzierung, Verminderung
senken, herabsetzen, Senkung, Herabsetzung
erhöhen, steigern, anheben, Erhöhung, Steigerung, Anhebung
steigen, zunehmen, anwachsen, Anstieg, Zunahme, Zuwachs
sinken, fallen, zurückgehen, Rückgang, Abnahme
verbessern, optimieren, Verbesserung, Optimierung
verschlechtern, Verschlechterung, schlimmer
erreichen, erzielen
gelingen, erfolgreich, Erfolg
scheitern, fehlschlagen, misslingen, misslungen, Fehlschlag, Misserfolg
planen, vorhaben, beabsichtigen, Plan, Vorhaben, Absicht
versprechen, zusagen, zusichern, Zusage, Zusicherung, Versprechen
ablehnen, verweigern, zurückweisen, Ablehnung, Verweigerung, Zurückweisung
annehmen, akzeptieren, Annahme, Akzeptanz
zustimmen, einwilligen, Zustimmung, Einwilligung, Einverständnis
widersprechen, Widerspruch, Einspruch, Einwand
Beschwerde, reklamieren, Reklamation, beanstanden, Beanstandung
abholen, Abholung
bringen, liefern, zustellen, Lieferung, Zustellung
mieten, anmieten, Miete, Anmietung
vermieten, Vermietung
leihen, ausleihen, Ausleihe, Leihe
zurückgeben, zurücksenden, Rückgabe, Rückgewähr, Rücksendung
zurückbekommen, zurückerhalten, erstattet, Erstattung, Rückerstattung
zurücktreten, Rücktritt
bleiben, verbleiben, Verbleib
dauern, währen, Dauer, Zeitraum
passieren, geschehen, ereignen, eintreten, stattfinden, vorkommen
heißen, nennen, bezeichnen, Name, Bezeichnung, genannt
bedeuten, Bedeutung, Sinn
bestimmen, festlegen, festsetzen, Festlegung, Festsetzung, Bestimmung
entscheiden, beschließen, Entscheidung, Beschluss
unterscheiden, Unterschied, Unterscheidung, abweichen, Abweichung
vergleichen, Vergleich, gegenüberstellen, Gegenüberstellung
warnen, Warnung, Warnhinweis
informieren, benachrichtigen, unterrichten, verständigen, Benachrichtigung, Unterrichtung
melden, Meldung
anmelden, registrieren, Anmeldung, Registrierung
abmelden, Abmeldung, ausloggen
einloggen, anmelden, Login, Anmeldung
verzichten, Verzicht
bestehen, zusammensetzen, umfassen, Zusammensetzung
enthalten, beinhalten, umfassen, einschließen
gehören, Eigentum, Besitz
besitzen, innehaben, Besitz, Besitzer
wohnen, leben, Wohnsitz, ansässig
reisen, fahren, Reise, Fahrt
treffen, begegnen, Treffen, Begegnung
kämpfen, Kampf
sterben, versterben, Tod, ableben, verstorben, gestorben, umkommen
töten, umbringen, ermorden, Tötung, Ermordung
geboren, Geburt
heiraten, Heirat, Eheschließung, Hochzeit, vermählen
messen, Messung
berechnen, ausrechnen, Berechnung, kalkulieren, Kalkulation
zählen, Zählung, abzählen
schätzen, Schätzung, abschätzen
beschreiben, schildern, Beschreibung, Schilderung
erwähnen, Erwähnung
empfehlen, anraten, Empfehlung, Ratschlag
beachten, berücksichtigen, Beachtung, Berücksichtigung
einhalten, befolgen, Einhaltung, Befolgung
verstoßen, verletzen, Verstoß, Verletzung, Zuwiderhandlung
überschreiten, übersteigen, Überschreitung
wiederholen, Wiederholung, erneut
fortsetzen, weitermachen, fortführen, Fortsetzung, Fortführung
unterbrechen, pausieren, Unterbrechung, Pause
abbrechen, Abbruch
verschieben, aufschieben, Verschiebung, Aufschub
absagen, stornieren, Absage, Stornierung, Storno
bestellen, ordern, Bestellung
buchen, reservieren, Buchung, Reservierung
teilnehmen, mitmachen, Teilnahme
beitreten, Beitritt, Eintritt
austreten, verlassen, Austritt
einladen, Einladung
feiern, Feier, Fest
vorbereiten, Vorbereitung
Umgang, Handhabung, handhaben
bedienen, Bedienung
beobachten, überwachen, Beobachtung, Überwachung
aufpassen, beaufsichtigen, Aufsicht, Beaufsichtigung
einreichen, vorlegen, Einreichung
ausfüllen, eintragen, Eintragung, Eintrag
beantragen, Antrag, Beantragung, Antragstellung
unterschreiben, unterzeichnen, Unterschrift, Unterzeichnung, signieren
veröffentlichen, publizieren, herausgeben, Veröffentlichung, Publikation
drohen, Drohung, androhen, Androhung
zwingen, nötigen, Zwang, erzwingen
beeinflussen, Einfluss, einwirken, Einwirkung
wirken, Wirkung, Auswirkung, Effekt
funktionieren, Funktionsweise
retten, Rettung, bergen, Bergung
fliehen, flüchten, Flucht
stehlen, klauen, entwenden, Diebstahl
betrügen, Betrug, täuschen, Täuschung
fälschen, Fälschung, gefälscht
lügen, Lüge, Unwahrheit
beweisen, nachweisen, belegen, Beweis, Nachweis, Beleg
bestätigen, Bestätigung, bescheinigen, Bescheinigung
# Verträge, Miete, Bedingungen
Vertrag, Vereinbarung, Kontrakt, Abkommen, Übereinkunft, Abmachung
vereinbaren, Vereinbarung, absprechen, Absprache
Vertragspartner, Vertragspartei
kündigen, Kündigung, Vertragsbeendigung
Laufzeit, Vertragsdauer, Vertragslaufzeit
verlängern, Verlängerung, erneuern, Erneuerung
ablaufen, erlöschen, Ablauf, auslaufen
gelten, gültig, Gültigkeit, Geltung, wirksam, Wirksamkeit
ungültig, unwirksam, nichtig, Nichtigkeit, Unwirksamkeit
Inkrafttreten, in Kraft treten, wirksam
Mieter, Mietpartei
Vermieter, Hauswirt, Hauseigentümer
Pacht, pachten, Pachtvertrag
Kaution, Mietsicherheit, Sicherheitsleistung, Mietkaution
Nebenkosten, Betriebskosten
Mietvertrag, Mietverhältnis
Untermiete, untervermieten, Untervermietung
Wohnung, Mietwohnung, Wohnraum, Appartement
einziehen, Einzug
ausziehen, Auszug, räumen, Räumung
umziehen, Umzug, Wohnungswechsel
Mieterhöhung, Mietsteigerung
renovieren, Renovierung, modernisieren, Modernisierung, sanieren, Sanierung
Bedingung, Voraussetzung, Kondition
Klausel, Bestimmung, Regelung, Vertragsklausel
Geschäftsbedingungen, AGB, Vertragsbedingungen
Nutzungsbedingungen, Nutzungsbestimmungen
haften, Haftung, einstehen, haftbar
Haftungsausschluss, Haftungsbeschränkung, Haftungsbegrenzung
Gewährleistung, Garantie, Mängelhaftung
Mangel, Sachmangel, mangelhaft, fehlerhaft
Schaden, Beschädigung, schädigen, Schädigung
Schadensersatz, Entschädigung, Schadenersatz, entschädigen
freistellen, Freistellung, schadlos
Vertragsstrafe, Konventionalstrafe, Pönale
Frist, Stichtag, Deadline
fällig, Fälligkeit, zahlbar
Verzug, Verspätung, Verzögerung, verspätet, verzögern
mahnen, Mahnung, Zahlungserinnerung
abtreten, übertragen, Abtretung, Übertragung
Vertragsverletzung, Vertragsbruch, Pflichtverletzung
widerrufen, Widerruf, Widerrufsrecht
anfechten, Anfechtung
schriftlich, Schriftform
mündlich, verbal
geheim, vertraulich, Geheimhaltung, Vertraulichkeit, Verschwiegenheit
Anhang, Anlage, Beilage
bevollmächtigen, Vollmacht, Bevollmächtigung, ermächtigen, Ermächtigung
vertreten, Vertreter, Vertretung, Stellvertreter
bürgen, Bürgschaft, Bürge
Anbieter, Dienstleister, Dienstanbieter, Provider
Auftraggeber, Besteller
Lieferant, Zulieferer
verhandeln, Verhandlung, aushandeln
ausschließlich, exklusiv, Exklusivität
kostenlos, gratis, unentgeltlich, kostenfrei, gebührenfrei, umsonst
kostenpflichtig, gebührenpflichtig, entgeltlich
freiwillig, Freiwilligkeit, fakultativ, optional
automatisch, selbsttätig
# Lizenzen, Urheberrecht
Lizenz, Nutzungsrecht, lizenzieren, Lizenzierung
Urheberrecht, Copyright, urheberrechtlich
Urheber, Autor, Verfasser, Schöpfer
Rechteinhaber, Rechtsinhaber, Lizenzgeber
kopieren, vervielfältigen, Kopie, Vervielfältigung
weitergeben, weiterverbreiten, verbreiten, Weitergabe, Weiterverbreitung, Verbreitung
bearbeiten, modifizieren, abwandeln, Bearbeitung, Modifikation
abgeleitet, Ableitung, Abwandlung
Quellcode, Quelltext, Sourcecode
quelloffen, Open Source
freie Software, Open-Source-Software
Patent, patentieren, Patentrecht
Marke, Warenzeichen, Markenzeichen
geistiges Eigentum, Schutzrecht
gewerblich, kommerziell, geschäftlich
Namensnennung, Urhebernennung, Autorennennung
gemeinfrei, Gemeinfreiheit
Lizenzgebühr, Tantieme, Lizenzkosten
zitieren, Zitat
Raubkopie, Schwarzkopie, Piraterie
# Arbeit, Personen, Leitung
Arbeitnehmer, Mitarbeiter, Beschäftigter, Angestellter
Arbeitgeber, Dienstherr
Belegschaft, Personal, Mitarbeiterschaft
einstellen, anstellen, Einstellung, Anstellung, anheuern
entlassen, feuern, kündigen, Entlassung, rauswerfen, Kündigung
Chef, Vorgesetzter, Leiter, Boss
Vorstandsvorsitzender, Konzernchef, Vorstandschef, CEO, Firmenchef
Geschäftsführer, Geschäftsführung, Firmenleitung
Leitung, Führung, Management
leiten, führen, managen, vorstehen
Vorsitzender, Präsident, Vorsitz
Vorstand, Unternehmensleitung, Geschäftsleitung
Aufsichtsrat, Kontrollgremium, Verwaltungsrat
Finanzvorstand, Finanzchef, CFO
Lohn, Gehalt, Arbeitsentgelt, Vergütung, Bezahlung, Verdienst
verdienen, Verdienst, Einkommen, Einkünfte
Prämie, Bonus, Sonderzahlung, Gratifikation
Gehaltserhöhung, Lohnerhöhung
Urlaub, Ferien, Erholungsurlaub
Feiertag, Festtag
Arbeitszeit, Dienstzeit, Arbeitsstunde
Überstunde, Mehrarbeit
Teilzeit, Teilzeitbeschäftigung, halbtags
befristet, zeitweilig, vorübergehend, Befristung
unbefristet, dauerhaft, permanent, ständig
Job, Stelle, Arbeitsplatz, Posten, Position
Beruf, Berufstätigkeit, Profession
bewerben, Bewerbung, Bewerber
Kandidat, Bewerber, Anwärter
Lebenslauf, Vita, Biografie
Vorstellungsgespräch, Bewerbungsgespräch
Ausbildung, Lehre, Berufsausbildung
Lehrling, Auszubildender, Azubi
Praktikum, Praktikant
weiterbilden, fortbilden, Weiterbildung, Fortbildung, Schulung
Zeugnis, Arbeitszeugnis, Beurteilung
befördern, Beförderung, aufsteigen, Aufstieg
Rente, Pension, Ruhestand, Altersversorgung, Ruhegehalt
Rentner, Pensionär, Ruheständler
arbeitslos, erwerbslos, Arbeitslosigkeit, Erwerbslosigkeit
Arbeitslosengeld, Arbeitslosenunterstützung
krank, arbeitsunfähig, Krankheit, Erkrankung, erkrankt
Krankschreibung, Arbeitsunfähigkeitsbescheinigung
Mutterschutz, Mutterschaftsurlaub
Elternzeit, Erziehungsurlaub
Betriebsrat, Personalrat, Arbeitnehmervertretung
Streik, Arbeitsniederlegung, streiken, Ausstand
Abfindung, Entlassungsentschädigung
Abmahnung, abmahnen, Verwarnung, rügen, Rüge
Homeoffice, Telearbeit, Heimarbeit
Kollege, Arbeitskollege
Abteilung, Ressort, Bereich
Aufgabe, Zuständigkeit, Aufgabenbereich
zuständig, verantwortlich, Verantwortung
ernennen, berufen, Ernennung
absetzen, abberufen, entheben, Absetzung, Abberufung
Nachfolger, Nachfolge, nachfolgen, ablösen
Vorgänger, Amtsvorgänger
Diskriminierung, benachteiligen, Benachteiligung, diskriminieren
belästigen, Belästigung, Mobbing
Nebenjob, Nebentätigkeit, Nebenbeschäftigung
selbstständig, freiberuflich, Freiberufler
Dienstreise, Geschäftsreise
Spesen, Auslage, Reisekosten
Team, Mannschaft, Arbeitsgruppe
Fachmann, Experte, Spezialist, Sachverständiger
Fähigkeit, Können, Kompetenz, Befähigung
Erfahrung, Berufserfahrung, erfahren
# Unternehmensberichte
Unternehmen, Firma, Betrieb, Gesellschaft
Konzern, Unternehmensgruppe
Tochtergesellschaft, Tochterunternehmen, Tochterfirma
Muttergesellschaft, Mutterkonzern, Konzernmutter
Niederlassung, Filiale, Zweigstelle, Geschäftsstelle
Hauptsitz, Firmensitz, Zentrale, Hauptverwaltung, Unternehmenssitz
Standort, Betriebsstätte
Werk, Fabrik, Produktionsstätte, Produktionsstandort
Umsatz, Erlös, Umsatzerlös
Einnahme, Einkünfte
Gewinn, Überschuss, Jahresüberschuss, Profit
profitabel, rentabel, gewinnbringend, Rentabilität, Profitabilität
Verlust, Fehlbetrag, Jahresfehlbetrag, Minus
Ausgabe, Aufwand, Aufwendung, ausgeben
sparen, einsparen, Einsparung, Kostensenkung
Schulden, Verschuldung, verschuldet
Gewinnspanne, Marge, Umsatzrendite
Vermögen, Aktiva, Vermögenswert
Eigenkapital, Eigenmittel
Fremdkapital, Fremdmittel
Geschäftsbericht, Jahresbericht
Geschäftsjahr, Wirtschaftsjahr
Quartal, Vierteljahr
Steuer, Abgabe, besteuern, Besteuerung
Mehrwertsteuer, Umsatzsteuer
Finanzamt, Steuerbehörde
Aktie, Anteilsschein
Aktionär, Anteilseigner, Anteilsinhaber
Gesellschafter, Teilhaber, Anteilseigner
Anteil, Beteiligung
Dividende, Ausschüttung, Gewinnausschüttung, ausschütten
Hauptversammlung, Aktionärsversammlung, Aktionärstreffen
Aktienrückkauf, Rückkauf
Börse, Börsenhandel, Wertpapierbörse
Börsengang, Börseneinführung
Aktienkurs, Börsenkurs
Investition, Investment, investieren, anlegen
Anleger, Investor, Kapitalgeber
Rendite, Verzinsung, Kapitalertrag
Risiko, Gefahr, Gefährdung, Wagnis
riskant, gefährlich, risikoreich
Rechtsstreit, Prozess, Gerichtsverfahren, Klageverfahren
übernehmen, aufkaufen, Übernahme, Akquisition, Firmenkauf
Fusion, Zusammenschluss, Verschmelzung, fusionieren
Konkurrent, Wettbewerber, Mitbewerber, Rivale
Konkurrenz, Wettbewerb
Kunde, Abnehmer, Auftraggeber
Verbraucher, Konsument, Endverbraucher
Produkt, Erzeugnis, Ware, Artikel
Dienstleistung, Service, Dienst
Laden, Geschäft, Verkaufsstelle, Filiale
Supermarkt, Lebensmittelmarkt
Onlineshop, Webshop, Internethandel, Onlinehandel
Handel, handeln, Geschäftsverkehr
Einzelhandel, Einzelhändler
Verkäufer, Händler
Wachstum, wachsen, Zuwachs
Prognose, Ausblick, Vorhersage, vorhersagen, prognostizieren, Voraussage
erwarten, voraussichtlich, Erwartung
Ziel, Zielsetzung, Zielvorgabe, anstreben
Insolvenz, Konkurs, Pleite, Zahlungsunfähigkeit, insolvent, bankrott
Abschreibung, abschreiben
Werbung, Reklame, werben
Lager, Lagerhaus, Depot
Vorrat, Lagerbestand, Bestand
Lieferkette, Versorgungskette
Umstrukturierung, Restrukturierung, Neuausrichtung
Stellenabbau, Personalabbau, Arbeitsplatzabbau
Wirtschaftsprüfer, Abschlussprüfer
Buchhaltung, Buchführung, Rechnungswesen
Währung, Devise
Wechselkurs, Umrechnungskurs
Inflation, Teuerung, Preissteigerung, Geldentwertung
Rezession, Wirtschaftskrise, Abschwung
Konjunktur, Wirtschaftslage
Branche, Wirtschaftszweig, Sektor, Industriezweig
Rohstoff, Ausgangsmaterial
Forschung, forschen, erforschen, Erforschung
Nachhaltigkeit, nachhaltig, umweltfreundlich, umweltverträglich
Emission, Ausstoß, ausstoßen
Angebot, anbieten, Offerte
Rabatt, Preisnachlass, Ermäßigung, Nachlass
Zuschuss, Subvention, Förderung, Beihilfe, fördern
Spende, spenden, Zuwendung
# Versicherung, Bank, Zahlung
versichern, Versicherung, Versicherungsschutz
Versicherer, Versicherungsgesellschaft, Versicherungsunternehmen
Versicherter, Versicherungsnehmer
Police, Versicherungsschein, Versicherungsvertrag
Versicherungsbeitrag, Versicherungsprämie, Beitrag
Versicherungsfall, Schadensfall, Schadenfall
Selbstbeteiligung, Selbstbehalt, Eigenanteil
abdecken, decken, Deckung, versichert, mitversichert
Versicherungssumme, Deckungssumme, Höchstbetrag
Krankenversicherung, Krankenkasse
Krankenkasse, Krankenversicherer
Unfall, Unglück, verunglücken
ausschließen, Ausschluss, ausgeschlossen, ausgenommen
Wartezeit, Karenzzeit
Bank, Geldinstitut, Kreditinstitut
Konto, Bankkonto, Girokonto
Bankkarte, EC-Karte, Girocard, Debitkarte
Geldautomat, Bankautomat
abheben, Barabhebung, Abhebung
einzahlen, Einzahlung
überweisen, Überweisung, Banküberweisung, Geldtransfer
abbuchen, einziehen, Abbuchung, Lastschrift, Bankeinzug
Kredit, Darlehen
Hypothek, Grundschuld
Zins, Verzinsung, Zinssatz, verzinsen
tilgen, zurückzahlen, Tilgung, Rückzahlung, abzahlen
Rate, Teilzahlung, Ratenzahlung
Gläubiger, Kreditgeber, Darlehensgeber
Schuldner, Kreditnehmer, Darlehensnehmer
bar, Bargeld, Barzahlung
Geld, Geldmittel, Finanzmittel
Rechnung, Faktura, abrechnen, Abrechnung
Quittung, Beleg, Zahlungsbeleg, Kassenbon
Betrag, Summe, Geldbetrag
Gesamtbetrag, Gesamtsumme
Guthaben, Kontostand, Saldo
überziehen, Überziehung, Dispo, Dispositionskredit
sparen, Ersparnis, Spareinlage
Anzahlung, Vorauszahlung, Vorschuss
Zahlungsart, Zahlungsmethode, Zahlungsmittel, Zahlungsweise
finanzieren, Finanzierung
erben, Erbe, Erbschaft, Nachlass
vererben, hinterlassen, vermachen, Vermächtnis
# Datenschutz, Sicherheit, Rechte
Datenschutz, Privatsphäre, Datenschutzrecht
personenbezogen, persönlich, privat
weitergeben, offenlegen, preisgeben, Offenlegung, Weitergabe, übermitteln
Daten, Informationen, Angaben
speichern, sichern, Speicherung, ablegen
löschen, vernichten, Löschung
Auskunft, Information
Passwort, Kennwort, Zugangscode
Benutzerkonto, Nutzerkonto, Account, Kundenkonto
Benutzername, Nutzername, Anmeldename
Zugriff, Zugang, zugreifen, Zugangsberechtigung
Berechtigung, Zugriffsrecht, Befugnis
verschlüsseln, Verschlüsselung, chiffrieren, kryptografisch
Angreifer, Hacker, Eindringling
Angriff, Attacke, angreifen, Anschlag
Hackerangriff, Cyberangriff
Sicherheitslücke, Schwachstelle, Verwundbarkeit
Schadsoftware, Malware, Virus, Schadprogramm
Datenleck, Datenpanne, Datenschutzverletzung
Sicherheit, sicher, Schutz, geschützt
sperren, blockieren, Sperrung, Sperre, Blockierung
freischalten, entsperren, Freischaltung, Freigabe
Identität, Identifizierung, identifizieren
ausweisen, Ausweis, Personalausweis, Identitätsnachweis
authentifizieren, Authentifizierung, Authentisierung
anonym, anonymisieren, Anonymisierung
verarbeiten, Verarbeitung, Datenverarbeitung
Zweck, Verwendungszweck, Bestimmungszweck
Rechtsgrundlage, Rechtsbasis
volljährig, Volljährigkeit, erwachsen
Spam, Werbemail, Junkmail
Newsletter, Rundbrief
abbestellen, abmelden, Abbestellung
nachverfolgen, Tracking, Nachverfolgung
Missbrauch, missbrauchen, missbräuchlich
unbefugt, unberechtigt, unerlaubt
rechtswidrig, illegal, gesetzwidrig, ungesetzlich, widerrechtlich
rechtmäßig, legal, gesetzmäßig, gesetzlich
# Computer
Computer, Rechner, PC
installieren, Installation
deinstallieren, entfernen, Deinstallation
einstellen, konfigurieren, Einstellung, Konfiguration
Festplatte, Laufwerk, Platte
Speicherplatz, Plattenplatz, Speicherkapazität
Arbeitsspeicher, RAM, Hauptspeicher
Partition, partitionieren, Partitionierung
formatieren, Formatierung
einhängen, mounten, einbinden
aushängen, unmounten
Netzwerk, Netz, vernetzen
Internet, online
WLAN, Funknetz, Drahtlosnetzwerk
drahtlos, kabellos, Funk
Paket, Softwarepaket, Programmpaket
Datei, File, Dokument
Ordner, Verzeichnis, Directory
Pfad, Dateipfad
Programm, Anwendung, Software, Applikation, App
ausführen, starten, aufrufen, Ausführung, Aufruf
aktualisieren, updaten, Aktualisierung, Update
Upgrade, hochrüsten, Versionswechsel
Version, Fassung
Fehler, Bug, Programmfehler
Fehlermeldung, Fehlerhinweis, Fehlercode
abstürzen, Absturz, einfrieren, hängenbleiben
herunterladen, downloaden, Download
hochladen, uploaden, Upload
Bildschirm, Monitor, Display
Tastatur, Keyboard
Taste, Knopf, Schaltfläche, Button
drücken, betätigen, klicken, anklicken
Tastenkombination, Tastenkürzel, Shortcut
Mauszeiger, Cursor
drucken, ausdrucken, Ausdruck
Drucker, Druckgerät
einscannen, scannen, Scan
Terminal, Konsole, Kommandozeile, Befehlszeile, Eingabeaufforderung
Befehl, Kommando, Anweisung
Benutzer, Anwender, Nutzer, User
Systemverwalter, Administrator, Superuser
Sicherungskopie, Backup, Datensicherung, Sicherheitskopie
wiederherstellen, Wiederherstellung, zurücksichern
zurücksetzen, rücksetzen, Reset, Zurücksetzung
hochfahren, booten, starten, Systemstart
herunterfahren, ausschalten, abschalten
neustarten, Neustart, rebooten
verbinden, anschließen, Verbindung, Anschluss
Schnittstelle, Interface
Oberfläche, Benutzeroberfläche, GUI
Standard, Voreinstellung, Standardeinstellung, voreingestellt
Option, Wahlmöglichkeit, Auswahlmöglichkeit
Parameter, Argument
Betriebssystem, OS
Gerät, Apparat
Treiber, Gerätetreiber
Prozessor, CPU
Grafikkarte, Grafikadapter
Server, Serverrechner
Browser, Webbrowser
Website, Internetseite, Webseite, Homepage, Internetauftritt
Link, Verweis, Hyperlink, Verknüpfung
E-Mail, Mail
Lesezeichen, Bookmark
Spalte, Kolonne
Zeichen, Buchstabe, Schriftzeichen
Schrift, Schriftart, Font
umbenennen, Umbenennung
verschieben, bewegen, Verschiebung
einfügen, Einfügung
rückgängig, zurücknehmen
kompilieren, Kompilierung
komprimieren, Komprimierung, verdichten
entpacken, dekomprimieren, extrahieren
Protokoll, Logdatei, Log, Protokolldatei
protokollieren, aufzeichnen, Protokollierung, Aufzeichnung
Arbeitsumgebung, Desktop, Schreibtisch
eingeben, eintippen, Eingabe
unterstützt, kompatibel, Kompatibilität, verträglich
veraltet, überholt, obsolet
Handbuch, Anleitung, Dokumentation, Manual
Ton, Klang, Audio, Sound
Lautstärke, laut
Akku, Batterie
aufladen, Aufladung
Strom, Elektrizität, elektrisch
Handy, Mobiltelefon, Smartphone
Telefon, Fernsprecher, telefonieren
anrufen, telefonieren, Anruf
Zeichenkette, String
Schleife, Iteration
Performance, Leistungsfähigkeit
Abhängigkeit, abhängen, abhängig
Entwickler, Programmierer, Softwareentwickler
programmieren, entwickeln, Programmierung, Entwicklung
testen, Test, erproben, Erprobung
# Staat, Recht, Krieg, Geschichte
Regierung, Kabinett, regieren, Staatsführung
Regierungschef, Ministerpräsident, Premierminister, Premier
Staatsoberhaupt, Staatschef, Präsident
Parlament, Volksvertretung, Abgeordnetenhaus
Abgeordneter, Parlamentarier, Volksvertreter, Parlamentsmitglied
Gesetz, Rechtsvorschrift, gesetzlich
Vorschrift, Regel, Regelung, Bestimmung, Richtlinie
Verordnung, Erlass, Dekret
Verfassung, Grundgesetz
Behörde, Amt, Dienststelle
Beamter, Staatsdiener, Amtsträger
Gericht, Gerichtshof, Tribunal
Richter, Richteramt
Anwalt, Rechtsanwalt, Jurist, Verteidiger
verklagen, klagen, Klage
anklagen, beschuldigen, Anklage, Beschuldigung
Urteil, Gerichtsentscheidung, Richterspruch
verurteilen, Verurteilung, schuldig
Freispruch, freisprechen
Strafe, Bestrafung, bestrafen, Sanktion
Bußgeld, Geldstrafe, Geldbuße
Gefängnis, Haft, Haftanstalt, Freiheitsstrafe, Inhaftierung
festnehmen, verhaften, Festnahme, Verhaftung
Häftling, Gefangener, Insasse
Verbrechen, Straftat, Delikt, kriminell
Verbrecher, Täter, Straftäter
Mord, ermorden, Ermordung
hinrichten, Hinrichtung, exekutieren
Zeuge, Augenzeuge
Polizei, Polizist, Polizeibeamter
Wahl, Urnengang, gewählt
abstimmen, Stimmabgabe, Abstimmung, votieren, Votum
Volksabstimmung, Referendum, Volksentscheid, Volksbegehren
Wähler, Stimmberechtigter, Wahlberechtigter
Politik, politisch, Politiker
König, Monarch, Herrscher
herrschen, regieren, Herrschaft, Regentschaft
Thron, Krone, krönen, Krönung
Adel, Adliger, Aristokratie, adlig
Staat, Nation, Land
Bürger, Staatsbürger, Staatsangehöriger
Staatsangehörigkeit, Nationalität, Staatsbürgerschaft
einbürgern, Einbürgerung
einwandern, Einwanderung, Einwanderer, Immigration, Zuwanderung
auswandern, Auswanderung, Emigration, emigrieren
Flüchtling, Asylbewerber, Geflüchteter, Vertriebener
Visum, Einreiseerlaubnis, Einreisegenehmigung
Reisepass, Pass
Aufenthaltserlaubnis, Aufenthaltstitel, Aufenthaltsgenehmigung
Zoll, Einfuhrabgabe
importieren, einführen, Einfuhr, Import
exportieren, ausführen, Ausfuhr, Export
Krieg, kriegerisch
Konflikt, Auseinandersetzung, Streit
Schlacht, Gefecht
Armee, Heer, Streitkräfte, Militär, Truppe
Soldat, Militärangehöriger, Krieger
Wehrpflicht, Wehrdienst, Militärdienst
Waffe, Bewaffnung, bewaffnen
erobern, Eroberung
besetzen, Besetzung, Besatzung
einmarschieren, Invasion, Einmarsch, eindringen
belagern, Belagerung
besiegen, Sieg, siegen
kapitulieren, Kapitulation
Waffenstillstand, Waffenruhe, Feuerpause
Frieden, Friedensschluss, Friedensvertrag
Bündnis, Allianz, Koalition
Verbündeter, Bündnispartner, Alliierter
Feind, Gegner, Widersacher
Aufstand, Rebellion, Revolte
Revolution, Umsturz, Umwälzung
Putsch, Staatsstreich, Umsturz
Unabhängigkeit, Selbstständigkeit, unabhängig, Eigenständigkeit
Kolonie, kolonisieren, Kolonialherrschaft, kolonial
Sklave, Sklaverei, versklaven
Attentat, Anschlag, Mordanschlag
demonstrieren, Demonstration, Protest, protestieren, Kundgebung
Epoche, Zeitalter, Ära
Altertum, Antike, antik
mittelalterlich, Mittelalter
Ursprung, Herkunft, stammen, entstehen, Entstehung
abschaffen, aufheben, Abschaffung, Aufhebung
einführen, Einführung
Menschenrecht, Grundrecht
Korruption, Bestechung, bestechen, bestechlich
Botschafter, Diplomat, Gesandter
Bürgermeister, Stadtoberhaupt, Rathauschef
# Geografie, Orte, Gebäude, Verkehr
Stadt, Kommune
Gemeinde, Kommune, Ortschaft
Dorf, Ortschaft, Siedlung
Hauptstadt, Regierungssitz
Stadtteil, Viertel, Stadtviertel, Stadtbezirk
Gebiet, Region, Gegend, Areal
Einwohner, Bewohner, Bevölkerung
Einwohnerzahl, Bevölkerungszahl
bevölkert, besiedelt, Besiedlung, besiedeln
liegen, befinden, gelegen, Lage
Ort, Platz, Stelle, Stätte
Grenze, grenzen, angrenzen, angrenzend, Grenzverlauf
benachbart, angrenzend, Nachbar, Nachbarschaft
Umgebung, Umland, Umkreis
Nähe, nah
entfernt, Entfernung, Distanz, Abstand
münden, Mündung, einmünden
fließen, durchfließen, durchströmen
Meer, Ozean
Küste, Küstenlinie
Insel, Eiland
Gebirge, Gebirgszug, Bergkette
Wald, Forst, Gehölz
Wüste, Ödland
Ebene, Flachland
Erdbeben, Beben, Erdstoß
Überschwemmung, Hochwasser, Flut, überfluten
Sturm, Unwetter, Orkan
ausbrechen, Ausbruch, Eruption
Klima, klimatisch
Wetter, Witterung
Regen, Niederschlag, regnen
Gebäude, Bauwerk, Haus, Bau
Grundstück, Parzelle, Liegenschaft
Immobilie, Liegenschaft, Grundbesitz
Burg, Festung
Schloss, Palast, Residenz
Kirche, Gotteshaus
Kloster, Abtei
Denkmal, Monument, Mahnmal
Sehenswürdigkeit, Attraktion
Tourist, Urlauber, Besucher, Feriengast
Tourismus, Fremdenverkehr
Hotel, Unterkunft, Herberge, Beherbergung
übernachten, Übernachtung, unterkommen
Architekt, Baumeister
abreißen, Abriss, abbrechen
Stockwerk, Etage, Geschoss
Aufzug, Lift, Fahrstuhl
Treppe, Stiege
Eingang, Zugang
Autobahn, Schnellstraße
Auto, Pkw, Fahrzeug, Wagen, Kraftfahrzeug, Kfz
Lastwagen, Lkw, Lastkraftwagen
Fahrrad, Rad
Motorrad, Kraftrad
Zug, Bahn, Eisenbahn
Bahnhof, Station
Haltestelle, Station, Haltepunkt
U-Bahn, Metro, Untergrundbahn
Straßenbahn, Tram
Nahverkehr, ÖPNV
Flughafen, Airport, Flugplatz
Flugzeug, Flieger
fliegen, Flug
Schiff, Boot
Hafen, Anlegestelle
Ticket, Fahrkarte, Fahrschein, Fahrausweis
Fahrpreis, Tarif, Beförderungsentgelt
Passagier, Fahrgast, Reisender, Fluggast
Gepäck, Reisegepäck
Abfahrt, abfahren, losfahren
ankommen, Ankunft, eintreffen, anreisen, Anreise
abreisen, Abreise, Aufbruch
umsteigen, Umstieg
Parkplatz, Stellplatz, parken
Führerschein, Fahrerlaubnis
Geschwindigkeit, Tempo, schnell
Benzin, Kraftstoff, Treibstoff, Sprit
Tankstelle, tanken
Stau, Verkehrsbehinderung
transportieren, befördern, Transport, Beförderung
Karte, Landkarte, Stadtplan
Norden, nördlich
Süden, südlich
Osten, östlich
Westen, westlich
Landwirtschaft, Ackerbau, landwirtschaftlich
Bauer, Landwirt, Agrarier
anbauen, Anbau, kultivieren
ernten, Ernte
# Wissenschaft, Natur, Medizin, Essen
Wissenschaft, Forschung, wissenschaftlich
Wissenschaftler, Forscher, Gelehrter
erfinden, Erfindung, Erfinder
entdecken, Entdeckung, Entdecker
untersuchen, Untersuchung, erforschen, analysieren, Analyse
Studie, Untersuchung, Erhebung
Experiment, Versuch, experimentieren
Theorie, Hypothese, theoretisch
Stoff, Substanz, Material
chemisch, Chemie, Chemikalie
Mischung, mischen, Gemisch, vermischen
Wärme, Hitze
erhitzen, erwärmen, Erwärmung, Erhitzung
kühlen, abkühlen, Abkühlung, Kühlung
gefrieren, einfrieren, Frost
schmelzen, Schmelze, tauen
verbrennen, Verbrennung, brennen
Feuer, Brand
explodieren, Explosion, Detonation
Strahlung, strahlen, bestrahlen
Umwelt, ökologisch
Umweltverschmutzung, Verschmutzung, verschmutzen, Verunreinigung
Erderwärmung, Klimawandel, globale Erwärmung
Müll, Abfall, Restmüll
wiederverwerten, recyceln, Recycling, Wiederverwertung
Pflanze, Gewächs, pflanzlich
Blume, Blüte
Spezies, Tierart
Lebensraum, Habitat, Verbreitungsgebiet
fressen, ernähren, Nahrung
fortpflanzen, Fortpflanzung, vermehren, Vermehrung
aussterben, ausgestorben, Aussterben
gefährdet, bedroht, Bedrohung
giftig, Gift, toxisch
jagen, Jagd, Jäger
Fischfang, Fischerei, fischen
Weltraum, Weltall, Kosmos
Himmelskörper, Gestirn
Raumfahrt, Weltraumfahrt
Gesundheit, gesund, gesundheitlich
Arzt, Mediziner, Doktor
Hausarzt, Allgemeinmediziner
Zahnarzt, Zahnmediziner
Krankenhaus, Klinik, Spital, Hospital
Krankenpfleger, Pflegekraft, Krankenschwester
Patient, Kranker
Krankheit, Erkrankung, Leiden
Symptom, Anzeichen, Krankheitszeichen
Schmerz, schmerzen, wehtun
behandeln, Behandlung, Therapie, therapieren
heilen, Heilung, genesen, Genesung
Medikament, Arznei, Arzneimittel, Heilmittel, Medizin
Dosis, Dosierung, dosieren
Rezept, Verschreibung, verschreiben
Apotheke, Apotheker
impfen, Impfung, Schutzimpfung, Vakzine, Impfstoff
anstecken, infizieren, Ansteckung, Infektion
ansteckend, übertragbar, infektiös
Seuche, Epidemie, Pandemie
Operation, operieren, chirurgisch
verletzen, Verletzung, verletzt, Wunde
vorbeugen, Vorbeugung, Prävention, Vorsorge
Diagnose, diagnostizieren, Befund
schwanger, Schwangerschaft
entbinden, Entbindung, gebären, Geburt
Abtreibung, Schwangerschaftsabbruch, abtreiben
behindert, Behinderung, schwerbehindert
Pflege, pflegen, betreuen, Betreuung
Sucht, Abhängigkeit, süchtig
betrunken, alkoholisiert
Gehirn, Hirn
Bauch, Magen, Unterleib
Krebs, Tumor, Karzinom
Herzinfarkt, Herzanfall
Bluthochdruck, Hypertonie
Zuckerkrankheit, Diabetes
Allergie, allergisch, Überempfindlichkeit
Atem, atmen, Atmung
müde, Müdigkeit, erschöpft, Erschöpfung
schlafen, Schlaf
essen, verzehren, Verzehr, speisen
trinken, Getränk
Essen, Nahrung, Lebensmittel, Nahrungsmittel, Speise
Speise, Mahlzeit
kochen, zubereiten, Zubereitung, garen
Koch, Küchenchef
backen, Gebäck
würzen, Gewürz
Zutat, Bestandteil, Inhaltsstoff
schmecken, Geschmack
haltbar, Haltbarkeit, konservieren
Restaurant, Gaststätte, Lokal, Wirtshaus
Kellner, Servicekraft
hungern, Hunger, Hungersnot
abnehmen, Gewichtsverlust
dick, übergewichtig, Übergewicht, fettleibig
# Schule, Bücher, Kunst, Musik, Sport, Religion, Familie
Schule, Lehranstalt, Bildungseinrichtung
Schüler, Schulkind
Lehrer, Lehrkraft, Pädagoge
unterrichten, lehren, Unterricht
Student, Studierender, Studentin
studieren, Studium
Universität, Hochschule, Uni
Professor, Hochschullehrer, Dozent
Prüfung, Examen, Klausur, Test
Abschluss, Hochschulabschluss, Diplom
Abitur, Reifeprüfung, Matura, Hochschulreife
Doktorarbeit, Dissertation, promovieren, Promotion
Note, Zensur, benoten
Stipendium, Studienförderung
Studiengebühr, Studienbeitrag, Schulgeld
Kindergarten, Kita, Kindertagesstätte
Schriftsteller, Autor, Verfasser, Literat
schreiben, verfassen, Verfasser
Dichter, Lyriker, Poet
Gedicht, Lyrik, Poem
Sage, Legende
Hauptfigur, Protagonist, Held, Hauptperson
Figur, Gestalt
erscheinen, herauskommen, veröffentlicht, Erscheinen
Verlag, Verleger, Herausgeber
Journalist, Reporter, Redakteur
Bücherei, Bibliothek
Übersetzung, übersetzen
Sprache, sprechen, sprachlich
Muttersprache, Erstsprache
Wort, Begriff, Ausdruck, Vokabel
lesen, Lektüre, Leser
Kunst, künstlerisch
malen, Maler, Malerei, Kunstmaler
Bild, Gemälde
Foto, Fotografie, Aufnahme, Lichtbild
Statue, Skulptur, Standbild, Plastik
Bildhauer, Bildhauerei
Ausstellung, ausstellen
Film, Spielfilm
Regisseur, Regie, Filmemacher
Schauspieler, Darsteller
spielen, verkörpern, darstellen
Rolle, Part
Kino, Lichtspielhaus
Theater, Schauspielhaus, Bühne
Aufführung, aufführen, uraufgeführt, Uraufführung, Premiere
Fernsehen, TV, Fernseher
ausstrahlen, Ausstrahlung
Rundfunk, Radio, Hörfunk
Lied, Song
Sänger, Interpret, singen
Musiker, Instrumentalist
Band, Musikgruppe, Gruppe
komponieren, Komponist, Komposition, Tonsetzer
Album, Schallplatte
Orchester, Philharmonie, Sinfonieorchester
Auftritt, auftreten, Konzert
Auszeichnung, Preis, auszeichnen, Ehrung
berühmt, bekannt, prominent
beliebt, populär, Beliebtheit
Sport, Sportler, Athlet, sportlich
Spiel, Partie, Begegnung, Match
Verein, Klub, Club
Trainer, Coach, Übungsleiter
trainieren, Training, üben, Übung
gewinnen, siegen, Sieg
Sieger, Gewinner, Champion
Meisterschaft, Meister
Wettkampf, Turnier, Wettbewerb
Weltmeisterschaft, WM
Olympia, Olympische Spiele
Rekord, Bestleistung, Höchstleistung
Tor, Treffer
Schiedsrichter, Unparteiischer, Referee
Stadion, Arena
Rennen, Wettlauf
Religion, Glaube, religiös, Konfession
Gott, Gottheit, göttlich
Priester, Pfarrer, Geistlicher, Pastor
beten, Gebet
Gottesdienst, Messe
taufen, Taufe
Heiliger, heilig, heiliggesprochen
Muslim, Moslem, islamisch
Jude, jüdisch, Judentum
Christ, christlich, Christentum
Weihnachten, Christfest
Beerdigung, Bestattung, Begräbnis, beerdigen, bestatten, beisetzen
Grab, Grabstätte, Ruhestätte
Friedhof, Begräbnisstätte
Verwandter, Angehöriger, Familienmitglied
Vater, Papa
Mutter, Mama
Ehemann, Gatte, Mann, Ehegatte
Ehefrau, Gattin, Frau, Ehegattin
Ehepartner, Gatte, Ehegatte, Lebenspartner
Kind, Nachwuchs, Sprössling
Baby, Säugling, Neugeborenes
Nachkomme, Nachfahre, Abkömmling
Vorfahr, Ahn, Vorfahre
Großvater, Opa
Großmutter, Oma
Scheidung, scheiden, geschieden, Ehescheidung
Unterhalt, Alimente, Unterhaltszahlung
Sorgerecht, elterliche Sorge
adoptieren, Adoption
erziehen, Erziehung, aufziehen, großziehen
Jugend, Jugendlicher, Heranwachsender
Witwe, verwitwet, Hinterbliebener
Freund, Kumpel, Freundschaft
Brauch, Tradition, Sitte
Kleidung, Bekleidung, Kleider
# Maß, Zeit, Menge, Qualität
groß, Größe
Fläche, Flächeninhalt
klein, gering, winzig
hoch, Höhe, Höhenlage
lang, Länge
breit, Breite
tief, Tiefe
schwer, Gewicht, wiegen, Masse
alt, Alter, betagt
neu, neuartig, modern
jung, jugendlich
schnell, rasch, zügig, geschwind
langsam, schleppend
sofort, unverzüglich, umgehend, unmittelbar
bald, demnächst
oft, häufig, mehrfach, mehrmals, Häufigkeit
selten, vereinzelt
immer, stets, jederzeit
niemals, nie
manchmal, gelegentlich, bisweilen, zuweilen
früher, ehemals, vormals, ehemalig, vormalig, einst
heute, heutzutage, gegenwärtig, derzeit, aktuell, zurzeit
jetzt, nun, derzeit, momentan
später, nachher, danach, anschließend
vorher, zuvor, vorab
zuerst, erstmals, zunächst
zuletzt, schließlich, letztlich
gleichzeitig, zeitgleich, simultan
jährlich, pro Jahr, alljährlich
monatlich, pro Monat
täglich, pro Tag
wöchentlich, pro Woche
regelmäßig, turnusmäßig, periodisch
Datum, Zeitpunkt
Zeitraum, Zeitspanne, Periode, Dauer
Jahrestag, Jubiläum
rechtzeitig, fristgerecht, pünktlich, termingerecht
Anzahl, Zahl, Menge
viel, zahlreich, zahlreiche, etliche, Vielzahl
wenig, gering
zusätzlich, weitere
mindestens, wenigstens, Minimum, minimal
höchstens, maximal, Maximum
etwa, ungefähr, circa, zirka, annähernd
genau, exakt, präzise, Genauigkeit
durchschnittlich, Durchschnitt, Mittelwert
insgesamt, gesamt
ganz, vollständig, komplett, völlig, gänzlich
teilweise, partiell
Hälfte, halb
Mehrheit, Großteil, überwiegend, mehrheitlich
Prozent, prozentual, Prozentsatz
Verhältnis, Relation, Proportion
doppelt, verdoppeln, Verdoppelung, zweifach
einzig, alleinig, einmalig
Grenzwert, Höchstwert, Limit, Obergrenze
Rauminhalt, Volumen, Fassungsvermögen
Kapazität, Fassungsvermögen
voll, gefüllt, ausgelastet
leer, unbesetzt, geleert
Qualität, Güte, Beschaffenheit
gut, hervorragend, ausgezeichnet
schlecht, schlimm
billig, günstig, preiswert, preisgünstig
teuer, kostspielig, kostenintensiv
einfach, unkompliziert, mühelos
schwierig, kompliziert, Schwierigkeit
wichtig, bedeutend, wesentlich, relevant, maßgeblich
hauptsächlich, vorwiegend, überwiegend, primär
besonders, insbesondere, speziell
normal, üblich, gewöhnlich, regulär, herkömmlich
typisch, charakteristisch, kennzeichnend
ungewöhnlich, außergewöhnlich, außerordentlich
verschieden, unterschiedlich, andersartig
gleich, identisch
ähnlich, vergleichbar, Ähnlichkeit
passend, geeignet, Eignung, angemessen
möglich, Möglichkeit, denkbar
wahrscheinlich, vermutlich, Wahrscheinlichkeit, voraussichtlich
falsch, unrichtig, inkorrekt, unzutreffend
richtig, korrekt, zutreffend
stark, kräftig, Stärke
schwach, Schwäche
verfügbar, erhältlich, Verfügbarkeit, lieferbar
öffentlich, Öffentlichkeit, publik
ausländisch, Ausland, fremd
inländisch, Inland, einheimisch
weltweit, global, international
örtlich, lokal, vor Ort
reich, wohlhabend, vermögend, Reichtum
arm, bedürftig, Armut, mittellos
schön, hübsch
bunt, farbig, mehrfarbig
Farbe, farblich, Färbung
# Gründe, Ergebnisse, Probleme
Grund, Ursache, Anlass
verursachen, hervorrufen, auslösen, bewirken
Folge, Konsequenz, Auswirkung
Ergebnis, Resultat, Befund
Problem, Schwierigkeit, Störung
lösen, Lösung, beheben, Abhilfe
Vorteil, Nutzen, Vorzug
Nachteil, Schwäche, Manko
vorteilhaft, günstig, nützlich
schädlich, nachteilig, abträglich
Ausnahme, ausgenommen, abgesehen
Beispiel, beispielsweise
Methode, Verfahren, Vorgehen, Vorgehensweise, Technik
Schritt, Arbeitsschritt, Etappe
Stufe, Phase, Stadium
Werkzeug, Tool, Hilfsmittel
Hinweis, Tipp, Anmerkung
Merkmal, Eigenschaft, Kennzeichen, Charakteristikum
Funktion, Feature, Funktionalität
Zusammenfassung, zusammenfassen, Überblick
Überschrift, Titel
Liste, Aufstellung, Verzeichnis, Auflistung
Formular, Vordruck, Antragsformular
Brief, Schreiben
Nachricht, Mitteilung, Botschaft
Unterlage, Dokument, Schriftstück
Kontakt, Ansprechpartner, kontaktieren
Adresse, Anschrift
Rückfrage, nachfragen
Ereignis, Vorfall, Geschehnis, Vorkommnis
Veranstaltung, Event
Sitzung, Versammlung, Besprechung, Tagung, Konferenz
Einrichtung, Institution, Anstalt
Organisation, Verband, Vereinigung
Mitglied, Mitgliedschaft
Projekt, Vorhaben
Veränderung, Wandel, Umbruch, Wechsel
Fortschritt, Weiterentwicklung, voranschreiten
Bestandteil, Komponente, Element, Teil
Kategorie, Klasse
einteilen, gliedern, unterteilen, Einteilung, Gliederung, Unterteilung
Reihenfolge, Abfolge, Sequenz
Verhalten, verhalten, Benehmen
Umstand, Gegebenheit, Sachverhalt
Gleichgewicht, ausgewogen
Zufall, zufällig
Mensch, Person, Individuum
Leute, Menschen, Personen
Wunsch, wünschen, gewünscht
Angst, fürchten, Furcht, Befürchtung
wütend, zornig, verärgert
Wut, Zorn, Ärger
Freude, freuen, erfreut
traurig, Trauer, trauern
Gewalt, gewaltsam, gewalttätig
Kritik, kritisieren, bemängeln
Lob, loben, würdigen, Würdigung
Gerücht, angeblich
geheim, verborgen, heimlich
Beziehung, Verhältnis, Zusammenhang
[field contracts]
dies\p{L}+\s+vertrag\p{L}* == dieser Vertrag
dies\p{L}+\s+mietvertrag\p{L}* == dieser Mietvertrag
dies\p{L}+\s+lizenz == diese Lizenz
dies\p{L}+\s+vereinbarung == diese Vereinbarung
welches (?:recht|gesetz) (?:gilt|ist anwendbar|findet anwendung)|was ist das anwendbare recht => welchem Recht unterliegt {document}; where unterlieg\p{L}+
wer sind die (?:vertrags)?(?:parteien|partner) => zwischen wem wird {document} geschlossen; where zwischen
(?:wie lange?|was|wie) ist die kündigungsfrist => mit welcher Frist kann {document} gekündigt werden; unless kündigungsfrist
`;
