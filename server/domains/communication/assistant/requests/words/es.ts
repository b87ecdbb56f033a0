import type { RequestWords } from './request-words.ts';

export const es: RequestWords = {
  never:
    'cuenta, contraseña, retirar, retiro, retira, banco, reembolsa, reembolso, elimina, eliminar, borra, borrar, transfiere, transferir, paga, pagar, envía, enviar, pedido, pedidos, cupón, correo, teléfono, envío, dinero',
  not: 'no, nunca, sin, excepto, salvo, menos el, menos la, si, tampoco',
  set: 'pon, ponle, poner, pónle, cambia, cambiar, cámbiale, fija, fijar, ajusta, ajustar, actualiza, actualizar, establece, establecer, deja, dejar, modifica, modificar, que cueste, que cuesten, pongan, cambie, ponga',
  raise: 'sube, subir, aumenta, aumentar, incrementa, incrementar, súbele, encarece, suba, eleva, elevar, aumente',
  lower: 'baja, bajar, reduce, reducir, disminuye, disminuir, bájale, baje, recorta, abarata, reduzca',
  discount:
    'rebaja, rebajar, descuento, descuenta, descontar, oferta, de descuento, un descuento, haz un descuento, rebájale, rebaje',
  add: 'añade, añadir, agrega, agregar, suma, sumar, repón, reponer, llegaron, han llegado, recibí, más, otras, otros',
  remove: 'resta, restar',
  stock: 'stock, existencias, inventario, unidades disponibles, cantidad, el stock, quedan, queda, disponibles',
  'sold out': 'agotado, agotada, agotados, agotadas, se agotó, se agotaron, sin stock, sin existencias',
  pause:
    'pausa, pausar, pausa la venta, oculta, ocultar, deja de vender, dejar de vender, desactiva, desactivar, pausen, pause, suspende, suspender, suspende la venta',
  resume:
    'reanuda, reanudar, reactiva, reactivar, activa, activar, vuelve a vender, vuelve a poner a la venta, vuelve a activar, muestra otra vez, vuelve a mostrar, reanuda la venta, despausa, vuelve a publicar',
  away: 'vacaciones, de vacaciones, modo vacaciones, cierra la tienda, cerrar la tienda, cierro la tienda, cierra mi tienda, cerrar mi tienda, estaré fuera, estaré de vacaciones, me voy de vacaciones, cerraré la tienda, cierro, tienda cerrada, cerramos, estaré ausente, cierra',
  back: 'abre la tienda, reabre la tienda, reabre, reabrir, termina las vacaciones, terminar las vacaciones, cancela las vacaciones, cancelar las vacaciones, ya volví, fin de las vacaciones, reabre mi tienda, abre mi tienda, acaba las vacaciones, reabrir la tienda, reabrir mi tienda, ya estoy de vuelta, termina mis vacaciones, cancela mis vacaciones',
  shop: 'tienda, negocio',
  close: 'cerrar',
  open: 'abre, abrir',
  price: 'precio, precios',
  until: 'hasta, hasta el',
  from: 'desde, desde el, a partir de, a partir del, del, entre',
  to: 'a, en, es, es de, de, son, al, está en, hasta los',
  all: 'todos, todas, todo, toda, cada, todos los, todas las, todos mis, todas mis, cada uno',
  filler:
    'el, la, los, las, un, una, unos, unas, de, por, con, favor, por favor, mi, mis, que, y, para, me, le, su, sus, producto, productos, artículo, artículos, anuncio, anuncios, unidades, unidad, piezas, pieza, quiero, quisiera, puedes, podrías, necesito, ahora, nuevo, nueva, otra vez, día, días, venta, lo, se, voy, estoy, tienes, al día, estaré, vendo, ya, este, esta, estos, solo, temporalmente, hoy',
  ask: 'cuánto, cuántos, cuántas, cómo, qué, cuál, por qué, cuándo, dónde, quién, debería, puedo, debo',
};
