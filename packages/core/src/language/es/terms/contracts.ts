/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | contrato, acuerdo, convenio
parties | parte, partes
termination | terminación, rescisión, rescindir
notice period | plazo de preaviso, preaviso
notice | aviso, avisos, notificación
deadline | plazo, período
duration | duración
expire | vencer, vence, vencen, expirar, vencimiento
valid | válido, vigente, validez
warranty | garantía
liability | responsabilidad, responsable
damages | daños, perjuicios, indemnización
penalty | multa, penalización
breach | infracción, incumplimiento, violación
confidential | confidencial, confidencialidad
license | licencia
license notices | avisos de licencia
copyright | derechos de autor, copyright
trademark | marca, marcas
patent | patente, patentes
law | ley, derecho, leyes
court | tribunal, tribunales, corte
jurisdiction | jurisdicción, competente
dispute | disputa, controversia, conflicto
mediator | mediador
lawsuit | demanda, litigio, juicio
lease | arrendamiento, alquiler
landlord | arrendador
tenant | arrendatario, inquilino
signature | firma, firmar, firmado
written | por escrito, escrito
offer | oferta
permission | permiso, permitido, autorización
obligation | obligación, deber
amendment | modificación, modificar, cambio, cambiar
modified | modificado, modificada
distribute | distribuir, distribución
copy | copia, copias, ejemplar
clause | cláusula, sección, artículo
appendix | anexo, apéndice
effective date | fecha de vigencia, entrada en vigor
convention | convención, tratado
regulator | autoridad, regulador
government | gobierno
personal data | datos personales, privacidad
invention | invención, inventor
complaint | queja, reclamación
authorized | aprobado, aprobación, aprobar
lock-up | periodo de bloqueo
`;
