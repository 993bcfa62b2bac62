import type { LanguageTexts } from '#library/language-texts.ts';

export const es: LanguageTexts = {
  names: ['Contrato', 'Acta', 'Informe', 'Nota', 'Carta'],
  common: [
    'Las partes se reunieron {n} veces y acordaron los próximos pasos con {company}.',
    'Los pagos vencen a los {n} días de recibir la factura.',
    'El proveedor guarda los registros del proyecto durante {n} años.',
    'El consejo tomó nota de las cifras y pidió otro informe.',
    'Las preguntas sobre este documento se dirigen a la oficina de {company}.',
    'Los costes del año subieron un {n} por ciento.',
    'Cada parte paga los impuestos que la ley le impone.',
    'Todo cambio de este contrato se hace por escrito.',
    'La dirección agradeció a los empleados de {company} su trabajo.',
  ],
  wanted: [
    {
      search: 'alquiler de almacén',
      says: [
        'Los almacenes alquilados por {company} cuestan {n} euros; el alquiler del almacén sube en mayo.',
      ],
      near: ['El almacén está cerrado los domingos.', 'El alquiler de la oficina no cambia.'],
    },
    {
      search: 'nunez informe',
      name: 'Informe_Núñez.txt',
      says: ['La auditora visitó la fábrica {n} días.'],
      near: ['El señor Núñez abrió la sesión.', 'El informe tiene {n} hojas.'],
    },
    {
      search: 'despido trabajadores',
      says: ['Los despidos afectan a {n} trabajadoras; cada trabajador despedido recibe una indemnización.'],
      near: ['Los trabajadores eligen a su delegado.', 'El despido fue discutido en la prensa.'],
    },
    {
      search: 'aceite oliva',
      says: ['La cosecha de olivas dio {n} litros de aceite, y los aceites se guardan en frío.'],
      near: ['El aceite del motor se cambia cada año.', 'La oliva es el símbolo de la ciudad.'],
    },
    {
      search: 'montana refugio',
      says: ['El refugio de la montaña tiene {n} camas y lo cuida una pareja.'],
      near: ['La montaña se ve desde la oficina.', 'El país dio refugio a {n} familias.'],
    },
  ],
};
