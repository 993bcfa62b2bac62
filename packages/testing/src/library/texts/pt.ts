import type { LanguageTexts } from '#library/language-texts.ts';

export const pt: LanguageTexts = {
  names: ['Contrato', 'Ata', 'Relatório', 'Nota', 'Carta'],
  common: [
    'As partes reuniram-se {n} vezes e combinaram os próximos passos com {company}.',
    'Os pagamentos vencem {n} dias após o recebimento da fatura.',
    'O fornecedor guarda os registos do projeto durante {n} anos.',
    'O conselho tomou nota dos números e pediu outro relatório.',
    'As dúvidas sobre este documento devem ser enviadas ao escritório de {company}.',
    'Os custos do ano subiram {n} por cento.',
    'Cada parte suporta os impostos que a lei lhe impõe.',
    'Qualquer alteração deste contrato é feita por escrito.',
    'A direção agradeceu aos funcionários de {company} pelo seu trabalho.',
  ],
  wanted: [
    {
      search: 'locação de armazém',
      says: ['Os armazéns locados por {company} ficam no porto; a locação do armazém dura {n} meses.'],
      near: ['O armazém foi pintado.', 'A locação do carro inclui seguro.'],
    },
    {
      search: 'aviao manutencao',
      says: ['A manutenção dos aviões é feita a cada {n} horas; o avião fica no hangar.'],
      near: ['O avião chegou atrasado.', 'A manutenção do elevador é mensal.'],
    },
    {
      search: 'pescador rede',
      says: ['Os pescadores deixaram as redes no cais e venderam {n} quilos de sardinha.'],
      near: ['A rede elétrica falhou {n} vezes.', 'O cais será alargado.'],
    },
    {
      search: 'São João orçamento',
      name: 'Orcamento_Sao_Joao.txt',
      says: ['A câmara prevê {n} mil euros para as festas.'],
      near: ['O orçamento foi aprovado.', 'A rua de São João está fechada.'],
    },
    {
      search: 'demissões fábrica',
      says: ['Na fábrica houve {n} demissões; nenhuma demissão atingiu os aprendizes das fábricas vizinhas.'],
      near: ['A fábrica produz sapatos.', 'A demissão do ministro surpreendeu.'],
    },
  ],
};
