/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | documento
page | página, páginas
chapter | capítulo
table | tabela, quadro
preface | prefácio
title | título
name | nome, nomes, chama
date | data, dia
days | dias
week | semana, semanas
month | mês, meses, mensal
quarter | trimestre
year | ano, anos, anual
hour | hora, horas
minute | minuto, minutos
end | fim, final, termina
begin | início, começar, começou
first | primeiro, primeira
second | segundo, segunda
last | último, última
current | atual, atualmente, actual, actualmente
old | antigo, antigos, antigas
new | novo, nova, novos
minimum | mínimo, pelo menos, no mínimo
maximum | máximo, no máximo
size | tamanho, comprimento, longo
number | número, quantidade
people | pessoas, gente
author | autor, escreveu, escrever, escrito
founder | fundador, fundou, fundado, fundada
create | criar, criou, criado
leader | líder, dirige, chefe, responsável
members | membros, contribuidores
translated | traduzido, tradução
language | idioma, idiomas, língua
country | país, países
city | cidade, cidades
region | região, área
world | mundo, mundial
North America | América do Norte
Europe | Europa
Asia | Ásia
Africa | África
Middle East | Oriente Médio, Médio Oriente
United States | Estados Unidos, EUA
American | americano, americanos, norte-americano
outside | fora
home country | país de origem
birth | nascimento, nasceu, nascido
death | morte, morreu, morreram, mortos
war | guerra
street | rua, ruas
school | escola, universidade
team | equipe, equipa, time
population | população, habitantes
water | água
temperature | temperatura
paper | papel
ink | tinta
work | trabalho, trabalhar, trabalha, obra
use | usar, utilizar, uso, utilizado
need | precisa, necessário, requerido, precisar
purpose | propósito, objetivo, finalidade
reason | razão, motivo, porque
example | exemplo
advantage | vantagem, benefício
difference | diferença
problem | problema
group | grupo
list | lista
system | sistema
service | serviço, serviços
result | resultado, resultados
type | tipo, tipos
information | informação, informações
principle | princípio, princípios
support | suporte, apoio
help | ajuda, ajudar
`;
