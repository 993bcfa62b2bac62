import type { EvidenceWords } from '../parts/evidence.ts';

export const evidence: EvidenceWords = {
  less: 'baj(?:ó|a|aron|ado|ar|an)|disminu*|descen*|reduc*|redujo|menos|menor(?:es)?|ca(?:yó|yeron|ída|er)',
  more: 'aument*|sub(?:ió|ieron|ida|ir|e)|crec*|increment*|mayor(?:es)?|más',
  speaksOf:
    '(?:este|esta|el presente|la presente) (?:documento|informe|contrato|licencia|guía|manual|libro|artículo|estudio)|objetivo|propósito|en conclusión|en resumen|describe|trata de|presenta',
  tellsOf:
    'objetivos?|propósito|finalidad|describe|describimos|explica|presenta|presentamos|trata|contiene|ofrece|pretende|destinad[oa]|conclu*|en resumen',
  defines:
    'significa|se refiere a|se define como|se entiende por|designa|quiere decir|se llama|se denomina|es el acrónimo|se conoce como',
  is: '(?:es|son|era|fue) (?:una?|el|la)?',
  calls: 'llamad[oa]s?|denominad[oa]s?|conocid[oa]s? como|se llaman?|se denominan?|entiende por|término',
  joinsItems: 'y/o|y|e|o|u|así como',
  tellsHow: `us(?:e|ar|ando)|utili(?:ce|zar|zando)|ejecut(?:e|ar|ando)|escrib(?:a|ir)|introdu(?:zca|cir)|seleccion(?:e|ar)|eli(?:ja|ge)|puls(?:e|ar|ando)|instal(?:e|ar)|
      añad(?:a|ir)|cre(?:e|ar)|abr(?:a|ir)|pued(?:e|es|en|a)|puede[s]?|debe[s]?|deberá|hay que|basta|orden|comando|opción|pasos?|por escrito|mediante|edit(?:e|ar)|agreg(?:ue|ar)|permite`,
  opensList:
    '(?:incluye[n]?|comprende[n]?|tales como|como|son|siguientes?|consta[n]? de|a saber|por ejemplo|entre ellos|entre ellas):?',
  organisation: '(?!)',
  shares: 'mitad|un tercio|dos tercios|un cuarto|tres cuartos|tres cuartas partes|una quinta parte|mayoría',
  periodUnits:
    'años?|mes(?:es)?|semanas?|días?(?: hábiles| naturales| laborables)?|horas?|minutos?|segundos?|décadas?|siglos?|trimestres?',
  periodWithoutFigure:
    'indefinidamente|indefinido|perpetu[oa]|inmediatamente|hasta … \\p{L}{3,20}|mientras|diariamente|mensualmente|cada (?:día|semana|mes|año|hora)|(?:algun[oa]s|un[oa]s|vari[oa]s) (?:segundos|minutos|horas|días|semanas|meses|años)',
  atPlace: '(?:en|cerca de|ciudad de|estado de)$',
  towardsPlace: '(?:de|a|desde|hacia|hasta)$',
  kindOfPlace:
    '(?:en|desde|hacia|sobre|al|a) (?:(?:el|la|los|las|un|una|cada|este|esta|su) )?(?:[\\p{L}-]{1,20} ){0,1}(?:archivos?|ficheros?|directorios?|carpetas?|menú|página|sitio|ventana|lista|ciudad|país|región|tribunal|principio|inicio|final|sección|capítulo|servidor|oficinas?)',
  place: '(?:calle|avenida|plaza|paseo) \\S{1,20}(?: \\S{1,20}){0,3}',
  reason: `porque|debid[oa]s? a|a causa de|ya que|puesto que|dado que|gracias a|para que|con el fin de|por culpa de|la razón|motivo|por ello|
      por (?:eso|esto|lo que|tanto)|de lo contrario|a fin de|con objeto de|para evitar|pues|como consecuencia|se debe[n]? a|de modo que`,
  weakReason:
    'sirve[n]? para|se (?:usa|utiliza)[n]? para|permiten|como|así que|permite|permitió|puede|podría',
};
