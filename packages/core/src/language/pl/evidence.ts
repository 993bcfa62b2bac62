import type { EvidenceWords } from '../parts/evidence.ts';

export const evidence: EvidenceWords = {
  less: 'spad*|zmniejsz*|obniż*|zmal*|mniej*|niższ*|redukc*',
  more: 'wzr[oó]s*|zwiększ*|rosn*|podwyż*|więcej|większ*|wyższ*',
  speaksOf:
    '(?:ten|ta|to|niniejsz*|tego|tej) (?:dokument*|raport*|umow*|licencj*|przewodnik*|podręcznik*|książ*|artykuł*|prac*)|cel*|podsumowując|podsumowani*|opisuje|przedstawia|dotyczy',
  tellsOf:
    'cel|celem|opisuje|wyjaśnia|przedstawia|zawiera|omawia|dotyczy|przeznaczon*|służy|wniosk*|podsumowując',
  defines:
    'oznacza|oznaczają|nazywa się|nazywamy|to|jest to|definiuje się|rozumie się|odnosi się do|jest skrótem|stanowi',
  is: '(?:jest|są|był|była|to)',
  calls: 'zwan*|nazyw* się|nazywamy|tzw\\.|przez|znan* jako|termin*|pod nazwą',
  joinsItems: 'i/lub|i|oraz|lub|albo|a także',
  tellsHow: `użyj|użyć|używając|należy|uruchom*|wykonaj|wykonać|wpisz|wpisać|wybierz|wybrać|kliknij|naciśnij|zainstaluj|dodaj|utwórz|otwórz|usuń|można|trzeba|wystarczy|
      możesz|polecen*|komend*|opcj*|krok*|za pomocą|pisemn*|poprzez|przy pomocy|skorzystaj|ustaw*|proszę`,
  opensList:
    '(?:obejmuj[eą]|zawiera(?:ją)?|takie jak|takich jak|są|następując[eyaą](?:ch|mi)?|mianowicie|na przykład|np\\.|to|w tym|składa(?:ją)? się z):?',
  organisation: '(?!)',
  shares: 'połow[aęy]|jedn[aą] trzeci[aą]|dwie trzecie|jedn[aą] czwart[aą]|trzy czwarte|większość',
  periodUnits:
    '(?:dni |pełnych |kolejnych )?(?:lat[a]?|rok[u]?|miesi[ąę]c\\p{L}{0,2}|tygodni[ea]?|tydzień|dni|dzień|godzin[aęy]?|minut[aęy]?|sekund[aęy]?|dekad[aęy]?|wiek\\p{L}{0,2})(?: roboczych| kalendarzowych)?',
  periodWithoutFigure:
    'bezterminowo|na czas nieokreślony|niezwłocznie|natychmiast|do końca|dopóki|codziennie|co (?:dzień|tydzień|miesiąc|rok|godzinę|minutę|sekundę)|kilka (?:sekund|minut|godzin|dni|tygodni|miesięcy|lat)',
  atPlace: '(?:w|we|koło|pod|miasto|mieście|koło)$',
  towardsPlace: '(?:z|ze|do|na|nad|przy)$',
  kindOfPlace:
    '(?:w|we|na|z|ze|pod|do) (?:[\\p{L}-]{1,20} ){0,2}(?:plik\\p{L}{0,3}|katalog\\p{L}{0,3}|folder\\p{L}{0,2}|menu|stron\\p{L}{1,2}|okn\\p{L}{1,2}|liście|listy|mieście|kraju|sądzie|początku|końcu|rozdzia\\p{L}{1,2}|serwer\\p{L}{0,2})',
  place: '(?:ul\\.|ulica|ulicy|aleja|plac) \\S{1,20}(?: \\S{1,20}){0,2}',
  reason: `ponieważ|gdyż|bo|z powodu|dlatego,? że|dlatego|wskutek|w wyniku|dzięki|żeby|aby|powod(?:em|y|u|ów)?|przyczyn[aąy]|ze względu na|bowiem|albowiem|
      w związku z|inaczej|w przeciwnym razie|w celu|jako że|skutkiem|spowodowan*`,
  weakReason: 'służy|służą|umożliwia*|pozwalają|więc|zatem|by|może|mogą|pozwala',
};
