import type { TranslationOf } from '../define-messages.ts';
import type { helpPublishing as english } from '../en/help-publishing.ts';

export const helpPublishing: TranslationOf<typeof english> = {
  title: 'Borradores y publicaciones activas',
  draftKeptQuestion: '¿Se guarda mi borrador si cierro la página?',
  draftKeptAnswer:
    'Sí. El borrador se queda en este navegador hasta que lo publiques, lo elimines o cierres sesión, así que no pierdes nada si recargas la página, cierras la pestaña o se corta la conexión. No pasa a otros dispositivos.',
  draftKeptKeywords: 'perdido sin guardar retomar continuar después sin conexión recargar borrador',
  connectionLostQuestion: 'La barra dice que no se puede conectar con el servidor. ¿Qué hago?',
  connectionLostAnswer:
    'Quédate en la página. Todo lo que escribiste se conserva, la barra desaparece sola cuando vuelve la conexión y entonces puedes tocar el botón otra vez. Aunque lo toques dos veces, se publica una sola vez.',
  connectionLostKeywords: 'sin conexión red error internet caído conexión',
  publishedWhereQuestion: '¿Cuándo aparece mi publicación?',
  publishedWhereAnswer:
    'En cuanto se completa «Guardar y finalizar»: en su categoría, en la búsqueda y en los siete idiomas. Las páginas pueden tardar unos segundos en actualizarse.',
  publishedWhereKeywords: 'activa publicar visible en línea mostrar no aparece',
  editListingQuestion: '¿Cómo cambio una publicación activa?',
  editListingAnswer:
    'Abre Mi tienda, elige la publicación y edita sus textos, su precio o sus países. El cambio se ve en cuanto lo guardas.',
  editListingKeywords: 'editar actualizar modificar precio cambiar producto tienda',
  pauseRemoveQuestion: '¿Puedo pausar o eliminar una publicación?',
  pauseRemoveAnswer:
    'Ambas cosas, en Mi tienda. Una publicación pausada no se muestra a nadie y se reactiva con un toque. Si la eliminas, pasa a la papelera, y el mensaje que aparece después te permite deshacerlo.',
  pauseRemoveKeywords: 'borrar ocultar despublicar dejar de vender quitar bajar deshacer restaurar recuperar',
  sponsoredLabelQuestion: '¿Por qué mi tarjeta dice «Patrocinado» y «Hasta 65% de descuento»?',
  sponsoredLabelAnswer:
    '«Patrocinado» aparece en todas las tarjetas; nadie pagó por su lugar. «Hasta 65% de descuento» aparece en publicaciones con el precio rebajado: escribe el precio anterior en Mi tienda y se mostrará tachado junto al precio actual. Sin él, la tarjeta no lleva esa etiqueta. Una rebaja de más del 65% muestra los dos precios, sin etiqueta.',
  sponsoredLabelKeywords:
    'descuento rebaja oferta etiqueta anuncio tarjeta porcentaje promoción precio rebajado anterior tachado',
  adPicturesQuestion: '¿Qué es «Anuncio con IA»?',
  adPicturesAnswer:
    'Crea una imagen de un producto lista para publicar, con su foto y un texto en el idioma elegido, en 1024x1536 o 1024x1024. Descárgala o compártela; es gratis. La barra que está debajo de una categoría crea stickers y estampados de camiseta con lo que pidas, en cualquiera de los siete idiomas: un color, una ocasión, un estilo, un producto, un tamaño. Te dice qué no entendió. Las palabras entre comillas solo se imprimen junto a tus propios productos.',
  adPicturesKeywords:
    'publicidad anuncio póster cartel sticker pegatina camiseta imagen generar redes sociales descargar',
};
