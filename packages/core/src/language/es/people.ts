import { countedStaff } from '../patterns.ts';
import type { PeopleWords } from '../parts/people.ts';

export const people: PeopleWords = {
  asksForKind:
    'quien(?:es)? (?:puede|pueden|debe|deben|paga|pagan|decide|posee|recibe|asume|usa|tiene derecho|es responsable|está obligado)|(?:a|para|por) quien',
  kinds:
    '(?:el|la|los|las|un|una|todo|toda|cada|cualquier|ningún|su|nuestro) (?:\\p{L}{1,20} ){0,2}(?:titular(?:es)?|propietari[oa]s?|usuari[oa]s?|clientes?|miembros?|emplead[oa]s?|trabajador(?:es)?|desarrollador(?:es)?|responsables?|autor(?:es)?|licenciante|licenciatario|comprador(?:es)?|vendedor(?:es)?|arrendatari[oa]s?|arrendador(?:es)?|empresa|sociedad|consejo|comité|partes?|personas?|administrador(?:es)?|proveedor(?:es)?)|usted|cualquiera|nadie|todos',
  ruleAfter: '(?:\\S+ ){0,4}?(?:puede|pueden|debe|deben|paga|es|son|tiene|tienen|podrá|deberá)',
  roles:
    'president[ea]|director(?:a)?(?: general| ejecutivo| ejecutiva| financiero)?|consejero delegado|consejera delegada|autor(?:a|es)?|editor(?:a)?|traductor(?:a|es)?|responsable|mantenedor(?:a)?|fundador(?:a|es)?|inventor(?:a)?|auditor(?:a|es)?|ministr[oa]|tesorer[oa]|rey|reina|alcalde|alcaldesa|entrenador(?:a)?|capitán|propietari[oa]|arrendador(?:a)?|arrendatari[oa]|sucesor(?:a)?|compositor(?:a)?|arquitect[oa]|jefe|jefa|gerente|secretari[oa]|primer ministro|presidente del consejo',
  staffWords: 'empleados trabajadores',
  asksForStaff:
    'emplead[oa]s?|trabaja\\p{L}*|plantilla|personas|gente|emplea\\p{L}*|cuánt[oa]s|número|total|fin|final|año|empresa|compañía|sociedad|grupo|mundo|actualmente|tien\\p{L}*|ha[by]\\p{L}*|cuenta',
  statesStaff: countedStaff('emplead[oa]s?|trabajadores'),
  counted: `personas?|empleados?|empleadas?|trabajadores|trabajador|plantilla|miembros?|voluntarios?|desarrolladores|mantenedores|habitantes?|
    ciudadanos?|estudiantes?|alumnos?|profesores|soldados?|pasajeros?|pacientes?|hombres?|mujeres|niños?|usuarios?|clientes?|
    accionistas?|participantes?|jugadores|víctimas?|muertos?|muertes|espectadores|visitantes?|votantes?|gente`,
  signing: 'firma firmado firmante suscribe',
  officers: 'presidente director directora consejero vicepresidente',
};
