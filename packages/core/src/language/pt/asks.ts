import { onOneLine } from '../patterns.ts';
import { people } from './people.ts';
import type { AskedFor } from '../parts/asks.ts';

const COUNTED = onOneLine(people.counted);

export const asks: AskedFor = {
  about:
    'de que (?:trata|fala|se trata)|do que (?:trata|fala|se trata)|sobre o que (?:é|fala|trata)|(?:tema|propósito|objetivo|finalidade) (?:principal|d(?:o|este) (?:documento|relatório|contrato|texto|livro))|resum*|conclus(?:ão|ões)|ideia principal',
  count: 'quant[oa]s|número de|quantidade de|quantas vezes|comprimento|tamanho mínimo',
  date: 'quando|(?:que|qual|em que|qual o|qual a) (?:ano|data|dia|mês|século)|data|até quando|desde quando|entrada em vigor',
  definition:
    'o que (?:é|são|era|significa|quer dizer)|que (?:significa|é uma?)|definição|significado|defina|o que se entende',
  howTo:
    'como|(?:que|qual|qual é o|com que) (?:comando|opção|ferramenta|tecla|menu)|o que (?:faço|fazer)|de que (?:maneira|forma|modo)|o que (?:devo|tenho de|é preciso) fazer',
  list: 'lista|liste|enumere|nomeie|cite|quais (?:são|eram|foram|os|as|\\p{L}+s)|que (?:tipos|\\p{L}+(?:os|as|ões|es)) |em que (?:ficheiros|\\p{L}+s) |o que inclui|quais',
  measure:
    'quanto (?:espaço|mede|pesa|ocupa)|quanta (?:memória|ram|água|energia)|(?:que|qual o|qual a|qual é o|qual é a) (?:tamanho|distância|altura|peso|velocidade|temperatura|superfície|área|capacidade|porto|porta)|tamanho|distância|altura|peso|velocidade|temperatura|superfície|capacidade|porto|porta|memória|espaço em disco',
  money: `quanto (?:custa*|custou|custaram|dinheiro|vale|pag*|ganh*|gast*|receb*|investi*|dev*|arrecad*)|quanto … (?:dinheiro|custa|custou|pagar|pagou|dólares|euros|reais|gastou)|qual … (?:preço|custo|montante|salário|orçamento|receita|lucro|valor|multa)|preço|custo|montante|receita|salário|orçamento|lucro|tarifa|aluguel|renda|multa|dividendo`,
  organisation:
    '(?:que|qual) … (?:empresa|companhia|organização|banco|universidade|fundação|instituição|agência|firma|equipa|equipe|partidos?|clube|associação|editora|fornecedor|fabricante|subsidiária|comité|comitê|autoridade)|nome da (?:empresa|companhia)|quem … (?:financia|financiou|audita|publica)|concorrentes|fornecedores',
  people: `quant[oa]s … (?:${COUNTED})|número de … (?:${COUNTED})|quanta gente|população|quadro de pessoal`,
  percentage:
    'percentagem|qual … (?:taxa|percentagem|porcentagem|margem)|porcentagem|percentual|por cento|que (?:parte|proporção|fração)|taxa|margem|rendimento|eficiência|quota de mercado|qual a proporção',
  period:
    'com que frequência|quanto tempo|quanto dura*|quantos (?:dias|meses|anos|minutos|séculos)|quantas (?:semanas|horas)|prazo|duração|aviso prévio|período|que idade|vigência|validade|por quanto',
  person:
    'quem|de quem|por quem|a quem|(?:qual|que) … (?:pessoas?|autor(?:a|es)?|presidente|rei|rainha|diretor(?:a|es)?|especialistas?|investigador(?:a|es)?|pesquisador(?:a|es)?|programador(?:a|es)?|executiv[oa]s?|funcionári[oa]s?|membros?|ministro|compositor|chefe)',
  place:
    'onde|aonde|(?:que|qual|em que) … (?:cidade|região|lugar|local|tribunal|estados?|endereço|continente|província|ilha|diretório|pasta|directório)|em (?:que|qual) … (?:arquivo|ficheiro|menu|página|lista)|sede|endereço|morada|localização|jurisdição|foro|capital de',
  country: '(?:em )?(?:que|qual|quais) (?:o |os )?pa[ií]s(?:es)?',
  reason:
    'por que|porque|porquê|por quê|para que|por qual (?:razão|motivo)|qual (?:é|foi) (?:a razão|o motivo|a causa)|motivo d[eoa]|causa d[eoa]|a que se deve[um]?|o que (?:causou|causa|provocou|provoca|motivou|levou a|desencadeou)|com que (?:fim|objetivo)',
  yesNo:
    '^(?:e |mas |ou )?(?:posso|pode[ms]?|podemos|poderia|é|são|está|estão|era|foi|foram|há|havia|houve|tem|têm|tenho|temos|devo|deve[m]?|devemos|existe[m]?|permite[m]?|será|vai|funciona|suporta|inclui|preciso|precisa|é preciso|é possível|convém|consigo|dá para)|^(?!.*(?:que|qual|quais|quant|como|quando|quem|onde)).{1,60} (?:possível|permitid[oa]|obrigatóri[oa]|proibid[oa])$',
};
