/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | receita, receitas, vendas, faturamento
profit | lucro
loss | perda, prejuízo, perdas
cost | custo, custos, despesa, despesas, gastos
to cost | custar, custa, custou
spend | gastar, gasta, gastou
price | preço
purchase price | preço de compra
fee | taxa, tarifa
amount | montante, valor, quantia
money | dinheiro, caixa
debt | dívida, dívidas, endividamento
liabilities | passivo, passivos
assets | ativos, ativo, activo
equity | patrimônio líquido, capital próprio
tax | imposto, impostos
tax rate | alíquota, taxa de imposto
interest | juros, taxa de juros
rate | taxa
percentage | porcentagem, percentagem, por cento, proporção
share | ação, ações
dividend | dividendo
shareholders | acionistas
investor | investidor, investidores
investment | investimento, investir
notes | notas, obrigações, títulos
loan | empréstimo, empréstimos, hipoteca
bank | banco, bancos
account | conta, contas
budget | orçamento
invoice | fatura
payment | pagamento, pagar, pago, pagou
receive | receber, recebeu, recebido
compensation | remuneração
salary | salário
employees | funcionários, empregados, trabalhadores, colaboradores
employ | empregar, emprega, empregava
company | empresa, companhia, sociedade
customer | cliente, clientes
subscribers | assinantes, membro, membros, adesão
supplier | fornecedor, fornecedores
competitor | concorrente, concorrentes, concorrência
partner | parceiro, sócio
product | produto, produtos
factory | fábrica, fábricas, fabricação
manufactured | fabricado, produzido
store | loja, lojas
physical stores | lojas físicas
warehouse | armazém, armazéns
shoes | sapatos, calçados
aircraft | avião, aviões, aeronaves
delivered | entregue, entrega, entregar
acquisition | aquisição, fusão, adquirir
buy | comprar, comprou, compra
sell | vender, venda, vendeu, vendido
bankruptcy | falência, insolvência
chief executive officer | diretor executivo, presidente executivo
chief financial officer | diretor financeiro
chief product officer | diretor de produto
director | diretor, diretores, gerente
board of directors | conselho de administração
chairman | presidente
auditor | auditor, auditoria
headquarters | sede, matriz
office | escritório, escritórios
branch | filial, unidade
subsidiary | subsidiária, subsidiárias
segment | segmento, segmentos, divisão
market | mercado, mercados
union | sindicato, sindicatos
growth | crescimento, aumento
decrease | diminuição, queda, redução
risk | risco, riscos
meeting | reunião, assembleia
vote | voto, votos, votação
majority | maioria
committee | comitê, comissão
insurance | seguro, seguros
pension | pensão, aposentadoria, reforma
balance sheet | balanço, balanço patrimonial
fiscal year | exercício, ano fiscal
average | média
total | total
`;
