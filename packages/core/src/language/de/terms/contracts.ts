/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | Vertrag, Vereinbarung
parties | Partei, Parteien, Vertragspartei, Vertragsparteien
termination | Kündigung, kündigen, Beendigung
notice period | Kündigungsfrist
notice | Hinweis, Hinweise, Mitteilung, Benachrichtigung
deadline | Frist, Zeitraum
duration | Dauer, Laufzeit
expire | ablaufen, läuft ab, Ablauf, fällig
valid | gültig, Gültigkeit
warranty | Garantie, Gewährleistung
liability | Haftung, haften, haftet
damages | Schadensersatz, Schaden, Schäden
penalty | Strafe, Vertragsstrafe, Bußgeld
breach | Verletzung, Verstoß
confidential | vertraulich, Vertraulichkeit, Geheimhaltung
license | Lizenz, Lizenzen
license notices | Lizenzhinweise, Lizenzhinweis
copyright | Urheberrecht, Copyright
trademark | Marke, Marken, Warenzeichen
patent | Patent, Patente
law | Gesetz, Recht, Gesetze
court | Gericht, Gerichte
jurisdiction | Gerichtsstand, zuständig
dispute | Streit, Streitigkeit, Streitigkeiten, Konflikt
mediator | Vermittler, Mediator, Schlichter
lawsuit | Klage, Prozess, Verfahren, Rechtsstreit
lease | Miete, Mietvertrag, Pacht
landlord | Vermieter
tenant | Mieter
signature | Unterschrift, unterschreiben, unterzeichnet
written | schriftlich
offer | Angebot
permission | Erlaubnis, erlaubt, Genehmigung
obligation | Pflicht, Verpflichtung
amendment | Änderung, ändern
modified | geändert, verändert
distribute | verbreiten, weitergeben, Verbreitung, Weitergabe
copy | Kopie, Kopien, Exemplar
clause | Klausel, Abschnitt, Artikel, Paragraph
appendix | Anhang, Anlage
effective date | Inkrafttreten, tritt in Kraft
convention | Übereinkommen, Abkommen
regulator | Behörde, Aufsichtsbehörde
government | Regierung
personal data | personenbezogene Daten, Datenschutz
invention | Erfindung, Erfinder
complaint | Beschwerde
authorized | genehmigt, Genehmigung, genehmigen
lock-up | Sperrfrist, Haltefrist
`;
