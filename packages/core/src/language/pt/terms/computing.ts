/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | software, programa, programas
install | instalar, instalação, instalado
installer | instalador, programa de instalação
remove | remover, desinstalar, apagar, eliminar
update | atualizar, atualização, actualizar
password | senha, palavra-passe
user | usuário, usuários, utilizador, utilizadores
username | nome de usuário, nome de utilizador
administrator | administrador
file | arquivo, arquivos, ficheiro, ficheiros
directory | diretório, pasta, directório
configuration | configuração, configurações, configurar
configuration files | arquivos de configuração, ficheiros de configuração
default | por padrão, padrão, por omissão, predefinido
standard | padrão, norma
version | versão, lançamento
package | pacote, pacotes
package name | nome do pacote
maintainer | mantenedor, manter, mantém
developer | desenvolvedor, desenvolvedores, programador
source code | código-fonte, código fonte, fonte
library | biblioteca
memory | memória, RAM
disk | disco, disco rígido
free space | espaço em disco, espaço livre
partition | partição, particionamento
file system | sistema de arquivos, sistema de ficheiros
computer | computador, máquina
server | servidor, servidores
web servers | servidores web
network | rede, redes
internet | internet
port | porta
address | endereço, endereços
range | intervalo, faixa, faixas
private | privado, privada, privados
email | e-mail, correio eletrônico
mailing list | lista de discussão, lista de e-mail
phone | telefone
error | erro
bug | bug, bugs, erro, falha
report | relatar, relatório
fix | corrigir, correção, reparar, reparo
security | segurança
certificate | certificado
encryption | criptografia, cifrado, encriptação
backup | cópia de segurança, cópias de segurança, backup
save | salvar, guardar, gravar, armazenar
open | abrir
close | fechar
print | imprimir, impressão
command | comando, comandos
option | opção, opções
key | tecla, teclas, chave
keyboard | teclado
mouse | mouse, rato
window | janela
menu | menu
screen | tela, ecrã
image | imagem
text | texto, caractere, caracteres
database | banco de dados, bases de dados, base de dados
data | dados
format | formato
import | importar, exportar, importação, exportação
download | baixar, descarregar, transferência
boot | iniciar, inicialização, arranque, arrancar
kernel | núcleo, kernel
operating system | sistema operacional, sistema operativo
hardware | hardware, dispositivo
architecture | arquitetura, arquitectura
distribution | distribuição
project | projeto, projecto
schedule | agendar, agendada, tarefa
cancel | cancelar, anular
locale | locale, locales
documentation | documentação, manual, guia
`;
