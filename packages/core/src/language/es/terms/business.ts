/** Business, money and people at work. */
export const BUSINESS_TERMS = `
revenue | ingresos, ventas, facturación
profit | beneficio, ganancia, utilidad
loss | pérdida, pérdidas
cost | costo, coste, costos, costes, gasto, gastos
to cost | costar, cuesta, costó
spend | gastar, gasta, gastó
price | precio
purchase price | precio de compra
fee | tarifa, comisión, cuota
amount | importe, monto, cantidad, suma
money | dinero, efectivo
debt | deuda, deudas
liabilities | pasivo, pasivos
assets | activos, activo
equity | patrimonio, capital propio
tax | impuesto, impuestos
tax rate | tasa impositiva, tipo impositivo
interest | interés, tipo de interés, tasa de interés
rate | tasa, tipo
percentage | porcentaje, por ciento, proporción
share | acción, acciones
dividend | dividendo
shareholders | accionistas
investor | inversor, inversores, inversionistas
investment | inversión, invertir
notes | notas, bonos, pagarés
loan | préstamo, préstamos, crédito, hipoteca
bank | banco, bancos
account | cuenta, cuentas
budget | presupuesto
invoice | factura
payment | pago, pagar, pagado, pagó
receive | recibir, recibió, recibido
compensation | remuneración, compensación
salary | salario, sueldo
employees | empleados, trabajadores, plantilla
employ | emplear, emplea, empleaba
company | empresa, compañía, sociedad
customer | cliente, clientes
subscribers | suscriptores, miembro, miembros, membresía
supplier | proveedor, proveedores
competitor | competidor, competidores, competencia
partner | socio
product | producto, productos
factory | fábrica, fábricas, fabricación
manufactured | fabricado, produce, producido
store | tienda, tiendas
physical stores | tiendas físicas
warehouse | almacén, almacenes
shoes | zapatos, calzado
aircraft | avión, aviones
delivered | entregado, entregar, entrega, entregaron
acquisition | adquisición, fusión, adquirir
buy | comprar, compró, compra
sell | vender, venta, vendió, vendido
bankruptcy | quiebra, insolvencia, bancarrota
chief executive officer | director ejecutivo, director general, consejero delegado
chief financial officer | director financiero
chief product officer | director de producto
director | director, directores, gerente
board of directors | consejo de administración, junta directiva
chairman | presidente
auditor | auditor, auditoría
headquarters | sede, sede central
office | oficina, oficinas
branch | sucursal, sede
subsidiary | filial, filiales, subsidiaria
segment | segmento, segmentos, división
market | mercado, mercados
union | sindicato, sindicatos
growth | crecimiento, aumento
decrease | disminución, descenso, caída
risk | riesgo, riesgos
meeting | reunión, asamblea, junta
vote | voto, votos, votación
majority | mayoría
committee | comité, comisión
insurance | seguro, seguros
pension | pensión, jubilación
balance sheet | balance, balance general
fiscal year | ejercicio, ejercicio fiscal, año fiscal
average | promedio, media
total | total
`;
