import type { DocumentWords } from '../parts/document.ts';

export const document: DocumentWords = {
  kinds: `termos (?:e condições|de uso)|condições (?:gerais|de uso)|política de privacidade|acordo de confidencialidade|contrato(?: de [\\p{L}]+)?|acordo|licença|manual(?: de (?:instalação|referência)| do utilizador| do usuário)?|guia(?: de (?:instalação|referência|conceitos)| do utilizador| do usuário)?|tutorial|referência|código de conduta|perguntas frequentes|faq|relatório(?: anual| financeiro| trimestral)?|comunicado de imprensa|história|ensaio|artigo|tese|dissertação|proposta|especificação|ata|fatura|orçamento|recibo|estatutos|regulamento|lei|decreto|diretiva|sentença|acórdão|carta|glossário|dicionário|curriculum vitae|questionário|ordem do dia|certificado|livro|romance|estudo`,
  paper: 'Artigo',
  pressRelease: 'Comunicado de imprensa',
  letter: 'Carta',
  book: 'Livro',
  this: 'este|esta|o presente|a presente',
  any: '(?:este|esta|o|a|do|da|deste|desta) (?:documento|relatório|contrato|licença|guia|manual|livro|artigo|estudo|texto|prefácio)',
  named:
    '(?:este|esta|o|a|do|da|deste|desta|neste)? ?(?:documento|ficheiro|arquivo|relatório|contrato|licença|guia|manual|livro|artigo|estudo|texto|pdf)',
  asksWhole:
    '(?:(?:de|do) que (?:trata|fala|se trata)(?: @)?|sobre o que (?:é|fala|trata)(?: @)?|o que é @|o que diz @|resum(?:e|a|ir)(?: @)?|(?:um )?resumo(?: de)?(?: @)?|quem (?:escreveu|redigiu|publicou|fez) @|quem é o autor(?: de)?(?: @)?|quantas páginas(?: tem)?(?: @)?(?: tem)?|quando foi (?:escrito|publicado) @|qual é (?:o tema|o propósito|o título|a conclusão|o objetivo)(?: de)?(?: @)?)',
  asksPurpose: 'para que (?:serve|é) @|(?:qual é )?(?:o |a )?(?:propósito|objetivo|objeto|finalidade) @',
  asksOverview:
    '(?:(?:de|do) que (?:trata|fala|se trata)(?: @)?|sobre o que (?:é|fala|trata)(?: @)?|o que (?:é|diz|contém) @|resum(?:e|a|ir)(?: @)?|(?:um |o )?(?:breve )?resumo(?: de)?(?: @)?|qual é o (?:tema|assunto|conteúdo)(?: de)?(?: @)?)',
  overviewQuestion: 'De que trata este documento?',
  contents: 'Conteúdo',
  headFirst: true,
};
