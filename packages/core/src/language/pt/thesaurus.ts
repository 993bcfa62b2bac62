/** Words that stand for each other between a question and a document; `../thesauri.ts` says how it is read. */
export const thesaurus = String.raw`
# everyday verbs
obter, conseguir, adquirir, obtenção
dar, entregar, fornecer, conceder, proporcionar, outorgar, disponibilizar
receber, recebimento, receção, recepção
guardar, conservar, manter, armazenar, conservação, armazenamento
reter, conservar, retenção
começar, iniciar, principiar, início, começo
terminar, acabar, finalizar, concluir, fim, término, conclusão, encerrar
encerrar, encerramento, fechar, fecho, fechamento
mudar, alterar, modificar, mudança, alteração, modificação
substituir, trocar, substituição, troca
permitir, autorizar, consentir, permissão, autorização
proibir, vedar, interditar, proibição, proibido
precisar, necessitar, necessidade, necessário
exigir, requerer, exigência, requisito, obrigatório
pagar, quitar, liquidar, pagamento, quitação
custear, financiar
custar, custo
comprar, adquirir, compra, aquisição
vender, comercializar, venda, comercialização, alienar
ajudar, auxiliar, ajuda, auxílio, assistência
apoiar, apoio, respaldar, suporte
escolher, selecionar, optar, escolha, seleção
tentar, tentativa
testar, experimentar, ensaiar, teste, ensaio
quebrar, romper, quebra, rutura, ruptura
avariar, estragar, danificar, avaria, dano
danificar, prejudicar, dano, prejuízo, prejudicial
consertar, reparar, arranjar, conserto, reparação, reparo
corrigir, retificar, correção, retificação
perder, extraviar, perda, extravio
encontrar, achar, localizar
descobrir, descoberta, descobrimento, achado
procurar, buscar, pesquisar, busca, procura, pesquisa
enviar, mandar, remeter, envio, remessa
mostrar, exibir, apresentar, exibição
esconder, ocultar, oculto, escondido
usar, utilizar, uso, utilização
colocar, posicionar, colocação
tirar, retirar, remover, retirada, remoção
apagar, excluir, eliminar, deletar, remover, exclusão, eliminação, remoção
acrescentar, adicionar, acréscimo, adição
incluir, abranger, conter, inclusão
realizar, efetuar, executar, realização
criar, gerar, criação
fabricar, produzir, fabrico, fabricação, produção
construir, edificar, erguer, construção, edificação
destruir, arrasar, destruição
falar, conversar, dialogar, conversa, fala
dizer, afirmar, declarar, afirmação, declaração
contar, relatar, narrar, relato, narração
explicar, esclarecer, explicação, esclarecimento
perguntar, questionar, indagar, pergunta, questão
pedir, solicitar, requerer, pedido, solicitação, requerimento
responder, resposta
avisar, notificar, comunicar, aviso, notificação, comunicação
informar, comunicar, informação, notificar
alertar, advertir, avisar, alerta, advertência, aviso
prometer, comprometer, promessa, compromisso
negar, recusar, rejeitar, recusa, rejeição, indeferir
aceitar, admitir, aceitação, aceite
aprovar, homologar, aprovação, homologação
confirmar, ratificar, confirmação, ratificação
verificar, conferir, checar, verificação
rever, revisar, revisão
examinar, inspecionar, exame, inspeção, vistoria
entender, compreender, compreensão, entendimento
saber, conhecer, conhecimento
aprender, aprendizagem, aprendizado, estudar
ensinar, lecionar, instruir, ensino
pensar, achar, considerar, opinião
lembrar, recordar, memória, lembrança, recordação
esquecer, esquecimento
esperar, aguardar, espera
querer, desejar, desejo
preferir, preferência
decidir, deliberar, decisão, deliberação
aumentar, crescer, elevar, subir, aumento, crescimento, elevação, acréscimo
diminuir, reduzir, cair, baixar, diminuição, redução, queda, decréscimo
ampliar, expandir, estender, ampliação, expansão, extensão
melhorar, aperfeiçoar, aprimorar, melhoria, melhora, aperfeiçoamento
piorar, agravar, deteriorar, agravamento, deterioração
evitar, prevenir, impedir, prevenção
proteger, resguardar, salvaguardar, proteção
defender, defesa, defensor
atacar, agredir, ataque, agressão
lutar, combater, luta, combate
vencer, ganhar, triunfar, vitória, triunfo
derrotar, vencer
vencedor, ganhador, campeão
unir, juntar, combinar, união, combinação, junção
separar, dividir, separação, divisão
distribuir, repartir, distribuição
compartilhar, partilhar, compartilhamento, partilha
reunir, agrupar
recolher, coletar, recolha, coleta
abrir, abertura, inaugurar, aberto
fechar, encerrar, fechamento, fecho, fechado
entrar, ingressar, aceder, entrada, ingresso, acesso
sair, abandonar, deixar, saída
chegar, chegada
voltar, regressar, retornar, regresso, retorno, volta
devolver, restituir, devolução, restituição
mover, deslocar, movimento, deslocação, deslocamento
levar, transportar, transporte
ficar, permanecer, permanência
parar, interromper, cessar, paragem, parada
interromper, suspender, interrupção, suspensão
deter, prender, detenção, prisão, captura
cancelar, anular, cancelamento, anulação
continuar, prosseguir, continuação, prosseguimento
repetir, reiterar, repetição
atrasar, demorar, atraso, demora
adiar, postergar, adiamento
antecipar, adiantar, antecipação, adiantamento
acelerar, aceleração, agilizar
durar, duração
acontecer, ocorrer, suceder
acontecimento, evento, ocorrência, incidente
aparecer, surgir, aparecimento, surgimento
desaparecer, sumir, desaparecimento
nascer, nascimento, natalício
morrer, falecer, morte, falecimento, óbito
morto, falecido, defunto
matar, assassinar, assassinato, assassínio, homicídio
viver, morar, residir, habitar, residência
morada, residência, endereço, domicílio
trabalhar, trabalho, labor
descansar, repousar, descanso, repouso
dormir, sono
comer, alimentar, ingerir, consumir
beber, ingerir, bebida
subir, ascender, subida, ascensão
descer, baixar, descida
olhar, observar, contemplar, observação
ver, visualizar, visão
ouvir, escutar, audição
ler, leitura, leitor
escrever, redigir, escrita, redação
desenhar, traçar, desenho
medir, medição, mensuração
calcular, computar, cálculo, cômputo
contar, contagem, contabilizar
comparar, comparação
ajustar, adaptar, adequar, ajuste, adaptação
cuidar, zelar, cuidado
vigiar, monitorar, monitorizar, supervisionar, vigilância, supervisão, monitoramento
dirigir, gerir, administrar, direção, gestão, administração
gerir, gerenciar, gestão, gerenciamento
organizar, organização
preparar, preparação, preparo
cumprir, respeitar, cumprimento, observância
descumprir, violar, infringir, incumprimento, descumprimento, violação, infração
obedecer, acatar, obediência
mandar, ordenar, ordem, determinar
obrigar, forçar, obrigação, impor
capacidade, capaz
incentivar, estimular, fomentar, incentivo, estímulo
promover, fomentar, impulsionar, promoção, fomento
culpar, acusar, acusação
perdoar, perdão, indulto, remissão
enganar, burlar, fraudar, burla, fraude
roubar, furtar, roubo, furto
ladrão, assaltante, bandido
assaltar, assalto, roubo
mentir, mentira, falsidade
copiar, reproduzir, duplicar, cópia, reprodução
emprestar, empréstimo
alugar, arrendar, locar, aluguer, aluguel, arrendamento, locação
herdar, herança, sucessão
doar, doação, presentear
presente, prenda
gastar, despender, gasto, despesa, dispêndio
poupar, economizar, poupança
desperdiçar, desperdício, esbanjar
preencher, completar, preenchimento
encher, preencher, cheio
esvaziar, vazio, desocupar
lavar, limpar, lavagem, limpeza
aquecer, aquecimento, esquentar
arrefecer, esfriar, resfriar, arrefecimento, resfriamento, refrigeração
queimar, arder, incendiar, queima, combustão
incêndio, fogo
cortar, corte, recortar
pressionar, apertar, premir, clicar
deitar fora, descartar, descarte
inventar, invenção, invento, inventor
nomear, designar, nomeação, designação
chamar, denominar, designar, denominação
significar, significado, sentido
provar, demonstrar, comprovar, prova, demonstração, comprovação
participar, participação, participante
convidar, convite
visitar, visita, visitante
reservar, reserva
tocar, toque
suportar, aguentar, tolerar
sofrer, padecer, sofrimento
temer, recear, medo, temor, receio
odiar, ódio
amar, gostar, amor
reclamar, queixar, reclamação, queixa
elogiar, louvar, elogio
criticar, crítica
encarregar, incumbir
converter, transformar, conversão, transformação
# contracts, leases
contrato, acordo, convênio, convénio
combinar, convencionar, acordo, pacto
assinar, subscrever, firmar, assinatura
assinante, subscritor
celebrar, firmar
rescindir, rescisão, cessação, extinção
rescindir, cancelar, cancelamento
renovar, prorrogar, renovação, prorrogação
expirar, caducar, vencimento, caducidade, expiração
prazo, período
vigente, válido, vigor, vigência, validade
nulo, inválido, nulidade, invalidade
cláusula, disposição, estipulação, condição
inquilino, arrendatário, locatário
senhorio, locador, arrendador, proprietário
proprietário, dono, titular, propriedade, titularidade
possuir, deter, posse
caução, depósito, fiança
garantir, assegurar, garantia, avalizar, aval
fiador, avalista, garante
multa, penalidade, coima, sanção
multar, penalizar, sancionar, multa
indenizar, indemnizar, compensar, ressarcir, indenização, indemnização, ressarcimento
ceder, transferir, cessão, transferência, transmitir
sublocar, subarrendar, sublocação, subarrendamento
despejar, despejo, desocupação
mobília, mobiliário, móvel
anexo, apêndice, anexar
confidencial, secreto, sigiloso, confidencialidade, sigilo
divulgar, revelar, divulgação, revelação
negociar, negociação
oferta, proposta
propor, proposta, sugestão
fornecedor, provedor
fornecer, fornecimento, abastecer, abastecimento
empreiteiro, contratado
cliente, comprador, consumidor, freguês
encomenda, pedido, encomendar
inadimplência, incumprimento, mora
inadimplente, devedor
antecedência, aviso prévio, antecipação
prévio, anterior, antecipado
vinculativo, vinculante, obrigatório
voluntário, facultativo, opcional
mútuo, recíproco, bilateral
responsável, responsabilidade, encarregado
isentar, eximir, exonerar, isenção, isento
renunciar, renúncia, desistir, desistência
imprevisto, inesperado
disputa, litígio, controvérsia, conflito
# licences
licença, autorização, permissão
licenciar, licença, licenciamento, licenciante
copyright, direitos autorais, direitos de autor
autor, criador, autoria
patente, patentear
marca, marca registrada, marca registada
logotipo, logo, emblema
redistribuir, redistribuição, distribuir
gratuito, grátis, gratuitamente
atribuição, menção
mencionar, citar, menção, citação
traduzir, tradução, tradutor
publicar, publicação, edição
lançar, lançamento, publicar
pirataria, pirata
exclusivo, exclusividade, exclusivamente
perpétuo, permanente
revogar, revogação, anular
contribuir, contribuição, contributo
colaborar, cooperar, colaboração, cooperação
restringir, limitar, restrição, limitação
limite, teto, máximo
# employment
empregado, funcionário, trabalhador, colaborador
operário, trabalhador
pessoal, funcionários
empregador, patrão, patronal, entidade patronal
chefe, diretor
gerente, gestor, diretor, administrador
presidente, diretor executivo, CEO
presidir, liderar, presidência, chefiar
líder, dirigente, chefe, liderança
liderar, chefiar, encabeçar, comandar
diretoria, direção
despedir, demitir, dispensar, despedimento, demissão, dispensa
demitir-se, renunciar, demissão, renúncia
destituir, exonerar, destituição, exoneração
contratar, empregar, admitir, contratação, recrutar, recrutamento, admissão
salário, ordenado, vencimento, remuneração, retribuição
remunerar, pagar, remuneração
jornada, horário, expediente
feriado, dia santo
reformar-se, aposentar-se, aposentadoria, aposentação, reforma, aposentado
pensão, aposentadoria, reforma, pensionista
promover, promoção, ascensão
cargo, posto, função, posição
profissão, ofício, ocupação
emprego, trabalho, ocupação
desemprego, desempregado, desocupação
greve, paralisação
sindicato, sindical
formação, capacitação, treinamento, treino
especialista, perito, experto
experiência, vivência
habilidade, aptidão, competência, capacidade
colega, companheiro
equipe, equipa, grupo
sócio, parceiro, associado
membro, integrante, sócio
assistente, auxiliar, ajudante
substituto, suplente
sucessor, suceder, sucessão
antecessor, predecessor, anteceder
fundador, fundar, fundação, criador
fundar, estabelecer, criar, fundação
candidato, candidatura
entrevista, entrevistar
bônus, bónus, prêmio, prémio, gratificação
discriminar, discriminação
assédio, assediar
teletrabalho, remoto, home office
voluntário, voluntariado
estagiário, aprendiz, estágio
exercer, desempenhar
tarefa, incumbência, atribuição
função, papel
missão, incumbência
# reports
empresa, companhia, sociedade, firma, corporação
empresário, empreendedor, empresarial
receita, faturamento, faturação
lucro, ganho
lucrativo, rentável, lucratividade, rentabilidade
prejuízo, perda, déficit, défice
dívida, endividamento, débito
devedor, mutuário
credor, mutuante
imposto, tributo, tributação, fiscal
tributar, tributação, tributário, fiscal
acionista, sócio
investir, investimento, investidor
risco, perigo, ameaça
arriscado, perigoso
processo, litígio, ação judicial
processar, demandar
fusão, incorporação, fundir
subsidiária, filial, controlada
sede, escritório central, matriz
filial, sucursal, agência
loja, estabelecimento
produto, mercadoria
concorrente, rival, competidor, concorrência
concorrer, competir, concorrência, competição
mercado, mercantil
quota, cota, participação
bolsa, bolsa de valores
trimestre, trimestral
anual, anualmente, ano
relatório, informe
auditoria, auditor, auditar
orçamento, orçamental, orçamentário
dinheiro, numerário
patrimônio, património, bens
fundos, recursos
financiar, financiamento
falência, bancarrota, insolvência, falir
depreciação, amortização
previsão, prognóstico, projeção, estimativa
prever, estimar, previsão, estimativa, projetar
meta, objetivo, finalidade, propósito
estratégia, estratégico, plano
exportar, exportação, exportador
importar, importação, importador
publicidade, propaganda, anúncio, publicitário
anunciar, anúncio, comunicar
fábrica, usina, unidade fabril
indústria, industrial, setor
setor, ramo, área
matéria-prima, insumo
estoque, stock, existências, inventário
armazém, depósito
desconto, abatimento
barato, módico
caro, dispendioso, custoso, oneroso
subsídio, subvenção
reestruturação, reestruturar, reorganização
fatura, faturar, nota fiscal
# insurance, banking
seguro, apólice
seguradora, companhia de seguros, segurador
cobrir, cobertura
sinistro, acidente
acidente, colisão, batida
franquia, dedutível
banco, bancário, instituição financeira
dinheiro, verba
moeda, divisa
transferência, transferir, remessa
levantar, sacar, levantamento, saque
depositar, depósito
crédito, empréstimo
hipoteca, hipotecário
comissão, tarifa, taxa
cobrar, cobrança, debitar
reembolsar, restituir, reembolso, restituição, devolução
recibo, comprovativo, comprovante
multibanco, caixa eletrônico, caixa automático
prestação, parcela, mensalidade
mensal, mensalmente, mês
fraudador, burlão, golpista, vigarista
fraude, burla, golpe, fraudulento
destinatário, recetor, receptor
remetente, emissor
herdeiro, sucessor
testamento, testador
solvência, solvente
# privacy
privacidade, intimidade, privado
dado, informação
senha, palavra-passe, password
utilizador, usuário
identificar, identificação, identidade
autenticar, autenticação
login, iniciar sessão, acesso, entrar
registar, registrar, cadastrar, registo, registro, cadastro
inscrever, inscrição, matricular, matrícula
conta, perfil
rastrear, rastreamento, rastreio
criptografar, encriptar, cifrar, criptografia, encriptação
descriptografar, desencriptar, decifrar
segurança, seguro, proteção
vulnerabilidade, falha, vulnerável
hacker, pirata informático, invasor, atacante
invasão, intrusão, invadir
vírus, malware, malicioso
consentimento, consentir, autorização
direito, prerrogativa
tratar, processar, tratamento, processamento
anônimo, anónimo, anonimato
criança, menor de idade
vazamento, fuga, vazar
bloquear, bloqueio, impedir
desbloquear, desbloqueio
espiar, espionagem, espião
acesso, aceder, acessar, acessível
opor, oposição, objeção
legítimo, lícito, legal
ilegal, ilícito, ilegítimo
# computers
computador, PC, máquina
portátil, laptop, notebook
celular, telemóvel, telefone, smartphone
instalar, instalação, instalador
desinstalar, remover, desinstalação
atualizar, atualização, update
versão, edição
programa, aplicação, software, aplicativo
aplicativo, app, aplicação
arquivo, ficheiro, documento
pasta, diretório
disco, disco rígido, HD
pendrive, pen
partição, particionar
formatar, formatação
memória, RAM
ecrã, tela, monitor
rato, mouse
impressora, imprimir, impressão
digitalizar, escanear, scanner, digitalização
internet, web
site, página, website
link, hiperligação
navegador, browser
e-mail, email, correio eletrônico, correio eletrónico
mensagem, comunicado
servidor, host
sem fio, wi-fi, wireless
cabo, fio
ligar, ativar
desligar, desconectar, desligamento
ligar, conectar, conexão, ligação
reiniciar, reinicialização, reinício
arrancar, iniciar, inicializar, arranque, inicialização
ativar, habilitar, ativação
desativar, desabilitar, desativação
configurar, configuração, ajuste, definições
opção, preferência, parâmetro
padrão, predefinição, predefinido
executar, rodar, execução
erro, falha, engano, equívoco
falhar, falha, avaria
travar, bloquear, congelar
descarregar, baixar, download
carregar, carregamento, upload
backup, cópia de segurança
restaurar, recuperar, restauração, recuperação, restauro
salvar, gravar, guardar
desfazer, reverter, reversão
dependência, depender
comando, instrução
terminal, consola, console, linha de comandos
ícone, símbolo
tamanho, dimensão
espaço, capacidade, armazenamento
compatível, compatibilidade
comprimir, compactar, compressão, compactação
descomprimir, descompactar, extrair, extração
dispositivo, aparelho, equipamento
controlador, driver
núcleo, kernel
administrador, root, superusuário, superutilizador
registo, registro, log
gravar, registar, registrar, gravação
programar, codificar, programação
programador, desenvolvedor
desenvolver, desenvolvimento, elaborar
depurar, depuração
função, funcionalidade
característica, traço, atributo
banco de dados, base de dados
lista, listagem, listar
clique, clicar
arrastar, arrasto
colar, inserir
inserir, introduzir, inserção
introduzir, digitar, escrever
selecionar, marcar, seleção
ordenar, classificar, ordenação, classificação
gráfico, diagrama, esquema
imagem, fotografia, foto, figura
vídeo, gravação, filmagem
som, áudio, sonoro
bateria, pilha
online, em linha
digital, eletrônico, eletrónico
nuvem, cloud
velocidade, rapidez
rápido, veloz, rapidamente
lento, devagar, lentidão
desempenho, performance
fonte, tipo de letra
caractere, carácter
etiqueta, rótulo, tag
plugin, extensão, complemento
modelo, template
guia, manual, instruções, tutorial
documentação, documentar
suporte, assistência, ajuda
inteligência artificial, IA
# government, law
lei, norma, legislação
legal, jurídico, legalmente
norma, regra, regulamento
regulamentar, regular, regulamentação, regulação
revogar, abolir, revogação, abolição
promulgar, promulgação, sancionar
juiz, magistrado
tribunal, juízo, corte
julgamento, processo, julgar
sentença, veredicto, veredito, decisão
condenar, sentenciar, condenação, sentença
advogado, jurista, defensor
promotor, procurador, ministério público
acusado, réu, arguido, indiciado
culpado, culpa, culpabilidade
inocente, inocência
crime, delito
criminoso, delinquente, infrator
prisão, cadeia, cárcere, presídio, penitenciária
prender, encarcerar, deter, prisão, encarceramento
preso, recluso, prisioneiro, detento, detido
pena, castigo, punição, condenação
punir, castigar, penalizar, punição
recorrer, apelar, recurso, apelação, impugnar
testemunha, testemunhar, testemunho, depoimento
prova, evidência, indício
governo, governamental, executivo
governar, reger, governo
governante, dirigente, mandatário
estado, nação, país
país, nação, pátria
cidadão, cidadania
nacionalidade, cidadania
rei, monarca, soberano
rainha, monarca, soberana
reinado, reinar
imperador, império, imperial
trono, coroa
coroar, coroação
nobre, nobreza, aristocrata, aristocracia
parlamento, congresso, assembleia, câmara
deputado, parlamentar, congressista, legislador
senador, senado
ministro, ministério
primeiro-ministro, premiê
prefeito, presidente da câmara, prefeitura
município, municipal, câmara municipal, concelho
eleição, eleitoral, pleito
eleger, eleição, eleito
votar, votação, voto, sufrágio
eleitor, votante, eleitorado
político, política
mandato, legislatura
alfândega, aduana, alfandegário, aduaneiro
fronteira, limite, fronteiriço
refugiado, exilado, asilado
exílio, desterro, exilar
polícia, policial, agente
exército, forças armadas, militar, tropas
soldado, militar, combatente
guerra, conflito, bélico
batalha, combate, confronto
inimigo, adversário, rival
aliado, aliança
invadir, invasão, invasor
conquistar, conquista, conquistador
ocupar, ocupação
cerco, sitiar, cercar
render-se, capitular, rendição, capitulação
tratado, acordo, convênio
paz, pacífico
trégua, cessar-fogo, armistício
rebelião, revolta, levante, insurreição, sublevação
rebelde, insurgente, revoltoso
revolução, revolucionário
golpe, golpe de estado
derrubar, depor, derrubada, deposição
ditador, ditadura, tirano
democracia, democrático
independência, independente
colônia, colónia, colonial, colonizar, colonização
escravo, escravidão, escravatura, escravizar
liberdade, livre
libertar, liberar, libertação
arma, armamento
bomba, bombardear, bombardeio, bombardeamento
explodir, explosão, rebentar
ferido, lesionado
vítima, atingido
massacre, chacina, matança
antigo, velho, antiguidade
época, era, período
século, centúria
história, histórico
historiador, cronista
origem, procedência, proveniência
descendente, linhagem, descendência
antepassado, ancestral
certificado, certidão, atestado
documento, documentação
órgão, entidade, instituição, organização
funcionário público, servidor público
público, estatal
protesto, manifestação, protestar
corrupção, corrupto
suborno, propina, subornar
terrorista, terrorismo, atentado
embaixada, embaixador, diplomata
sequestrar, raptar, sequestro, rapto
# geography, transport
cidade, urbano, localidade
aldeia, vila, povoado, povoação, vilarejo
população, habitantes, habitante
habitante, morador, residente
bairro, distrito
rua, via
caminho, trilho, trilha, vereda
lugar, local, sítio, localização
situar, localizar, ficar, localização
zona, área, região, território
província, provincial
montanha, monte, serra, montanhoso
cume, pico, topo
altura, altitude, elevação, alto
rio, fluvial
desaguar, foz, desembocar
nascente, fonte, manancial
lago, lagoa
mar, marítimo, marinho
costa, litoral, costeiro
ilha, insular, ilhéu
praia, areal
floresta, bosque, mata, florestal
deserto, desértico, árido
norte, setentrional
sul, meridional, austral
leste, oriental, oriente
oeste, ocidental, ocidente, poente
centro, central
clima, climático
meteorológico, clima
chuva, precipitação, chover
neve, nevar, nevada
tempestade, temporal, tormenta
furacão, ciclone, tufão
terremoto, terramoto, sismo, abalo
inundação, cheia, enchente, inundar
seca, estiagem, seco
vulcão, vulcânico
edifício, prédio, edificação, construção
casa, lar, moradia, habitação, residência
andar, piso, pavimento
quarto, dormitório
sala, cômodo
igreja, templo
castelo, fortaleza
muro, muralha, parede
telhado, teto, cobertura
banheiro, casa de banho, sanitário
elevador, ascensor
estacionar, estacionamento
carro, automóvel, viatura
veículo, viatura, automóvel
ônibus, autocarro
caminhão, camião
trem, comboio, ferroviário
ferrovia, caminho de ferro, ferroviário
metrô, metro, metropolitano
bonde, elétrico
estação, paragem, parada
avião, aeronave
voar, voo, aéreo
aterrar, aterrissar, pousar, aterragem, aterrissagem, pouso
descolar, decolar, descolagem, decolagem
aeroporto, aeródromo
navio, barco, embarcação, nau
navegar, navegação
porto, portuário
afundar, naufragar, afundamento, naufrágio
bicicleta, bike
conduzir, dirigir, condução
condutor, motorista
passageiro, viajante
viajar, viagem, deslocar-se
viagem, expedição, jornada
turista, turismo, turístico
hotel, alojamento, hospedagem
hospedar, alojar, hospedagem, alojamento
bilhete, passagem, ingresso
bagagem, mala
trânsito, tráfego, circulação
mapa, cartografia
rota, percurso, trajeto, itinerário
distância, distar
perto, próximo, proximidade
longe, distante, afastado
estrangeiro, exterior
rural, campo
fazenda, herdade
agricultura, agrícola, agrário
agricultor, camponês, lavrador
cultivar, cultivo, plantar, plantação
colheita, safra, colher
gado, pecuária
pescar, pesca, pescador
caçar, caça, caçador
mina, mineração, jazida
# science, medicine, food
cientista, investigador, pesquisador
ciência, científico
pesquisar, investigar, estudar, pesquisa, investigação, estudo
experimento, experiência, ensaio, experimental
teoria, teórico, hipótese
médico, doutor, clínico
doença, enfermidade, moléstia, patologia
doente, paciente, enfermo
adoecer, doença
sintoma, sinal
curar, sarar, cura
tratamento, terapia, tratar
remédio, medicamento, fármaco
receitar, prescrever, prescrição
vacina, vacinar, vacinação, imunização
contagiar, transmitir, contágio, transmissão, infetar, infectar
infecção, infeção, infeccioso
epidemia, surto, pandemia
dor, doer, doloroso
ferida, ferimento, lesão, ferir
cirurgia, operação, cirúrgico, operar
hospital, clínica, hospitalar
câncer, cancro, tumor, oncológico
coração, cardíaco
cérebro, cerebral
pulmão, pulmonar
fígado, hepático
rim, renal
estômago, gástrico
pele, cutâneo
osso, ósseo
sangue, sanguíneo
olho, ocular
vista, visão, visual
dente, dentário, dental
ouvido, orelha, auditivo
boca, bucal, oral
gravidez, gestação, grávida, gestante
parto, dar à luz
barriga, ventre, abdômen, abdómen, abdominal
tosse, tossir
resfriado, constipação
gordura, lipídio, gordo
glicose, glucose
emagrecer, perder peso
obesidade, excesso de peso, obeso
alergia, alérgico
mental, psicológico, psíquico
louco, loucura
cego, cegueira
surdo, surdez
deficiência, deficiente, incapacidade
droga, estupefaciente, entorpecente
álcool, alcoólico
fumar, tabaco, fumante, fumador, tabagismo
corpo, corporal, organismo
saúde, sanitário
higiene, limpeza, higiênico
veneno, tóxico, venenoso
envenenar, intoxicar, envenenamento, intoxicação
comida, alimento, alimentação
nutrir, alimentar, nutrição, alimentação
dieta, regime
cozinhar, cozinha, cozimento, preparo
jantar, ceia
pequeno-almoço, café da manhã
fome, faminto
suco, sumo
sorvete, gelado
sabor, gosto
cheiro, odor, aroma, cheirar
animal, fauna, bicho
planta, vegetal, flora
espécie, variedade
fêmea, feminino
macho, masculino
filhote, cria
pássaro, ave
peixe, pescado
cachorro, cão, canino
gato, felino
cavalo, equino
porco, suíno
vaca, bovino
extinção, extinto, desaparecer
meio ambiente, ambiente, ambiental
poluição, contaminação, poluir, poluente
lixo, resíduo, detrito
reciclar, reciclagem
energia, energético
eletricidade, elétrico
luz, luminoso, iluminação
calor, térmico, quente
gelo, congelar, gelado
água, hídrico, aquático
ar, atmosfera, atmosférico
terra, terreno, solo
pedra, rocha, rochoso
ferro, ferroso
petróleo, petrolífero, petroleiro
sol, solar
lua, lunar
estrela, estelar, astro
planeta, planetário
terra, terrestre
universo, cosmos
espaço, espacial
foguete, foguetão
astronauta, cosmonauta
átomo, atômico, atómico, nuclear
química, químico
gene, genético, genética
evolução, evoluir
máquina, maquinaria, aparelho
motor, propulsor
ferramenta, instrumento, utensílio
# school, art, sport, religion, family
escola, colégio, escolar
professor, docente, mestre, educador
aluno, estudante
educação, ensino, educativo, educacional
universidade, universitário
diploma, licenciatura, graduação
formar-se, graduar-se, licenciar-se, formatura
bolsa, bolseiro, bolsista
aula, lição
disciplina, matéria
exame, prova, avaliação
avaliar, avaliação
nota, classificação, pontuação
reprovar, reprovação, chumbar
doutorado, doutoramento
livro, obra, volume
escritor, autor, literato
poeta, poesia, poema, poético
conto, história, fábula
jornal, diário
jornalista, repórter, jornalismo
notícia, novidade
revista, publicação
editora, editor
título, intitular
personagem, protagonista
enredo, trama, argumento
língua, idioma, linguagem, linguístico
palavra, termo, vocábulo
arte, artístico, artista
pintor, pintar, pintura
quadro, pintura, tela
escultor, escultura, esculpir
estátua, escultura, monumento
exposição, mostra, expor
arquiteto, arquitetura, projetar
projetar, projeto, desenhar, conceber
música, musical, músico
canção, música, cantiga
cantor, cantora, cantar, vocalista
banda, grupo, conjunto
compor, compositor, composição
disco, álbum
concerto, show, apresentação
turnê, digressão, tournée
dança, dançar, baile
dançarino, bailarino
filme, película, longa-metragem
cinema, cinematográfico, cinematografia
ator, atriz, intérprete
interpretar, atuar, protagonizar, interpretação, atuação
diretor, realizador, cineasta
filmar, rodar, filmagem
estrear, estreia
série, seriado
episódio, capítulo
televisão, televisivo, TV
transmitir, emitir, transmissão, emissão
espectador, espetador, público, audiência
teatro, teatral, dramático
prêmio, prémio, galardão, distinção
premiar, galardoar, premiado
esporte, desporto, esportivo, desportivo
atleta, esportista, desportista
jogador, futebolista
jogar, jogo, disputar
partida, jogo
clube, time, equipe, equipa
treinador, técnico
treinar, treino, treinamento
gol, golo
campeonato, torneio, competição
troféu, taça, copa
corrida, correr, corredor
nadar, natação, nadador
estádio, arena
goleiro, guarda-redes
torcedor, adepto, torcida
empate, empatar
festa, festividade, celebração, celebrar
comemorar, festejar, comemoração
tradição, costume, tradicional
religião, religioso, fé, crença
deus, divindade, deidade
padre, sacerdote, clérigo, pároco
bispo, prelado
papa, pontífice
monge, frade
mosteiro, convento, abadia
orar, rezar, oração, reza
crer, acreditar, crença, fé
crente, fiel
santo, sagrado
batizar, batismo, batizado
alma, espírito
pecado, pecar, pecador
diabo, demônio, demónio
família, familiar, parente
pai, papai, progenitor
mãe, mamãe, progenitora
filho, descendente
irmão, fraterno
marido, esposo, cônjuge
esposa, mulher, cônjuge
casar, matrimônio, matrimónio, casamento, boda
divórcio, divorciar, separação
viúva, viúvo, viuvez
órfão, orfandade, orfanato
criança, menino, miúdo, infantil
menino, garoto, rapaz
menina, garota, rapariga, moça
infância, meninice
jovem, adolescente, juventude, juvenil
idoso, velho, ancião, velhice
adulto, maior de idade
mulher, feminino
homem, varão
pessoa, indivíduo, ser humano
gente, pessoas
amigo, amizade
adotar, adoção, adotivo
nome, denominação, designação
sobrenome, apelido
alcunha, apelido
enterrar, sepultar, enterro, sepultamento
túmulo, sepultura, sepulcro
funeral, exéquias, velório
roupa, vestuário, vestimenta
vestir, vestido, traje
famoso, célebre, conhecido, renomado
fama, celebridade, renome
lenda, mito, lendário
símbolo, simbolizar, emblema
bandeira, estandarte
# measures, time, quality
quantidade, número, montante
quantia, montante, valor, soma
número, cifra, algarismo
total, soma, totalidade
dobro, duplicar
percentagem, porcentagem, percentual
maioria, maior parte
parte, porção, fração
pedaço, fragmento, bocado
mínimo, menor
máximo, maior
grande, amplo, vasto
enorme, imenso, gigantesco
pequeno, reduzido, diminuto
comprimento, comprido, longo, extensão
largura, largo
profundo, profundidade
grosso, espesso, espessura, grossura
peso, pesar, massa
pesado, peso
superfície, área, extensão
suficiente, bastante
insuficiente, escasso, carência
falta, escassez, carência, ausência
excesso, excessivo, excedente
cheio, completo, repleto
exceder, ultrapassar, superar
exato, exatidão, precisão
aproximadamente, cerca
diferente, distinto, diverso, diferença
diferenciar, distinguir, distinção
igual, idêntico, igualdade
parecido, semelhante, similar, semelhança
melhor, superior
pior, inferior
bonito, belo, lindo, beleza
forte, força, potente
fraco, débil, fraqueza
duro, resistente, sólido
macio, mole, suave
novo, recente
moderno, contemporâneo, atual
atual, presente, vigente
atualmente, agora
antes, anteriormente, previamente
depois, posteriormente, após, posterior
sempre, permanentemente, constantemente
permanente, duradouro
temporário, provisório, transitório
frequentemente, frequência, frequente
raro, invulgar, incomum
estranho, esquisito, incomum
habitual, usual, comum
especial, particular, específico
principal, primordial, fundamental
importante, relevante, significativo, importância, relevância
essencial, fundamental, básico, imprescindível
necessário, indispensável, imprescindível
imediato, imediatamente
último, final
seguinte, próximo
anterior, prévio, precedente
dia, diário
diariamente, quotidiano, cotidiano, diário
noite, noturno
manhã, matutino, matinal
semana, semanal, semanalmente
década, decênio, decénio
momento, instante
nível, grau
cor, tonalidade, coloração
forma, formato, figura
redondo, circular
claro, evidente, óbvio
escuro, escuridão
verdadeiro, verídico, verdade
autêntico, genuíno, original
falso, falsificado, falsificação
certo, correto
errado, incorreto
provável, probabilidade, provavelmente
possível, viável, exequível
impossível, inviável
fácil, simples, facilidade
difícil, complicado, complexo, dificuldade
útil, proveitoso, utilidade
inútil, imprestável
completo, íntegro, inteiro
único, exclusivo
somente, apenas, unicamente, exclusivamente
geral, geralmente
rico, abastado, riqueza
pobre, pobreza
inteligente, esperto, inteligência
feliz, contente, alegre, felicidade
triste, tristeza
zangado, irritado, bravo, raiva
corajoso, valente, coragem
cruel, crueldade
silêncio, silencioso, calado
barulho, ruído, ruidoso
molhado, úmido, húmido, umidade, humidade
sujo, sujidade, sujeira
# reasons, results, problems
causa, razão, motivo
causar, provocar, ocasionar, originar
resultado, consequência, efeito
consequência, repercussão, sequela
influenciar, afetar, influência, efeito
impacto, efeito, repercussão
problema, dificuldade, inconveniente
desvantagem, inconveniente
obstáculo, impedimento, entrave
vantagem, benefício
beneficiar, favorecer, benefício, benéfico
solução, solucionar, resolver
método, procedimento, técnica
maneira, modo, forma
passo, etapa, fase
etapa, fase, estágio
instrução, indicação
indicar, assinalar, indicação, apontar
plano, projeto, planejar, planear
ideia, conceito, noção
tema, assunto, questão, matéria
tipo, classe, gênero, género, categoria
condição, requisito
exceção, ressalva
circunstância, situação
crise, recessão
sucesso, êxito, bem-sucedido
fracasso, fracassar, insucesso
esforço, empenho
intenção, propósito, intencional
oportunidade, ocasião
desastre, catástrofe, calamidade
emergência, urgência, urgente
defeito, imperfeição, defeituoso
dúvida, incerteza, duvidar
justificar, justificação, justificativa, fundamentar
supor, presumir, suposição, presunção
implicar, acarretar
relação, vínculo, nexo
relacionar, vincular, associar
consistir, constar, compor-se
equivalente, equivaler, equivalência
basear-se, fundamentar, base, fundamento
proveniente, oriundo, originário
provir, proceder, originar-se, origem
aplicar, aplicação, aplicável
descrever, descrição
definir, definição
resumir, resumo, síntese
analisar, análise
observação, comentário
recomendar, aconselhar, recomendação, conselho, sugerir
sugerir, propor, sugestão
assessor, conselheiro, consultor
reconhecer, admitir, reconhecimento
critério, parâmetro
tendência, propensão
recipiente, contentor, contêiner
# more
emigrante, emigrar, emigração
imigrante, imigrar, imigração
oceano, oceânico
autoestrada, rodovia, autopista
[field contracts]
(?:este|presente|do)\s+contrato == este contrato
(?:este|presente)\s+acordo == este acordo
(?:esta|presente)\s+licença == esta licença
que (?:lei|direito) se aplica|qual é a lei aplicável => por que lei se rege {document}; where rege-se|reger-se-á|regid[oa]
quem são as partes => entre quem é celebrado {document}; where celebrad\p{L}*
`;
