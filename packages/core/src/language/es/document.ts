import type { DocumentWords } from '../parts/document.ts';

export const document: DocumentWords = {
  kinds: `términos y condiciones|condiciones (?:generales|de uso)|política de privacidad|acuerdo de confidencialidad|contrato(?: de [\\p{L}]+)?|convenio|acuerdo|licencia|manual(?: de (?:instalación|referencia|usuario))?|guía(?: de (?:instalación|referencia|usuario))?|tutorial|referencia|código de conducta|preguntas frecuentes|faq|informe(?: anual| financiero| trimestral)?|comunicado de prensa|nota de prensa|historia|ensayo|artículo|tesis|propuesta|especificación|acta|factura|presupuesto|pedido|recibo|estatutos|reglamento|ley|decreto|directiva|sentencia|folleto|carta|glosario|diccionario|curriculum vitae|cuestionario|orden del día|certificado|libro|novela|estudio`,
  paper: 'Artículo',
  pressRelease: 'Comunicado de prensa',
  letter: 'Carta',
  book: 'Libro',
  this: 'este|esta|el presente|la presente',
  any: '(?:este|esta|el|la|del|de la|de este|de esta) (?:documento|informe|contrato|licencia|guía|manual|libro|artículo|estudio|texto|prólogo|prefacio)',
  named:
    '(?:este|esta|el|la|del|de este|de esta|de la)? ?(?:documento|archivo|informe|contrato|licencia|guía|manual|libro|artículo|estudio|texto|pdf)',
  asksWhole:
    '(?:de qué (?:trata|habla|va|se trata)(?: @)?|qué es @|qué dice @|resum(?:e|a|ir|eme)(?: @)?|(?:un )?resumen(?: de)?(?: @)?|quién (?:escribió|redactó|publicó|hizo) @|quién es el autor(?: de)?(?: @)?|cuántas páginas(?: tiene)?(?: @)?|cuándo se (?:escribió|publicó) @|cuál es (?:el tema|el propósito|el título|la conclusión|el objetivo)(?: de)?(?: @)?)',
  asksPurpose: 'para qué (?:sirve|es) @|(?:cuál es )?(?:el )?(?:propósito|objetivo|objeto|fin) @',
  asksOverview:
    '(?:de qué (?:trata|habla|va|se trata)(?: @)?|sobre qué (?:trata|es) @|qué (?:es|dice|contiene) @|resum(?:e|a|ir|eme)(?: @)?|(?:un |el )?(?:breve )?resumen(?: de)?(?: @)?|cuál es el (?:tema|contenido)(?: de)?(?: @)?)',
  overviewQuestion: '¿De qué trata este documento?',
  contents: 'Contenido',
  headFirst: true,
};
