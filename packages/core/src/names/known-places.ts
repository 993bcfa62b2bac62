/** States, and cities that are known by their name alone, as the languages with capitals spell them most. */
const STATES_AND_CITIES = new Set(
  `alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,kansas,
  kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,
  new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,
  south dakota,tennessee,texas,utah,vermont,washington,west virginia,wisconsin,wyoming,puerto rico,ontario,quebec,québec,alberta,
  british columbia,nova scotia,new south wales,queensland,victoria,england,scotland,wales,bayern,hessen,sachsen,niedersachsen,
  nordrhein-westfalen,baden-württemberg,brandenburg,thüringen,bretagne,normandie,provence,cataluña,andalucía,galicia,
  new york city,san francisco,los angeles,san diego,san jose,las vegas,new orleans,st louis,st. louis,salt lake city,chicago,boston,
  seattle,houston,dallas,atlanta,miami,detroit,philadelphia,denver,minneapolis,toronto,montreal,montréal,vancouver,london,londres,
  лондон,londyn,paris,parís,париж,paryż,berlin,berlín,берлин,munich,münchen,hamburg,frankfurt,köln,vienna,wien,zürich,zurich,genf,
  geneva,genève,brussels,bruxelles,brüssel,amsterdam,rotterdam,madrid,мадрид,barcelona,valencia,sevilla,lisbon,lisboa,lissabon,porto,
  rome,roma,rom,milan,milano,naples,venice,dublin,edinburgh,glasgow,manchester,liverpool,copenhagen,stockholm,oslo,helsinki,
  warsaw,warszawa,warszawie,warszawy,kraków,krakowie,gdańsk,wrocław,poznań,prague,praga,prag,budapest,moscow,moskau,moscú,москва,
  москве,москвы,санкт-петербург,киев,kiev,kyiv,istanbul,athens,jerusalem,cairo,dubai,mumbai,bangalore,new delhi,delhi,beijing,
  shanghai,hong kong,tokyo,kyoto,osaka,seoul,singapore,sydney,melbourne,são paulo,rio de janeiro,brasília,buenos aires,
  mexico city,ciudad de méxico,bogotá,lima,santiago de chile,havana,la habana,nairobi,cape town,johannesburg,lagos,
  europe,europa,europe,asia,asien,asie,africa,afrika,áfrica,latin america,north america,south america,lateinamerika,amérique latine,
  américa latina,middle east,европа,европе,азия,африка`
    .split(',')
    .map((name) => name.trim()),
);

/** Whether a name in lower case is that of a state, a great city or a continent. */
export function isCityOrState(name: string): boolean {
  return STATES_AND_CITIES.has(name);
}
