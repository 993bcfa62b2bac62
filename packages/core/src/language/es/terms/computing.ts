/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | software, programa, programas
install | instalar, instalación, instalado
installer | instalador, programa de instalación
remove | eliminar, desinstalar, borrar
update | actualizar, actualización
password | contraseña
user | usuario, usuarios
username | nombre de usuario, inicio de sesión
administrator | administrador
file | archivo, archivos, fichero, ficheros
directory | directorio, carpeta
configuration | configuración, ajustes, configurar
configuration files | archivos de configuración, ficheros de configuración
default | por defecto, predeterminado, por omisión
standard | estándar, norma
version | versión, publicación
package | paquete, paquetes
package name | nombre del paquete
maintainer | mantenedor, responsable, mantener, mantiene
developer | desarrollador, desarrolladores
source code | código fuente, fuente
library | biblioteca
memory | memoria, RAM
disk | disco, disco duro
free space | espacio en disco, espacio libre
partition | partición, particionado
file system | sistema de archivos, sistema de ficheros
computer | ordenador, computadora, equipo
server | servidor, servidores
web servers | servidores web
network | red, redes
internet | internet
port | puerto
address | dirección, direcciones
range | rango, rangos
private | privado, privada, privados, privadas
email | correo electrónico, correo
mailing list | lista de correo
phone | teléfono
error | error
bug | error, fallo, fallos, bug
report | informar, informe, reportar
fix | corregir, corrección, reparar, reparación
security | seguridad
certificate | certificado
encryption | cifrado, encriptación
backup | copia de seguridad, respaldo
save | guardar, almacenar
open | abrir
close | cerrar
print | imprimir, impresión
command | comando, comandos, orden
option | opción, opciones
key | tecla, teclas, clave, llave
keyboard | teclado
mouse | ratón
window | ventana
menu | menú
screen | pantalla
image | imagen
text | texto, carácter, caracteres
database | base de datos, bases de datos
data | datos
format | formato
import | importar, exportar, importación, exportación
download | descargar, descarga
boot | arrancar, arranque, iniciar
kernel | núcleo, kernel
operating system | sistema operativo
hardware | hardware, dispositivo
architecture | arquitectura
distribution | distribución
project | proyecto
schedule | programado, programada, tarea
cancel | cancelar, anular
locale | locale, locales, configuración regional
documentation | documentación, manual, guía
`;
