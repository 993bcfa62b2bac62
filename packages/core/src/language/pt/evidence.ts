import type { EvidenceWords } from '../parts/evidence.ts';

export const evidence: EvidenceWords = {
  less: 'ca(?:iu|íram|ída|ir|indo)|diminu*|redu[zç]\\p{L}*|menos|menor(?:es)?|baix(?:ou|aram|ar)|queda',
  more: 'aument*|sub(?:iu|iram|ida|ir)|cresc*|increment*|maior(?:es)?|mais',
  speaksOf:
    '(?:este|esta|o presente|a presente) (?:documento|relatório|contrato|licença|guia|manual|livro|artigo|estudo)|objetivo|propósito|finalidade|em conclusão|em resumo|descreve|trata de|apresenta',
  tellsOf:
    'objetivos?|propósito|finalidade|descreve|descrevemos|explica|apresenta|apresentamos|trata|contém|fornece|pretende|destina-se|conclu*|em resumo',
  defines:
    'significa|refere-se a|define-se como|é definido como|entende-se por|designa|quer dizer|chama-se|é chamad[oa]|denomina-se|é conhecid[oa] como',
  is: '(?:é|são|era|foi) (?:uma?|o|a)?',
  calls: 'chamad[oa]s?|denominad[oa]s?|conhecid[oa]s? como|entende-se por|chama-se|termo',
  joinsItems: 'e/ou|e|ou|bem como|assim como',
  tellsHow: `us(?:e|ar|ando)|utili(?:ze|zar|zando)|execut(?:e|ar|ando)|escrev(?:a|er)|introdu(?:za|zir)|selecion(?:e|ar)|seleccion(?:e|ar)|escolh(?:a|er)|prima|carregue|clique|clicar|instal(?:e|ar)|
      adicion(?:e|ar)|cri(?:e|ar)|abr(?:a|ir)|pode[s]?|deve[s]?|basta|comando|opção|passos?|por escrito|através|edit(?:e|ar)|copi(?:e|ar)|vá a|permite`,
  opensList:
    '(?:inclu(?:i|em|indo)|compreende[m]?|tais como|como|são|seguintes?|consiste[m]? em|a saber|por exemplo|nomeadamente|entre eles):?',
  organisation: '(?!)',
  shares: 'metade|um terço|dois terços|um quarto|três quartos|um quinto|maioria',
  periodUnits:
    'anos?|m[eê]s(?:es)?|semanas?|dias?(?: úteis| corridos)?|horas?|minutos?|segundos?|décadas?|séculos?|trimestres?',
  periodWithoutFigure:
    'indefinidamente|indeterminado|perpétu[oa]|imediatamente|até … \\p{L}{3,20}|enquanto|diariamente|mensalmente|(?:cada|todo) (?:dia|semana|mês|ano|hora)|(?:alguns|algumas|vári[oa]s) (?:segundos|minutos|horas|dias|semanas|meses|anos)',
  atPlace: '(?:em|no|na|nos|nas|cidade de|estado de|perto de)$',
  towardsPlace: '(?:de|do|da|para|até)$',
  kindOfPlace:
    '(?:em|no|na|nos|nas|ao|sob|dentro do|num|numa) (?:(?:um|uma|cada|este|esta|seu|sua) )?(?:[\\p{L}-]{1,20} ){0,1}(?:arquivos?|ficheiros?|diretórios?|diretorias?|pastas?|menu|página|sítio|site|janela|lista|cidade|país|região|tribunal|início|fim|final|secção|seção|capítulo|servidor|escritórios?)',
  place: '(?:rua|avenida|praça|travessa) \\S{1,20}(?: \\S{1,20}){0,3}',
  reason: `porque|devido (?:a|ao|à|às|aos)|por causa d[eoa]s?|já que|uma vez que|visto que|dado que|graças (?:a|ao|à)|para que|a fim de|razão|motivo|pois|
      caso contrário|senão|por isso|para (?:evitar|impedir|garantir)|em consequência|resultante`,
  weakReason: 'serve[m]? para|usad[oa]s? para|permitem|como|assim|permite|permitiu|pode|poderia|irão|irá',
};
