import { onOneLine } from '../patterns.ts';
import { people } from './people.ts';
import type { AskedFor } from '../parts/asks.ts';

const COUNTED = onOneLine(people.counted);

export const asks: AskedFor = {
  about:
    'de qué (?:trata|habla|va|se trata)|(?:tema|propósito|objeto|objetivo) (?:principal|de(?:l| este) (?:documento|informe|contrato|texto|libro))|resum*|conclusi[oó]n|conclusiones|idea principal',
  count: 'cuánt[oa]s|número de|cantidad de|cuántas veces|largo|longitud',
  date: 'cuándo|(?:qué|cuál) (?:año|fecha|día|mes|siglo)|en qué (?:año|fecha|día|mes|siglo)|fecha|hasta cuándo|desde cuándo|entrada en vigor',
  definition:
    'qué (?:es|son|era) (?:una? |el |la |los |las )?[\\p{L}\\p{Nd}-]+(?: [\\p{L}\\p{Nd}-]+){0,2}$|qué (?:significa|quiere decir)|qué se entiende|definición|significado|define|a qué se refiere|qué es una?',
  howTo:
    'cómo|(?:qué|cuál es la|con qué) (?:comando|orden|opción|herramienta|tecla|menú)|qué (?:hago|hacemos|hacer)|de qué (?:manera|forma|modo)|qué (?:debo|tengo que|hay que) hacer',
  list: 'lista|enumera*|nombra*|menciona|cuáles (?:son|eran|fueron|\\p{L}+s)|qué (?:tipos|clases|\\p{L}+(?:os|as|es)) |quiénes son|de qué se compone|qué incluye',
  measure:
    'cuánt[oa] (?:espacio|memoria|mide|pesa|ocupa|ram|agua|energía|más)|(?:qué|cuál es el|cuál es la) (?:tamaño|distancia|altura|peso|velocidad|temperatura|superficie|capacidad|puerto)|tamaño|distancia|altura|peso|velocidad|temperatura|superficie|capacidad|puerto|memoria|qué tan (?:grande|lejos|alto)',
  money: `cuánto (?:cuesta*|costó|costaba|costaron|dinero|vale|pag*|gan*|gast*|cobr*|ingres*|recaud*|invirti*|debe*)|cuánto … (?:dinero|cuesta|costó|pagar|pagó|dólares|euros|gastó)|cuál … (?:precio|costo|coste|importe|monto|salario|presupuesto|ingreso|beneficio|valor|multa|sueldo)|precio|coste|costo|importe|ingresos|salario|presupuesto|beneficio|tarifa|alquiler|multa|dividendo`,
  organisation:
    'qué … (?:empresa|compañía|organización|banco|universidad|fundación|institución|agencia|firma|organismo|equipo|partidos?|club|asociación|editorial|proveedor|fabricante|filial|comité|autoridad)|(?:cómo se llama|nombre de) (?:la )?(?:empresa|compañía)|quién … (?:financia|financió|audita|publica)|cuál … (?:empresa|compañía|organización)|competidores|proveedores',
  people: `cuánt[oa]s … (?:${COUNTED})|número de … (?:${COUNTED})|cuánta gente|plantilla|población`,
  percentage:
    'porcentaje|cuál … (?:tasa|porcentaje|margen)|por ciento|qué (?:parte|proporción|fracción)|tasa|margen|rendimiento|eficiencia|cuota de mercado|tipo de interés',
  period:
    'con qué frecuencia|cuánto (?:tiempo|dura*|tarda*|plazo)|cuántos (?:días|meses|años|minutos|siglos)|cuántas (?:semanas|horas)|plazo|duración|preaviso|período|periodo|qué edad|por cuánto|vigencia|validez',
  person:
    'quién|quiénes|a quién|de quién|por quién|(?:qué|cuál) … (?:personas?|autor(?:a|es)?|presidente|rey|reina|director(?:a|es)?|expert[oa]s?|investigador(?:a|es)?|desarrollador(?:a|es)?|directiv[oa]s?|emplead[oa]s?|miembros?|ministro|compositor|jefe)',
  place:
    'dónde|adónde|(?:qué|cuál|en qué) … (?:ciudad|región|lugar|tribunal|estados?|dirección|continente|provincia|isla|sitio|directorio|carpeta|ip|ciudades)|en (?:qué|cuál) … (?:archivo|fichero|menú|página|lista)|sede|domicilio|dirección|ubicación|jurisdicción|capital de',
  country: '(?:en )?qué pa[ií]s(?:es)?|cuál … país',
  reason:
    'por qué|porqué|para qué|por qué (?:razón|motivo|causa)|cuál (?:es|fue) (?:la razón|el motivo|la causa)|a qué se deb(?:e|en|ió|ieron)|qué (?:causó|causa|provocó|provoca|motivó|originó|llevó a|desencadenó)|con qué (?:fin|objetivo)|cuál (?:es|fue|era) el (?:propósito|fin)|motivo de|causa de|razón de',
  yesNo:
    '^(?:y |pero |o )?(?:puedo|puede[ns]?|podemos|podría[n]?|se puede[n]?|es|son|está[n]?|era[n]?|fue|fueron|hay|había|hubo|tiene[ns]?|tengo|tenemos|debo|debe[n]?|debemos|existe[n]?|permite[n]?|ha|han|he|será|va|funciona|soporta|incluye|necesito|necesita[n]?|se permite|está permitido|sirve|vale|conviene|cabe)|^(?!.*(?:qué|cuál|cuánt|cómo|cuándo|quién|dónde)).{1,60} (?:posible|permitid[oa]|obligatori[oa]|prohibid[oa])$',
};
