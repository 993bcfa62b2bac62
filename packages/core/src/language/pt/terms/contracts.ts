/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | contrato, acordo
parties | parte, partes
termination | rescisão, rescindir, denúncia
notice period | aviso prévio, prazo de aviso
notice | aviso, avisos, notificação
deadline | prazo, período
duration | duração, vigência
expire | vencer, vence, expirar, expiração, vencimento
valid | válido, validade
warranty | garantia
liability | responsabilidade, responsável
damages | danos, indenização
penalty | multa, penalidade
breach | violação, infração, descumprimento
confidential | confidencial, confidencialidade
license | licença
license notices | avisos de licença
copyright | direitos autorais, copyright, direito de autor
trademark | marca, marcas
patent | patente, patentes
law | lei, direito, leis
court | tribunal, tribunais
jurisdiction | jurisdição, foro, competente
dispute | disputa, litígio, conflito
mediator | mediador
lawsuit | processo, ação judicial
lease | aluguel, arrendamento, locação, renda
landlord | locador, senhorio
tenant | locatário, inquilino
signature | assinatura, assinar, assinado
written | por escrito, escrito
offer | oferta
permission | permissão, permitido, autorização
obligation | obrigação, dever
amendment | modificação, modificar, alteração, alterar
modified | modificado, modificada
distribute | distribuir, distribuição
copy | cópia, cópias
clause | cláusula, seção, artigo
appendix | anexo, apêndice
effective date | data de vigência, entrada em vigor
convention | convenção, tratado
regulator | autoridade, regulador
government | governo
personal data | dados pessoais, privacidade
invention | invenção, inventor
complaint | queixa, reclamação
authorized | aprovado, aprovação, aprovar
lock-up | período de bloqueio
`;
