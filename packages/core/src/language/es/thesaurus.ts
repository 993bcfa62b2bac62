/** Words that stand for each other between a question and a document; `../thesauri.ts` says how it is read. */
export const thesaurus = String.raw`
# everyday verbs
obtener, conseguir, adquirir, lograr, obtención, consecución
dar, entregar, proporcionar, conceder, otorgar, facilitar, suministrar, brindar
recibir, cobrar, percibir, recepción
guardar, conservar, mantener, almacenar, conservación, almacenamiento
empezar, comenzar, iniciar, inicio, comienzo, principio
terminar, acabar, finalizar, concluir, fin, final, finalización, conclusión
cambiar, modificar, alterar, cambio, modificación, alteración
variar, cambiar, variación
sustituir, reemplazar, cambiar, sustitución, reemplazo
permitir, autorizar, consentir, permiso, autorización
prohibir, vedar, prohibición, prohibido
necesitar, requerir, precisar, necesidad, requisito
exigir, requerir, exigencia, requisito, obligatorio
pagar, abonar, pago, abono
pagar, sufragar, costear, financiar
costar, costo, coste
comprar, adquirir, compra, adquisición
vender, venta, comercializar, enajenar, comercialización
ayudar, asistir, ayuda, asistencia, auxilio, apoyo
apoyar, respaldar, apoyo, respaldo
elegir, escoger, seleccionar, optar, elección, selección
intentar, probar, intento
probar, ensayar, prueba, ensayo, test
romper, quebrar, rotura, ruptura, roto
estropear, averiar, dañar, avería
dañar, perjudicar, daño, perjuicio, dañino, perjudicial
arreglar, reparar, reparación, arreglo
corregir, subsanar, rectificar, corrección, rectificación, enmienda
perder, extraviar, pérdida, extravío
encontrar, hallar, localizar, hallazgo, localización
buscar, búsqueda, rastrear
enviar, mandar, remitir, envío, remisión
mostrar, exhibir, visualizar, presentar
ocultar, esconder, disimular, oculto, escondido
usar, utilizar, emplear, uso, utilización, empleo
poner, colocar, situar, ubicar, colocación
quitar, retirar, eliminar, suprimir, remover, supresión
borrar, eliminar, suprimir, borrado, eliminación, supresión
añadir, agregar, sumar, incorporar, adición
incluir, comprender, abarcar, contener, inclusión
realizar, efectuar, ejecutar, llevar a cabo, realización
crear, generar, creación, generación
fabricar, producir, elaborar, fabricación, producción, elaboración
construir, edificar, levantar, construcción, edificación
destruir, aniquilar, destrucción, arrasar
hablar, conversar, charlar, conversación
decir, afirmar, declarar, manifestar, señalar
contar, relatar, narrar, relato, narración
explicar, aclarar, explicación, aclaración
preguntar, consultar, pregunta, consulta, interrogar
pedir, solicitar, petición, solicitud, requerir
responder, contestar, respuesta, contestación
avisar, notificar, comunicar, aviso, notificación, comunicación
informar, comunicar, información, notificar
advertir, avisar, alertar, advertencia, aviso, alerta
prometer, comprometerse, promesa, compromiso
negar, rechazar, denegar, negativa, rechazo, denegación
aceptar, admitir, aceptación, admisión
aprobar, aprobación, visto bueno, ratificar
confirmar, ratificar, confirmación, ratificación
comprobar, verificar, revisar, comprobación, verificación, revisión
revisar, examinar, inspeccionar, examen, inspección
entender, comprender, comprensión, entendimiento
saber, conocer, conocimiento
aprender, aprendizaje
enseñar, instruir, enseñanza, instrucción, docencia
pensar, opinar, considerar, creer, opinión
recordar, acordarse, recuerdo, memoria
olvidar, olvido
esperar, aguardar, espera
querer, desear, deseo, anhelar
preferir, preferencia, preferible
decidir, resolver, determinar, decisión, resolución
aumentar, incrementar, crecer, subir, aumento, incremento, crecimiento, subida
disminuir, reducir, bajar, descender, disminución, reducción, descenso, bajada
ampliar, extender, ampliación, extensión, expandir, expansión
acortar, abreviar, recortar, recorte
mejorar, perfeccionar, mejora, mejoría, perfeccionamiento
empeorar, deteriorar, agravar, empeoramiento, deterioro, agravamiento
evitar, prevenir, impedir, prevención
proteger, resguardar, salvaguardar, protección, amparo
defender, defensa, defensor
atacar, agredir, ataque, agresión
luchar, combatir, pelear, lucha, combate, pelea
ganar, vencer, triunfar, victoria, triunfo
derrotar, vencer, derrota
unir, juntar, combinar, unión, combinación
separar, dividir, separación, división
repartir, distribuir, reparto, distribución
compartir, poner en común, compartición
reunir, congregar, juntar, reunión
recoger, recopilar, recolectar, recogida, recopilación, recolección
abrir, apertura, abierto, inaugurar
cerrar, clausurar, cierre, clausura, cerrado
entrar, acceder, ingresar, entrada, acceso
salir, marcharse, abandonar, irse, salida, partida
llegar, arribar, llegada, arribo
volver, regresar, retornar, regreso, retorno, vuelta
devolver, restituir, retornar, devolución, restitución
mover, desplazar, trasladar, movimiento, desplazamiento, traslado
llevar, transportar, trasladar, transporte
traer, aportar, aportación, aporte
quedarse, permanecer, permanencia
parar, detener, frenar, parada
detener, arrestar, apresar, detención, arresto
interrumpir, suspender, interrupción, suspensión
cancelar, anular, cancelación, anulación
continuar, seguir, proseguir, continuación, continuidad
repetir, reiterar, repetición, reiteración
retrasar, demorar, aplazar, retraso, demora, aplazamiento
posponer, aplazar, postergar, aplazamiento
adelantar, anticipar, anticipo, adelanto, anticipación
acelerar, agilizar, aceleración
durar, duración, prolongar
ocurrir, suceder, acontecer, pasar, producirse
suceso, acontecimiento, hecho, evento
aparecer, surgir, aparición, surgimiento
desaparecer, desaparición, extinguirse, esfumarse
nacer, nacimiento, natal, natalicio
morir, fallecer, muerte, fallecimiento, defunción, deceso
muerto, fallecido, difunto, finado
matar, asesinar, asesinato, homicidio, matanza
vivir, residir, habitar, residencia, vivienda
trabajar, laborar, trabajo, labor
descansar, reposar, descanso, reposo
dormir, sueño, dormitar
comer, alimentarse, ingerir, consumir, ingesta
beber, ingerir, bebida
caer, caída, desplomarse, desplome
subir, ascender, subida, ascenso
mirar, observar, contemplar, observación
ver, visualizar, visión
escuchar, oír, audición, escucha
leer, lectura, lector
escribir, redactar, escritura, redacción
dibujar, trazar, dibujo, trazado
medir, medición, medida, mensurar
calcular, computar, cálculo, cómputo
contar, recuento, conteo, contabilizar
comparar, comparación, cotejar, cotejo
ajustar, adaptar, adecuar, ajuste, adaptación
encargarse, ocuparse, responsabilizarse
cuidar, atender, cuidado, atención
vigilar, supervisar, controlar, vigilancia, supervisión, control
dirigir, gestionar, administrar, dirección, gestión, administración
organizar, organización
preparar, preparación, preparativo
cumplir, acatar, observar, respetar, cumplimiento, observancia, acatamiento
incumplir, infringir, violar, vulnerar, incumplimiento, infracción, violación, vulneración
obedecer, acatar, obediencia
mandar, ordenar, orden, mandato
obligar, forzar, obligación, imponer
obligación, obligado
capacidad, capaz
animar, alentar, fomentar, incentivar
fomentar, promover, impulsar, fomento, promoción, impulso
culpar, acusar, acusación, imputar
perdonar, condonar, perdón, condonación, indulto
engañar, estafar, defraudar, engaño, estafa, fraude
robar, hurtar, sustraer, robo, hurto, sustracción
mentir, mentira, falsedad, falsear
copiar, reproducir, duplicar, copia, reproducción, duplicado
prestar, préstamo, prestado
alquilar, arrendar, rentar, alquiler, arrendamiento, renta
heredar, herencia, sucesión
regalar, donar, obsequiar, regalo, donación, obsequio
gastar, desembolsar, gasto, desembolso
ahorrar, ahorro, economizar
desperdiciar, malgastar, derrochar, desperdicio, derroche
llenar, rellenar, cumplimentar, completar
vaciar, desocupar, vacío
lavar, limpiar, lavado, limpieza
ensuciar, manchar, suciedad
calentar, calentamiento, calefacción
enfriar, refrigerar, enfriamiento, refrigeración
quemar, arder, incendiar, quema, incendio, combustión
cortar, recortar, corte
pegar, adherir, adhesión
atar, sujetar, amarrar
empujar, presionar, empuje
apretar, pulsar, presionar, oprimir
tirar, desechar, botar, descartar
descubrir, descubrimiento, hallazgo, hallar
inventar, invención, invento, inventor
nombrar, designar, nombramiento, designación
llamar, denominar, nombrar, denominación
significar, significado, sentido, acepción
demostrar, probar, acreditar, demostración, prueba, acreditación
participar, intervenir, participación, intervención
invitar, invitación, convidar
visitar, visita, visitante
reservar, reserva, reservación
tocar, rozar, tacto, contacto
soportar, aguantar, tolerar, tolerancia
sufrir, padecer, sufrimiento, padecimiento
temer, miedo, temor
odiar, aborrecer, odio
amar, querer, amor
reír, risa, carcajada
llorar, llanto, lágrima
quejarse, reclamar, queja, reclamación, reclamo
elogiar, alabar, elogio, alabanza
criticar, censurar, crítica
# contracts and leases
contrato, convenio, acuerdo, pacto
acordar, pactar, convenir, acuerdo, pacto
firmar, suscribir, firma, suscripción, rubricar
firmante, signatario, suscriptor
celebrar, formalizar, celebración, formalización
rescindir, extinguir, rescisión, extinción, terminación
rescindir, cancelar, terminar, rescisión, cancelación
renovar, prorrogar, renovación, prórroga
caducar, vencer, expirar, caducidad, vencimiento, expiración
plazo, término, período
vigente, válido, vigor, vigencia, validez
nulo, inválido, nulidad, invalidez
cláusula, estipulación, disposición
inquilino, arrendatario, locatario
casero, arrendador, propietario, locador
propietario, dueño, titular, propiedad, titularidad
fianza, depósito
garantizar, avalar, asegurar, garantía, aval
avalista, fiador, garante
penalización, multa, sanción
multar, sancionar, penalizar, multa, sanción
indemnizar, compensar, resarcir, indemnización, compensación, resarcimiento
ceder, transferir, traspasar, cesión, transferencia, traspaso
subarrendar, subarriendo, subalquiler, realquilar
desalojar, desahuciar, desalojo, desahucio
mudarse, trasladarse, mudanza, traslado
mueble, mobiliario, amueblado
anexo, apéndice, adjunto
adjuntar, anexar
revelar, divulgar, desvelar, revelación, divulgación
negociar, negociación
oferta, propuesta, proposición
proponer, propuesta, proposición, plantear
entrega, suministro, provisión
proveedor, suministrador, abastecedor
cliente, comprador, consumidor
vencido, impago, moroso
impago, morosidad, mora
preaviso, aviso, antelación, notificación
previo, anterior, antelación
vinculante, obligatorio, obligado
voluntario, opcional, facultativo
unilateral, unilateralmente
mutuo, recíproco
responsable, responsabilidad, encargado
eximir, exonerar, exención, exoneración, exento
renunciar, renuncia, desistir, desistimiento
imprevisto, inesperado, inesperadamente
controversia, disputa, conflicto, litigio
# licences and copyright
licencia, permiso, autorización
licenciar, licencia, licenciante
copyright, derechos de autor
autor, creador, autoría
patente, patentar
marca, marca registrada
logotipo, logo, emblema
distribuir, difundir, distribución, difusión
redistribuir, redistribución, difundir
gratis, gratuito, gratuitamente
comercial, lucrativo, lucro
regalía, royalty, canon
código fuente, fuente
atribución, reconocimiento, mención
mencionar, citar, mención, cita
derivado, derivada
traducir, traducción, traductor
publicar, editar, publicación, edición
piratería, pirata
exclusivo, exclusividad, exclusivamente
perpetuo, permanente, indefinido
revocar, retirar, revocación, anular
contribuir, aportar, contribución, aportación
colaborador, contribuidor
colaborar, cooperar, colaboración, cooperación
restricción, limitación, restringir, limitar
límite, tope, máximo
# employment
empleado, trabajador, asalariado, personal
obrero, operario, trabajador
personal, plantilla, empleados
empleador, patrón, empresario, patronal
jefe, superior, director, responsable
director, gerente, directivo
consejero delegado, director ejecutivo
presidir, encabezar, dirigir, presidencia
líder, dirigente, jefe, liderazgo, cabecilla
liderar, encabezar, dirigir
directiva, junta, consejo
despedir, cesar, despido, cese
destituir, cesar, destitución, cese, remoción
dimitir, renunciar, dimisión, renuncia
contratar, emplear, contratación, reclutar, reclutamiento
sueldo, salario, paga, remuneración, retribución
remunerar, retribuir, pagar, remuneración, retribución
jornada, horario
festivo, feriado
jubilarse, retirarse, jubilación, retiro, jubilado
pensión, jubilación, pensionista
ascender, promover, ascenso, promoción
puesto, cargo, empleo, plaza
profesión, oficio, ocupación
empleo, trabajo, ocupación
paro, desempleo, desocupación
parado, desempleado, desocupado
huelga, paro
sindicato, gremio, sindical
formación, capacitación, adiestramiento
formar, capacitar, entrenar
experto, especialista, perito, entendido
experiencia, trayectoria
habilidad, destreza, capacidad, aptitud
compañero, colega
equipo, grupo
socio, asociado
miembro, integrante, socio
afiliado, miembro, afiliación
ayudante, asistente, auxiliar
sustituto, suplente, reemplazo
sucesor, sucesión, suceder
predecesor, antecesor
fundador, fundar, fundación, creador
fundar, establecer, crear, fundación, establecimiento
candidato, aspirante, postulante, candidatura
entrevista, entrevistar
bonificación, prima, bono, incentivo
discriminar, discriminación
acosar, acoso, hostigamiento
voluntario, voluntariado
aprendiz, becario, practicante
dedicarse, ejercer, desempeñar, desempeño
tarea, labor, cometido
función, papel, rol
misión, cometido, encargo
# company reports
empresa, compañía, sociedad, corporación, firma, negocio
empresario, emprendedor, empresarial
ingresos, facturación
ganancia, beneficio, utilidad, lucro
ganar, ganancia
rentable, rentabilidad, lucrativo
pérdida, quebranto, déficit
deuda, endeudamiento, adeudar
adeudar, deuda
deudor, prestatario
acreedor, prestamista
impuesto, tributo, gravamen, tributación, fiscal
tributar, tributación, impositivo, fiscal
accionista, socio
invertir, inversión, inversor, inversionista
riesgo, peligro, amenaza
arriesgado, peligroso, riesgoso
demanda, pleito, juicio, litigio
demandar, denunciar, demanda, denuncia
adquisición, absorción, toma de control
fusión, fusionar, concentración
filial, subsidiaria
matriz, empresa matriz
sede, oficina central, domicilio
sucursal, oficina, agencia
tienda, comercio, establecimiento, local
producto, artículo, mercancía
mercancía, género, bienes
competidor, rival, competencia
competir, rivalizar, competencia, competición
mercado, mercantil
bolsa, bursátil, mercado de valores
cotizar, cotización
trimestre, trimestral
anual, anualmente, año
auditoría, auditor, auditar
presupuesto, presupuestar, presupuestario
efectivo, metálico
capital, fondos
financiar, financiación, financiamiento
quiebra, bancarrota, insolvencia
insolvente, insolvencia
depreciación, amortización, depreciar, amortizar
previsión, pronóstico, proyección, estimación
prever, pronosticar, predecir, previsión, pronóstico, predicción
estimar, estimación, calcular
meta, objetivo, fin, propósito
estrategia, estratégico
exportar, exportación, exportador
importar, importación, importador
publicidad, anuncio, propaganda, publicitario
anunciar, publicitar, anuncio
anunciar, comunicar, anuncio, comunicado
fábrica, planta, factoría
industria, industrial, sector
materia prima, insumo
existencias, inventario, stock
almacén, depósito, bodega
pedido, encargo, orden
descuento, rebaja, reducción
barato, económico, asequible
caro, costoso, oneroso
lujo, lujoso, suntuoso
subvención, subsidio, ayuda
reestructuración, reestructurar, reorganización
facturar, factura, facturación
# insurance, banking, payments
seguro, póliza, cobertura
asegurador, aseguradora, compañía de seguros
asegurado, tomador
cubrir, cobertura, amparar
siniestro, accidente, percance
accidente, percance, choque, colisión
franquicia, deducible
prima, cuota
banco, entidad, entidad bancaria
moneda, divisa
transferencia, giro, transferir
retirar, sacar, retirada, retiro
ingresar, depositar, ingreso, depósito
crédito, préstamo, empréstito
hipoteca, hipotecario
comisión, tarifa
tarifa, precio
cobrar, cargar, cobro, cargo
reembolsar, devolver, reintegrar, reembolso, devolución, reintegro
recibo, comprobante
cajero, cajero automático
saldo, balance
cambio, canje, cambiar
canjear, intercambiar, canje, intercambio
cuota, mensualidad
mensual, mensualmente
estafador, defraudador, timador
fraude, estafa, timo, fraudulento
destinatario, receptor
remitente, emisor
heredero, sucesor
testamento, testar, testador
solvencia, solvente
# privacy and security
privacidad, intimidad, privado
dato, información
datos personales, información personal
contraseña, clave, password
clave, llave
identificar, identificación, identidad
autenticar, autenticación, autentificación, identificación
iniciar sesión, acceder, conectarse, login
registrarse, inscribirse, registro, inscripción
inscribir, matricular, inscripción, matrícula
darse de baja, cancelar, baja
rastrear, seguir, rastreo, seguimiento
cifrar, encriptar, codificar, cifrado, encriptación
descifrar, desencriptar, descifrado
seguridad, seguro, protección
vulnerabilidad, fallo, vulnerable
pirata informático, hacker, atacante
intruso, intrusión
virus, malware, malicioso
consentimiento, consentir, autorización
derecho, facultad, potestad
recabar, recoger, recopilar
ceder, compartir, comunicar, cesión
tratar, procesar, tratamiento, procesamiento
anónimo, anonimato, anonimizar
menor, niño
conservar, retener, conservación, retención
filtrar, filtración, fuga
bloquear, bloqueo
desbloquear, desbloqueo
espiar, espionaje, espía
acceso, acceder, accesible
oponerse, oposición, rechazar
finalidad, propósito, objetivo, fin
legítimo, lícito, legal
ilegal, ilícito, ilegítimo
# computers
ordenador, computadora, computador, equipo, PC
portátil, laptop, notebook
móvil, celular, teléfono
instalar, instalación, instalador
desinstalar, eliminar, desinstalación, quitar
actualizar, actualización, poner al día
versión, edición, revisión
programa, aplicación, software
aplicación, app
archivo, fichero, documento
carpeta, directorio
disco, disco duro
partición, particionar
formatear, formato, formateo
memoria, RAM
pantalla, monitor, visualizador
ratón, mouse
impresora, imprimir, impresión
escáner, escanear, digitalizar
internet, red, web
sitio, página, web
enlace, vínculo, hipervínculo, link
navegador, explorador
correo, correo electrónico, email, e-mail
mensaje, comunicado
servidor, host
inalámbrico, wifi, wi-fi
cable, cableado
encender, prender, activar, encendido
apagar, desconectar, apagado
reiniciar, reinicio, reiniciación
arrancar, iniciar, arranque, inicio
activar, habilitar, activación, habilitación
desactivar, deshabilitar, inhabilitar, desactivación
configurar, configuración, ajuste
opción, preferencia, parámetro
predeterminado, preestablecido, por defecto
ejecutar, lanzar, ejecución
error, fallo, falla, equivocación
fallar, fallo, falla, avería
colgarse, bloquearse, congelarse
descargar, bajar, descarga
cargar, subir, carga
copia de seguridad, respaldo, backup
restaurar, recuperar, restauración, recuperación
deshacer, revertir, reversión
dependencia, depender
biblioteca, librería
comando, orden, instrucción
terminal, consola, línea de comandos
botón, pulsador
tamaño, dimensión, magnitud
espacio, capacidad, almacenamiento
compatible, compatibilidad
comprimir, compresión, comprimido
descomprimir, extraer, extracción
conectar, enchufar, conexión
desconectar, desenchufar, desconexión
dispositivo, aparato, equipo
periférico, dispositivo
controlador, driver
núcleo, kernel
permiso, privilegio, autorización
administrador, root, superusuario
registro, log, bitácora
registrar, anotar, grabar, registro
proceso, tarea
programar, codificar, programación
programador, desarrollador
desarrollar, desarrollo, elaborar
depurar, depuración
prueba, test, comprobación
característica, rasgo, propiedad, atributo
tabla, cuadro
lista, listado, relación, listar
campo, casilla
clic, pulsar, hacer clic
arrastrar, arrastre
pegar, insertar
insertar, introducir, inserción
introducir, teclear, escribir, ingresar
seleccionar, marcar, selección
ordenar, clasificar, ordenación, clasificación
clasificar, categorizar, clasificación
gráfico, diagrama, esquema
imagen, fotografía, foto, figura
vídeo, video, grabación
sonido, audio, acústico
batería, pila
automático, automáticamente, automatizar
manual, manualmente
en línea, online
digital, electrónico
virtual, virtualización
nube, cloud
velocidad, rapidez
rápido, veloz, rápidamente
lento, despacio, lentitud
rendimiento, desempeño
interfaz, interface
fuente, tipografía, tipo de letra
carácter, letra
etiqueta, rótulo
caché, memoria intermedia
puerto, conector
dominio, nombre de dominio
cortafuegos, firewall
complemento, extensión, plugin
plantilla, modelo
ejemplo, muestra
tutorial, guía, manual
guía, manual, instrucciones
documentación, documentar
soporte, asistencia, ayuda
robot, autómata
inteligencia artificial, IA
# government and law
ley, norma, legislación, normativa
legal, jurídico, legalmente
norma, regla, reglamento, normativa
reglamento, ordenanza, regulación
regular, reglamentar, regulación
artículo, precepto, disposición
derogar, abolir, abrogar, derogación, abolición
promulgar, promulgación, publicar
juez, magistrado
tribunal, juzgado, corte
juicio, proceso, procedimiento
juzgar, enjuiciar, procesar
sentencia, fallo, veredicto
sentenciar, condenar, sentencia, condena
abogado, letrado, jurista
fiscal, fiscalía, acusación
acusado, imputado, procesado, inculpado
culpable, culpa, culpabilidad
inocente, inocencia
delito, crimen
delincuente, criminal, malhechor
cárcel, prisión, presidio, penitenciaría
encarcelar, aprisionar, encarcelamiento
preso, recluso, prisionero, encarcelado
pena, castigo, condena, sanción
castigar, sancionar, penar, castigo
recurrir, apelar, recurso, apelación, impugnar
testigo, testificar, testimonio, testimoniar
prueba, evidencia, indicio
gobierno, gubernamental, ejecutivo
gobernar, regir, gobierno
gobernante, mandatario, dirigente
estado, nación, país
país, nación, patria
nacional, estatal
ciudadano, ciudadanía
nacionalidad, ciudadanía
rey, monarca, soberano
reina, monarca, soberana
reinado, reinar
emperador, imperio, imperial
trono, corona
coronar, coronación
noble, nobleza, aristócrata, aristocracia
parlamento, congreso, asamblea, cámara
diputado, parlamentario, congresista, legislador
senador, senado
ministro, ministerio, ministerial
primer ministro, premier
alcalde, alcaldía
ayuntamiento, municipio, municipalidad, municipal
elección, comicios, electoral
votar, votación, voto, sufragio
votante, elector, electorado
partido, formación política
político, política
mandato, legislatura
aduana, arancel, aduanero
frontera, límite, confín, fronterizo
limitar, lindar, colindar
refugiado, asilado, exiliado
exilio, destierro, exiliar, desterrar
policía, policial, agente
ejército, fuerzas armadas, militar, tropas
soldado, militar, combatiente
guerra, conflicto, contienda, bélico
batalla, combate, enfrentamiento
enemigo, adversario, rival
aliado, alianza
invadir, invasión, invasor
conquistar, conquista, conquistador
ocupar, ocupación
sitiar, asediar, sitio, asedio
rendirse, capitular, rendición, capitulación
tratado, convenio, acuerdo
paz, pacífico
tregua, alto el fuego
rebelión, revuelta, sublevación, levantamiento, insurrección
sublevarse, rebelarse, alzarse
rebelde, insurgente, sublevado
revolución, revolucionario
golpe de estado, golpe, pronunciamiento
derrocar, deponer, derrocamiento
dictador, dictadura, tirano
democracia, democrático
independencia, independiente, independizarse
colonia, colonial, colonizar, colonización
esclavo, esclavitud, esclavizar
libertad, libre
liberar, libertar, liberación
arma, armamento
bomba, bombardear, bombardeo, explosivo
explotar, estallar, explosión, estallido
estallar, comenzar, estallido
herido, lesionado
víctima, damnificado
masacre, matanza
antiguo, viejo, antigüedad
época, era, período, edad
siglo, centuria
historia, histórico, historial
historiador, cronista
origen, procedencia, proceder
descendiente, linaje, descendencia
antepasado, ancestro, antecesor
trámite, gestión, procedimiento
certificado, certificar, acreditación
documento, documentación
visado, visa
organismo, entidad, institución, organización
autoridad, autoridades, administración
funcionario, empleado público
público, estatal
protesta, manifestación, protestar
corrupción, corrupto, soborno
sobornar, soborno, cohecho
terrorista, terrorismo
embajada, embajador, diplomático
secuestrar, secuestro, rapto
# geography, places, transport
ciudad, urbe, urbano, localidad
pueblo, aldea, poblado, localidad
población, habitantes, habitante
habitante, residente, vecino, poblador
barrio, vecindario, distrito
calle, vía, avenida
carretera, ruta
camino, sendero, senda
lugar, sitio, ubicación, emplazamiento
situar, ubicar, localizar, ubicación, situación
encontrarse, situarse, ubicarse, hallarse
zona, área, región, territorio
provincia, provincial
región, comarca
montaña, monte, montañoso
cima, cumbre, pico
altura, altitud, elevación, alto
río, fluvial
desembocar, desembocadura
lago, laguna
mar, marino, marítimo
costa, litoral, costero
isla, insular, islote
playa, arenal
bosque, selva, forestal
desierto, desértico, árido
norte, septentrional, boreal
sur, meridional, austral
oriental, oriente
oeste, occidental, occidente, poniente
centro, central
capital, capitalino
clima, climático, climatología
clima, meteorológico
lluvia, precipitación, llover, lluvioso
nieve, nevar, nevada
tormenta, tempestad
huracán, ciclón, tifón
terremoto, seísmo, sismo, temblor
inundación, inundar, anegar
sequía, aridez
volcán, volcánico
edificio, edificación, inmueble, construcción
casa, vivienda, hogar, domicilio
piso, apartamento, departamento, vivienda
planta, piso
habitación, cuarto, dormitorio, pieza
iglesia, templo, parroquia
castillo, fortaleza, alcázar
fortaleza, fuerte, fortificación
muro, muralla, pared
techo, tejado, cubierta
ascensor, elevador
aparcar, estacionar, aparcamiento, estacionamiento
coche, automóvil, auto, carro
vehículo, automóvil
autobús, bus, ómnibus
tren, ferrocarril, ferroviario
metro, subterráneo
estación, parada, terminal
avión, aeronave, aeroplano
volar, vuelo, aéreo
aterrizar, aterrizaje
despegar, despegue
aeropuerto, aeródromo
barco, buque, nave, embarcación, navío
navegar, navegación, náutico
puerto, portuario
hundir, naufragar, hundimiento, naufragio
bicicleta, bici
conducir, manejar, conducción
conductor, chófer
pasajero, viajero
viajar, viaje, desplazarse, trayecto
viaje, expedición, travesía
excursión, paseo
turista, turismo, turístico
hotel, alojamiento, hospedaje
alojarse, hospedarse, alojamiento, hospedaje
billete, boleto, pasaje, entrada
equipaje, maleta
gasolina, combustible, carburante
neumático, llanta
tráfico, tránsito, circulación
mapa, cartografía
ruta, recorrido, itinerario, trayecto
distancia, lejanía
cerca, próximo, cercano, proximidad, cercanía
lejos, lejano, distante
extranjero, foráneo
extranjero, exterior
rural, campo, campestre
granja, finca, hacienda
agricultura, agrícola, agrario
agricultor, campesino, labrador
cultivar, cultivo, sembrar
cosecha, recolección, cosechar
ganado, ganadería, ganadero
pescar, pesca, pesquero
cazar, caza, cazador
mina, minería, yacimiento
# science, nature, medicine, food
científico, investigador, ciencia
investigar, estudiar, investigación, estudio
investigar, indagar, investigación, pesquisa
experimento, ensayo, experimental
teoría, teórico, hipótesis
médico, doctor, facultativo
enfermedad, dolencia, afección, patología, mal
enfermo, paciente
enfermar, contraer, enfermedad
síntoma, señal, signo
curar, sanar, cura, curación
tratamiento, terapia, tratar
medicina, medicamento, fármaco, remedio
recetar, prescribir, receta, prescripción
vacuna, vacunar, vacunación, inmunización
contagiar, transmitir, contagio, transmisión, infectar
infección, infectar, infeccioso
epidemia, brote, pandemia
dolor, doler, dolencia, doloroso
herida, lesión, herir
operación, cirugía, intervención, quirúrgico
operar, intervenir, cirugía
hospital, clínica, sanatorio
enfermero, enfermera
cáncer, tumor, oncológico
corazón, cardíaco, cardiaco
cerebro, cerebral
pulmón, pulmonar
hígado, hepático
riñón, renal
estómago, gástrico
piel, cutáneo, dermatológico
hueso, óseo
sangre, sanguíneo, sangrado
ojo, ocular
vista, visión, visual
diente, dental, dentadura
oído, oreja, auditivo
boca, bucal, oral
embarazo, gestación, embarazada
parto, alumbramiento, dar a luz
barriga, vientre, abdomen, abdominal
fiebre, calentura
tos, toser
resfriado, catarro, constipado
grasa, lípido, graso
azúcar, glucosa
sal, salino
adelgazar, perder peso
obesidad, sobrepeso, obeso
alergia, alérgico
mental, psicológico, psíquico
loco, locura, demente
ciego, ceguera
sordo, sordera
discapacidad, minusvalía, discapacitado
droga, estupefaciente, narcótico
alcohol, alcohólico
fumar, tabaco, fumador, tabaquismo
cuerpo, corporal
salud, sanitario, salubridad
sano, saludable
higiene, limpieza, higiénico
veneno, tóxico, venenoso
envenenar, intoxicar, envenenamiento, intoxicación
comida, alimento, alimentación
alimentar, nutrir, alimentación, nutrición
dieta, régimen
cocinar, guisar, cocina, cocción
cena, cenar
almuerzo, comida, almorzar
desayuno, desayunar
hambre, hambruna
sed, sediento
carne, cárnico
patata, papa
vino, vinícola
fruta, fruto
verdura, hortaliza, vegetal
sabor, gusto
oler, olor, aroma
animal, fauna
planta, vegetal, flora
especie, variedad
hembra, femenino
macho, masculino
cría, cachorro
pájaro, ave
pez, pescado
insecto, bicho
perro, canino, can
gato, felino
caballo, equino
cerdo, puerco, porcino
vaca, bovino, res
extinción, extinto, extinguirse, desaparecer
peligro, amenaza, amenazado
medio ambiente, ambiental, entorno
contaminación, polución, contaminar, contaminante
basura, residuo, desecho, desperdicio
reciclar, reciclaje
energía, energético
electricidad, eléctrico, corriente
luz, luminoso, iluminación
calor, térmico, caliente
frío, helado, gélido
hielo, congelar, helado
agua, hídrico, acuático
aire, atmósfera, atmosférico
fuego, incendio, llama
tierra, terreno, suelo
piedra, roca, rocoso
hierro, férreo
petróleo, crudo, petrolero
sol, solar
luna, lunar
estrella, estelar, astro
planeta, planetario
tierra, terrestre
universo, cosmos
espacio, espacial
cohete, lanzador
astronauta, cosmonauta
átomo, atómico, nuclear
química, químico
física, físico
célula, celular
gen, genético, genética
evolución, evolucionar
máquina, aparato, maquinaria
motor, propulsor
herramienta, utensilio, instrumento
descubridor, descubrimiento
# schools, books, art, sport, religion, family
escuela, colegio, escolar
profesor, maestro, docente, educador
alumno, estudiante, escolar
educación, enseñanza, educativo
universidad, universitario
título, diploma, grado
graduarse, licenciarse, graduación, titularse
beca, becario
clase, lección
asignatura, materia
curso, cursar
examen, prueba, evaluación
evaluar, valorar, evaluación, valoración
nota, calificación, puntuación
reprobar, suspenso
deberes, tarea
libro, obra
escritor, autor, literato
novela, relato, narrativa
poeta, poesía, poema, poético
cuento, relato, fábula
periódico, diario, prensa
periodista, reportero, periodismo
noticia, novedad
revista, publicación
editorial, editor
título, titular, denominar
personaje, protagonista
argumento, trama
idioma, lengua, lenguaje, lingüístico
palabra, término, vocablo
hablante, hablar
arte, artístico, artista
pintor, pintar, pintura
cuadro, pintura, lienzo
escultor, escultura, esculpir
estatua, escultura
exposición, muestra, exponer
arquitecto, arquitectura, diseñar
diseñar, diseño, diseñador, proyectar
música, musical, músico
canción, tema
cantante, cantar, vocalista
banda, grupo, conjunto
componer, compositor, composición
tocar, interpretar
disco, álbum
concierto, recital, actuación
gira, tour
baile, danza, bailar
bailarín, bailarina
película, filme, film, largometraje
cine, cinematográfico, cinematografía
actor, actriz, intérprete
interpretar, actuar, protagonizar, interpretación, actuación
director, dirigir, cineasta
rodar, filmar, rodaje, filmación
estrenar, estreno
episodio, capítulo
televisión, televisivo, tele
emitir, transmitir, retransmitir, emisión, transmisión
espectador, público, audiencia
teatro, teatral, dramático
premio, galardón, distinción
premiar, galardonar, premiado
deporte, deportivo
deportista, atleta
jugador, futbolista
fútbol, balompié
jugar, juego, disputar
partido, encuentro
equipo, club, conjunto
entrenador, técnico, seleccionador
entrenar, entrenamiento
gol, tanto
marcar, anotar
campeón, ganador, vencedor, campeonato
campeonato, torneo, competición
trofeo, copa
medalla, presea
correr, carrera, corredor
nadar, natación, nadador
estadio, cancha
récord, marca, plusmarca
fichar, contratar, fichaje
empate, empatar
fiesta, festividad, celebración, celebrar
tradición, costumbre, tradicional
religión, religioso, fe, creencia
dios, deidad, divinidad
sacerdote, cura, clérigo, párroco
obispo, prelado
papa, pontífice
monje, fraile, religioso
monasterio, convento, abadía
orar, rezar, oración, rezo
creer, creencia, fe
creyente, fiel
santo, sagrado
bautizar, bautismo, bautizo
alma, espíritu
pecado, pecar, pecador
diablo, demonio
cielo, paraíso
familia, familiar, pariente
pariente, familiar, allegado
padres, progenitores
padre, papá, progenitor
madre, mamá, progenitora
hijo, descendiente, vástago
hermano, fraternal
esposo, marido, cónyuge
esposa, mujer, cónyuge
pareja, cónyuge
casarse, matrimonio, boda, contraer matrimonio, nupcias
divorcio, divorciarse
viudo, viuda, viudez
huérfano, orfandad, orfanato
niño, infante, infantil, crío
infancia, niñez
joven, adolescente, juventud, juvenil
anciano, viejo, vejez
adulto, mayor de edad
mujer, femenino, femenina
hombre, varón
persona, individuo, ser humano
gente, personas
amigo, amistad
adoptar, adopción, adoptivo
criar, crianza, educar
nombre, denominación
apodo, sobrenombre, mote, alias
enterrar, sepultar, entierro, sepultura
tumba, sepulcro, sepultura
cementerio, camposanto
funeral, exequias
ropa, vestimenta, prenda, indumentaria
vestir, vestido
famoso, célebre, conocido, renombrado
fama, celebridad, renombre
leyenda, mito, legendario
símbolo, simbolizar, emblema
bandera, pabellón, enseña
# measures, time, quality
cantidad, número, cuantía, monto
importe, cantidad, cuantía, monto, suma
número, cifra
total, suma, global, totalidad
doble, duplicar
porcentaje, proporción, porcentual
promedio, media
mayoría, mayor parte
parte, porción, fracción
trozo, pedazo, fragmento
grande, gran, enorme, amplio
enorme, inmenso, gigantesco
pequeño, chico, reducido, diminuto
largo, longitud, extensión
ancho, anchura, amplitud
profundo, profundidad, hondo
grueso, espesor, grosor
peso, pesar, masa
pesado, peso
superficie, área, extensión
tamaño, talla
suficiente, bastante
insuficiente, escaso, carencia
escaso, escasez, carencia
falta, carencia, ausencia, faltar
exceso, excesivo, sobrante, excedente
lleno, completo, repleto
exceder, superar, sobrepasar, rebasar
exacto, preciso, exactitud, precisión
aproximadamente, alrededor
diferente, distinto, diverso, diferencia
diferenciar, distinguir, distinción
igual, idéntico, mismo, igualdad
parecido, similar, semejante, semejanza, similitud
mejor, superior
peor, inferior
hermoso, bello, bonito, belleza
feo, desagradable
fuerte, fuerza, potente
débil, debilidad, frágil
potencia, fuerza
duro, resistente, sólido
blando, suave, tierno
nuevo, reciente, novedoso, novedad
moderno, contemporáneo, actual
actual, presente, vigente, actualidad
actualmente, ahora, hoy
antes, anteriormente, previamente
después, posteriormente, luego, posterior
siempre, permanentemente, constantemente
permanente, duradero, estable
temporal, provisional, transitorio
a menudo, frecuentemente, frecuencia, frecuente
raro, infrecuente, poco común
raro, extraño, inusual
habitual, usual, común, corriente
normal, ordinario, corriente
especial, particular, específico
principal, primordial, fundamental
importante, relevante, significativo, importancia, relevancia
esencial, fundamental, básico, imprescindible
necesario, indispensable, imprescindible
inmediato, inmediatamente, enseguida
tarde, tardío
último, final
primero, inicial, primer
siguiente, próximo
anterior, previo, precedente
día, diario, jornada
diariamente, cotidiano, diario
noche, nocturno
mañana, matutino
semana, semanal, semanalmente
década, decenio
edad, años
momento, instante
simultáneo, simultáneamente, a la vez
rango, intervalo
escala, gradación
nivel, grado
color, tono, coloración
forma, figura
redondo, circular
cuadrado, cuadrangular
claro, evidente, obvio
oscuro, tenebroso, oscuridad
verdadero, cierto, verídico, verdad
auténtico, genuino, original
falso, falsificado, falsificación
probable, probabilidad
posible, factible, viable
imposible, inviable
fácil, sencillo, simple, facilidad
difícil, complicado, complejo, dificultad
útil, provechoso, utilidad
inútil, inservible
completo, íntegro, entero
único, exclusivo, solo
solamente, únicamente, exclusivamente
general, generalmente
rico, acaudalado, adinerado, riqueza
pobre, pobreza, indigente
inteligente, listo, inteligencia
feliz, contento, alegre, felicidad
triste, tristeza
enojado, enfadado, ira, enojo
valiente, valentía
cruel, crueldad
silencio, silencioso, callado
ruido, ruidoso
mojado, húmedo, humedad
seco, sequedad
sucio, suciedad
sitio web, página web, web
# reasons, results, problems, methods
causa, razón, motivo
causar, provocar, ocasionar, originar, producir
deberse, debido
resultado, consecuencia, efecto
consecuencia, repercusión, secuela
influir, afectar, influencia, efecto
impacto, efecto, repercusión
problema, dificultad, inconveniente
inconveniente, desventaja
obstáculo, impedimento, traba
ventaja, beneficio
beneficiar, favorecer, beneficio, beneficioso
solución, solucionar, resolver, remedio, remediar
método, procedimiento, técnica, sistema
manera, modo, forma
medio, recurso
paso, etapa, fase
etapa, fase, período
instrucción, indicación
indicar, señalar, indicación
plan, proyecto, planificar
idea, concepto, noción
tema, asunto, cuestión, materia
tipo, clase, género, categoría
condición, requisito
excepción, salvedad, excluir
excluir, exclusión, excluido
circunstancia, situación
crisis, recesión
éxito, logro, triunfo, exitoso
fracaso, fracasar
esfuerzo, empeño
intención, propósito, intencional
oportunidad, ocasión
riesgo, arriesgar
desastre, catástrofe, calamidad
emergencia, urgencia, urgente
defecto, imperfección, defectuoso
duda, incertidumbre, dudar
incierto, incertidumbre, inseguro
prueba, comprobante, justificante
justificar, justificación
suponer, presumir, suposición, presunción
implicar, conllevar, suponer
relación, vínculo, nexo
relacionar, vincular, asociar
consistir, constar, componerse
constar, componerse, integrado, formado
equivaler, equivalente, equivalencia
basarse, fundarse, base, fundamento
procedente, proveniente, originario
proceder, provenir, originarse, origen
dividirse, subdividirse, división
aplicar, aplicación, aplicable
describir, descripción
definir, definición
resumir, resumen, síntesis
analizar, análisis
análisis, examen
observación, comentario
recomendar, aconsejar, recomendación, consejo, sugerir
sugerir, proponer, sugerencia
consejo, asesoramiento, orientación
asesor, consejero, consultor
reconocer, admitir, reconocimiento
rechazar, desestimar, rechazo
criterio, norma
estándar, norma
tendencia, propensión
contenido, contener
contenedor, recipiente, envase
herencia, legado
# more
autopista, autovía
emigrante, emigrar, emigración
inmigrante, inmigrar, inmigración
confidencial, secreto, reservado, confidencialidad
océano, oceánico
[field contracts]
(?:este|presente|del)\s+contrato == este contrato
(?:este|presente)\s+acuerdo == este acuerdo
(?:esta|presente)\s+licencia == esta licencia
qué (?:ley|derecho) (?:se aplica|es aplicable)|cuál es la ley aplicable => por qué ley se rige {document}; where se\s+(?:rige|regirá)
quiénes son las partes => entre quiénes se celebra {document}; where celebra\p{L}*
`;
