import type { ConceptWords } from './concept.ts';

export const es: ConceptWords = {
  filler:
    'el, la, los, las, un, una, de, del, en, a, al, con, y, o, es, son, está, están, hay, ahora, por favor, hola, gracias, ya, todos, todas, que, se, lo, le, actualmente, me puedes decir, mismo, ahora mismo, en este momento, hoy en día, por, para, si, sí, e, u, lo que, algo, esto, eso, este, esta, ese, esa, estos, estas, unos, unas, ha, han, hay que, ser, fue, sido, estar, era, buenas, buenos días, buenas tardes, buen día, oye, disculpa, disculpe, perdón, quisiera saber, quiero saber, me gustaría saber, necesito saber, saber, podrías decirme, puedes decirme, puede decirme, me dices, me, te, nos, les, quiero, quisiera, necesito, todo, toda, total, en total, entonces, pues, aquí, acá, ustedes, ud, uds, usted, vosotros, cada, sobre, desde, hasta, actual, actuales, plata forma, plataforma, página, sitio, también, solo, tiene, tienen, hace, hacer, su, sus, cosas, cosa, algún, alguna, algunos, algunas, ningún, totales, hice, hizo, hicieron, tuvo, tuve, tuvieron, hubo, haya, sale, salen, da, dan, va, van, voy, ir, sigue, siguen, lleva, llevan, recibí, ando, anda, será, sería, más o menos, bien, muy, cuando, mucho, muchos, hola buenas, cómo va, cómo van, desde hace, otra, otro, otros, otras, entre, porque, nada más, nomás, favor, porfa, porfis, pf, q, muchas, puse, puso, puesto, elegí, elegido, alguien, hacen, hiciste, tenido, tener, he puesto, pude, suele',
  mine: 'mi, mis, mío, míos, mía, mías, yo, tengo, nuestro, nuestros, he, nuestra, nuestras, nosotros, tenemos, hemos, llevo, tengo yo, mi propia, conmigo, estoy, tenía, vendemos',
  'how many':
    'cuántos, cuántas, número de, cantidad de, cuántos hay, el número de, cuánta gente, cuántas personas, cuántas veces, qué cantidad de, cuanta gente, la cantidad de, qué tantas, qué tantos',
  'how much':
    'cuánto, cuánta, qué tanto, cuánto es, cuánto hay, a cuánto, qué porcentaje, porcentaje, cuánto cuesta, cuánto vale, cuánto dinero, cuánta plata, cuanto dinero, cómo van mis, cómo va mi',
  show: 'cuál, cuáles, cuál es, cuáles son, qué, muéstrame, muestra, enséñame, lista, ver, qué hay, qué tengo, mostrar, mostrarme, muéstrenme, mostrame, enseña, dame, dime, dígame, decime, lístame, listar, listado, consultar, revisar, a ver, mira, mirar, quiero ver, cuál fue, qué es, pásame, cual seria',
  'how to':
    'cómo, cómo puedo, cómo se, dónde, dónde puedo, cómo hago, cómo hago para, cómo le hago, cómo le hago para, qué hago, qué hago para, qué debo hacer, cómo puedo hacer, cómo debo, de qué forma, de qué manera, en dónde, por dónde, a dónde, manera de, pasos para, qué puedo hacer, cómo podría, ayúdame a',
  'can I':
    'puedo, se puede, por qué, cuándo, quién, podría, es posible, se pueden, cada cuánto, en cuánto tiempo, a partir de cuándo, hay forma de, debo, tengo que',
  listing:
    'anuncio, anuncios, producto, productos, artículo, artículos, publicación, publicaciones, a la venta, en venta, tienda, vender, venta, vendiendo, mercancía, mercadería, negocio, mi tienda, ítem, ítems, ofertas, lo que vendo, artículos a la venta, catálogo, vende, venden, estoy vendiendo, vendo, tengo a la venta, tengo en venta',
  live: 'activo, activos, activa, activas, publicado, publicados, en línea, visibles, activos ahora, a la venta ahora, publicada, publicadas, publiqué, he publicado, ya publiqué, ya publicado, que ya publiqué, ya publicada, subí, subido, subidos, online, disponibles, disponible, vigentes, visible, en vivo, que ya está publicado, que ya está activa',
  publish: 'publica, publicar, publícalo',
  paused:
    'pausado, pausados, pausada, pausadas, en pausa, ocultos, pausé, detenido, detenidos, detenida, detenidas, inactivo, inactivos, inactiva, inactivas, suspendido, suspendidos, suspendidas, oculto, oculta, ocultas, desactivado, desactivados, desactivadas, parados',
  newest:
    'último, últimos, última, últimas, más nuevo, más reciente, recientes, nuevo, nuevos, nueva, nuevas, reciente, lo último, más recientes',
  draft:
    'borrador, borradores, sin publicar, no publicado, no publicados, sin terminar, no publicada, no publicadas, sin subir, no he publicado, no publiqué, por publicar, pendientes de publicar, faltan por publicar, me faltan por publicar, falta publicar, falta por publicar, faltan publicar, a medias, sin acabar, incompletos, incompletas, sin completar, que no he publicado, que no publiqué, pendiente de publicar',
  period:
    'este mes, el mes pasado, mes, esta semana, semana, este año, año, ayer, hoy, hasta ahora, mes pasado, el último mes, último mes, semana pasada, la semana pasada, última semana, año pasado, el año pasado, anoche, del mes, del mes pasado, mensuales, hasta hoy, día, al mes, últimos días, en el mes, trimestre',
  still: 'todavía, aún, falta, pendiente, pendientes, faltan, queda, quedan, me queda, me quedan, restante',
  ready: 'listo, lista ya, terminado, terminada, terminado ya, listos, listas',
  analysis: 'análisis',
  photo: 'foto, fotos, imagen, imágenes',
  cheapest:
    'más barato, más barata, más económico, precio más bajo, más baratos, más baratas, más económica, menos caro, menor precio, de menor precio, precio más barato, lo más barato, el más barato, la más barata, precio mínimo, cuesta menos, que menos cuesta, más bajo',
  dearest:
    'más caro, más cara, precio más alto, más caros, más caras, mayor precio, de mayor precio, más costoso, más costosa, lo más caro, el más caro, precio máximo, cuesta más, que más cuesta, más alto',
  price: 'precio, precios, cuesta, cuestan, vale, costo, coste, valor, costar, valen',
  state: 'estado',
  text: 'texto, textos, descripción, descripciones, título, títulos',
  describe: 'describe, describir, lee',
  create:
    'escribe, escríbeme, escribir, redacta, redáctame, genera, diseña, haz, hazme, inventa, sugiere, sugiéreme, recomienda, recomiéndame, traduce, tradúceme, traducir, resume, mejora, dibuja, calcula, busca, búscame, escribeme, escriban, redactar, crear, créame, hacer un, hacerme, prepara, prepárame, propón, proponme, dame ideas, dame consejos, ideas, traducí, pasa al, resúmeme, mejórame, píntame, encuéntrame, encuentra, inventame, ayúdame a escribir, cuéntame, recomiendas',
  act: 'borra, elimina, quita, añade, agrega, sube, pon, cambia, actualiza, edita, envía, manda, compra, paga, retira, deposita, cancela, baja, reanuda, reembolsa, bórrame, borren, elimíname, elimine, quítame, pausa, páusame, despausa, reactiva, activa mi, sube los, sube el, subir los, baja los, baja el, bajar los, rebaja, aumenta, reduce, descuenta, ponle, cámbiame, cambiale, actualízame, responde, contesta, contéstale, respóndele, transfiere, cómprame, súbeme, pública esto, ocúltame, retírame, cancélame',
  ad: 'publicidad, cartel, eslogan, campaña, anuncio publicitario',
  income:
    'ingresos, ganancias, ganado, gané, facturación, beneficio, ganancia, gano, ganamos, he ganado, ganar, ingreso, ingresé, facturé, facturado, beneficios, utilidad, utilidades, recaudado, he facturado, vendí este, dinero gané, generado, entradas',
  balance:
    'saldo, cartera, monedero, billetera, dinero, plata, fondos, dinero disponible, saldo disponible, mi dinero, dinero tengo, plata tengo, saldo actual, en mi billetera, en mi cuenta, disponible en mi, dinero me queda',
  invoice: 'factura, facturas, recibo, recibos, boleta, boletas, facturas pendientes',
  orders:
    'pedido, pedidos, vendido, vendidos, ventas, clientes, compradores, orden, órdenes, vendí, he vendido, compras, compraron, me compraron, comprado, comprador, cliente, venta realizada, ventas hechas, encargos, nuevos pedidos, pedidos nuevos, he tenido ventas, unidades vendidas, alguien me ha comprado, me ha comprado, me han comprado, alguien compró, compró, alguien me compró, ha comprado',
  views:
    'visitas, visitantes, vistas, clics, visita, visto, vieron, han visto, ha visto, ven, ve, visitado, visitaron, visualizaciones, tráfico, impresiones, personas vieron, gente vio, miraron, mirado, entraron, clicks, alcance, visualizado, personas han visto, vio',
  tokens: 'token, tokens, t4l, fichas, puntos',
  account: 'cuenta, perfil, usuario, mis datos',
  password: 'contraseña, contraseñas, clave, password, contrasena, clave de acceso, pass',
  forgot:
    'olvidé, olvidado, perdí, recuperar, olvidó, olvide, olvido, se me olvidó, he olvidado, no recuerdo, no me acuerdo, perdido, restablecer, recupero, no me acuerdo de, olvidé mi',
  change:
    'cambiar, modificar, corregir, editar, cambio, modifico, corrijo, edito, actualizar, actualizo, ajustar, ajusto, arreglar, cambiarle, cambiarlo, modificarlo, editarlo, edición, cambiarla',
  close: 'cerrar, cierro, dar de baja, darme de baja, doy de baja, cierre',
  'close account':
    'cerrar mi cuenta, cerrar la cuenta, eliminar mi cuenta, eliminar la cuenta, borrar mi cuenta, borrar la cuenta, elimino mi cuenta, borro mi cuenta, cierro mi cuenta',
  pause:
    'pausar, ocultar, quitar, eliminar, borrar, pauso, oculto mi, quito, elimino, borro, detener, desactivar, dejar de vender, dejo de vender, dar de baja un',
  category: 'categoría, categorías, sección, rubro',
  wrong: 'mal, equivocada, incorrecta, incorrecto, equivocado, errónea, erróneo, error, no es correcta, está mal',
  language: 'idioma, idiomas, lengua, lenguas, qué idiomas, traducciones, traducido, traducen',
  shipping: 'envío, envíos, enviar, entrega, entregas, envían, mandar, despacho',
  'shipping cost':
    'costo de envío, coste de envío, costos de envío, gastos de envío, precio del envío, tarifa de envío, flete, cuesta el envío, cuesta enviar, sale el envío, sale enviar, vale el envío',
  place:
    'japón, extranjero, al extranjero, tailandia, corea, china, méxico, españa, estados unidos, vietnam, otro país, otros países, país, países',
  fee: 'comisión, comisiones, tarifa, cobra, cobran, cargo, cargos, tarifas, cobro por, cobráis, cobran ustedes, quitan, descuentan, se quedan, se queda, se llevan, costo por vender, costo de vender, cuesta vender, gratis, cobrar, comisión por venta, cada venta, por venta, por cada venta, coste por vender, cobran algo, cobran por, cobran por publicar, cuesta publicar, costo por publicar, hay que pagar, tengo que pagar, pagar por vender, pagar por publicar, es gratis, pago por publicar, por publicar algo',
  contact:
    'contacto, contactar, soporte, persona, ayuda humana, hablar, hablar con, un humano, agente, asesor, atención al cliente, servicio al cliente, teléfono, contacto con, contactarlos, contactarme, comunicarme, comunico, contacto a, contacta, quejas, reclamo, reclamar, ayuda, escribirles, soporte técnico, una persona, persona real',
  paid: 'pago, pagos, cobro, me pagan, pagan, cobro mi, me depositan, depositan, me llega el, llega, recibo mi, recibo el, me transfieren, me pagarán, pagarme, cobrar mi, cobro el, recibir, me llega, llega el dinero, llega mi dinero, el dinero de mis ventas, dinero de mis ventas, me cae, cae',
  large: 'grande, grandes, tamaño, pesar, peso, pesa, mega, megas, mb, máximo, formato, formatos, grande puede',
};
