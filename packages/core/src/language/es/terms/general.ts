/** People, time, places and what documents are made of. */
export const GENERAL_TERMS = `
document | documento
page | página, páginas
chapter | capítulo
table | tabla, cuadro
preface | prefacio, prólogo
title | título
name | nombre, nombres, llama
date | fecha, día
days | días
week | semana, semanas
month | mes, meses, mensual
quarter | trimestre
year | año, años, anual
hour | hora, horas
minute | minuto, minutos
end | final, fin, finales, termina
begin | comienzo, empezar, inicio, comenzó
first | primer, primera, primero
second | segundo, segunda
last | último, última
current | actual, actualmente
old | antiguo, antiguos, viejo
new | nuevo, nueva, nuevos
minimum | mínimo, al menos, como mínimo
maximum | máximo, como máximo
size | tamaño, longitud, largo
number | número, cantidad
people | personas, gente
author | autor, escribió, escribir, escrito
founder | fundador, fundó, fundado, fundada
create | crear, creó, creado
leader | líder, dirige, jefe, responsable
members | miembros, colaboradores
translated | traducido, traducción
language | idioma, idiomas, lengua
country | país, países
city | ciudad, ciudades
region | región, zona, área
world | mundo, mundial
North America | América del Norte, Norteamérica
Europe | Europa
Asia | Asia
Africa | África
Middle East | Oriente Medio, Medio Oriente
United States | Estados Unidos, EE. UU.
American | americano, estadounidense, estadounidenses
outside | fuera
home country | país de origen
birth | nacimiento, nació, nacido
death | muerte, murió, murieron, muertos
war | guerra
street | calle, calles
school | escuela, universidad
team | equipo
population | población, habitantes
water | agua
temperature | temperatura
paper | papel
ink | tinta
work | trabajo, trabajar, trabaja, obra
use | usar, utilizar, uso, utilizado
need | necesita, necesario, requerido, necesitar
purpose | propósito, objetivo, finalidad
reason | razón, motivo, porque
example | ejemplo
advantage | ventaja, beneficio
difference | diferencia
problem | problema
group | grupo
list | lista
system | sistema
service | servicio, servicios
result | resultado, resultados
type | tipo, tipos, clase
information | información
principle | principio, principios
support | soporte, apoyo
help | ayuda, ayudar
`;
