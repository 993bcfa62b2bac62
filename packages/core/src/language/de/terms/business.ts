/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | Umsatz, Umsatzerlöse, Erlöse
profit | Gewinn, Jahresüberschuss, Ergebnis
loss | Verlust, Verluste
cost | Kosten, Aufwand, Aufwendungen, Ausgaben
to cost | kosten, kostet, kostete
spend | ausgeben, ausgegeben, gibt aus
price | Preis
purchase price | Kaufpreis
fee | Gebühr, Gebühren, Entgelt
amount | Betrag, Summe, Höhe
money | Geld, Bargeld
debt | Schulden, Verbindlichkeiten, Verschuldung
liabilities | Passiva, Verbindlichkeiten
assets | Vermögenswerte, Aktiva, Vermögen
equity | Eigenkapital
tax | Steuer, Steuern
tax rate | Steuersatz, Steuerquote
interest | Zinsen, Zinssatz
rate | Rate, Quote, Satz
percentage | Prozent, Prozentsatz, Anteil
share | Aktie, Aktien
dividend | Dividende
shareholders | Aktionäre
investor | Investor, Investoren, Anleger
investment | Investition, Investitionen, investieren
notes | Anleihen, Schuldverschreibungen
loan | Darlehen, Kredit, Kredite, Hypothek
bank | Bank, Banken
account | Konto, Konten
budget | Budget, Haushalt
invoice | Rechnung
payment | Zahlung, zahlen, bezahlen, gezahlt, bezahlt
receive | erhalten, erhielt, bekommen
compensation | Vergütung, Entlohnung
salary | Gehalt, Lohn
employees | Mitarbeiter, Beschäftigte, Angestellte, Belegschaft, Arbeitnehmer
employ | beschäftigen, beschäftigt
company | Firma, Unternehmen, Gesellschaft, Konzern
customer | Kunde, Kunden
subscribers | Abonnenten, Mitglied, Mitglieder, Mitgliedschaft, Mitgliedschaften
supplier | Lieferant, Lieferanten
competitor | Wettbewerber, Konkurrent, Konkurrenten, Wettbewerb
partner | Partner
product | Produkt, Produkte, Erzeugnis
factory | Fabrik, Fabriken, Werk, Herstellung
manufactured | hergestellt, produziert
store | Laden, Läden, Filiale, Filialen, Geschäfte
physical stores | Ladengeschäfte
warehouse | Lager, Lagerhaus
shoes | Schuhe
aircraft | Flugzeug, Flugzeuge
delivered | geliefert, ausgeliefert, Lieferung, liefern
acquisition | Übernahme, Erwerb, Fusion, übernehmen
buy | kaufen, kaufte, gekauft, Kauf
sell | verkaufen, Verkauf, verkauft
bankruptcy | Insolvenz, Konkurs
chief executive officer | Vorstandsvorsitzender, Geschäftsführer, Vorstandschef
chief financial officer | Finanzvorstand, Finanzchef, Finanzdirektor
chief product officer | Produktvorstand
director | Direktor, Direktoren, Leiter
board of directors | Aufsichtsrat, Verwaltungsrat, Vorstand
chairman | Vorsitzender
auditor | Abschlussprüfer, Wirtschaftsprüfer, Prüfung
headquarters | Hauptsitz, Zentrale, Firmensitz
office | Büro, Büros, Geschäftsstelle
branch | Niederlassung, Standort
subsidiary | Tochtergesellschaft, Tochtergesellschaften, Tochterunternehmen
segment | Segment, Segmente, Geschäftsbereich, Sparte
market | Markt, Märkte
union | Gewerkschaft, Gewerkschaften
growth | Wachstum, Anstieg, Zunahme, Steigerung
decrease | Rückgang, Abnahme, Senkung
risk | Risiko, Risiken
meeting | Versammlung, Hauptversammlung, Sitzung
vote | Stimme, Stimmen, Abstimmung
majority | Mehrheit
committee | Ausschuss, Komitee, Gremium
insurance | Versicherung
pension | Rente, Pension, Altersvorsorge
balance sheet | Bilanz
fiscal year | Geschäftsjahr
average | Durchschnitt, durchschnittlich
total | gesamt, insgesamt, Gesamt
`;
