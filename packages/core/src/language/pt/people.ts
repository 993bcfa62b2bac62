import { countedStaff } from '../patterns.ts';
import type { PeopleWords } from '../parts/people.ts';

export const people: PeopleWords = {
  asksForKind:
    'quem (?:pode|podem|deve|devem|paga|decide|possui|recebe|assume|usa|tem direito|é responsável|está obrigado)|(?:a|para|por) quem',
  kinds:
    '(?:o|a|os|as|um|uma|todo|toda|cada|qualquer|nenhum|seu|nosso) (?:\\p{L}{1,20} ){0,2}(?:titular(?:es)?|proprietári[oa]s?|utilizador(?:es)?|usuári[oa]s?|clientes?|membros?|empregad[oa]s?|funcionári[oa]s?|desenvolvedor(?:es)?|programador(?:es)?|responsáve(?:l|is)|autor(?:es)?|licenciante|licenciado|comprador(?:es)?|vendedor(?:es)?|inquilin[oa]s?|senhorio|empresa|sociedade|conselho|comité|comitê|partes?|pessoas?|administrador(?:es)?|fornecedor(?:es)?|equipe|equipa)|você|qualquer um|ninguém|todos|voluntários',
  ruleAfter: '(?:\\S+ ){0,4}?(?:pode|podem|deve|devem|paga|é|são|tem|têm|poderá|deverá)',
  roles:
    'president[ea]|diretor(?:a)?(?: geral| executivo| executiva| financeiro)?|director|administrador(?:a)?|autor(?:a|es)?|editor(?:a)?|tradutor(?:a|es)?|responsável|mantenedor(?:a)?|fundador(?:a|es)?|inventor(?:a)?|auditor(?:a|es)?|ministr[oa]|tesoureir[oa]|rei|rainha|prefeit[oa]|treinador(?:a)?|capitão|proprietári[oa]|senhorio|inquilin[oa]|sucessor(?:a)?|compositor(?:a)?|arquitet[oa]|chefe|gerente|secretári[oa]|primeiro-ministro',
  staffWords: 'empregados funcionários trabalhadores colaboradores',
  asksForStaff:
    'empregad[oa]s?|funcionári[oa]s?|trabalha\\p{L}*|colaborador\\p{L}*|pessoas|emprega\\p{L}*|quant[oa]s|número|total|fim|final|ano|empresa|companhia|sociedade|grupo|mundo|atualmente|t[eê]m|h[áa]',
  statesStaff: countedStaff('empregad[oa]s?|funcionári[oa]s?|trabalhadores|colaboradores'),
  counted: `pessoas?|empregados?|funcionários?|trabalhadores|colaboradores|membros?|voluntários?|programadores|desenvolvedores|
    mantenedores|habitantes?|cidadãos|estudantes?|alunos?|professores|soldados?|passageiros?|pacientes?|homens|mulheres|crianças?|
    utilizadores|usuários?|clientes?|acionistas?|participantes?|jogadores|vítimas?|mortos?|mortes|espectadores|visitantes?|gente`,
  signing: 'assinatura assinado signatário',
  officers: 'presidente diretor diretora administrador vice',
};
