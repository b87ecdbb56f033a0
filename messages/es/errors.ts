import type { TranslationOf } from '../define-messages.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: TranslationOf<typeof english> = {
  bad_input: 'Revisa lo que escribiste e inténtalo de nuevo.',
  bad_request: 'No se puede leer esta solicitud.',
  too_slow: 'La solicitud tardó demasiado en llegar. Inténtalo de nuevo.',
  headers_too_large: 'Los encabezados de esta solicitud son demasiado grandes.',
  not_signed_in: 'Inicia sesión para continuar.',
  not_allowed: 'Tu cuenta no permite hacer esto.',
  not_for_demo:
    'Esta cuenta de demostración es compartida, por eso esta función está desactivada. Abre tu propia cuenta para usarla.',
  not_found: 'No hay nada en esta dirección.',
  wrong_credentials: 'Los datos de acceso no son correctos. Revísalos e inténtalo de nuevo.',
  wrong_password: 'La contraseña actual no es correcta.',
  weak_password: 'Esta contraseña es fácil de adivinar. Elige una más larga o menos común.',
  session_not_found: 'La sesión ya está cerrada en ese dispositivo.',
  email_taken: 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
  phone_taken: 'Ya existe una cuenta con este número de teléfono. Inicia sesión.',
  product_not_found: 'Este producto ya no está a la venta.',
  listing_changed:
    'Esta publicación se modificó en otra pestaña o dispositivo. No se guardó nada: revisa primero la versión más reciente.',
  seller_not_found: 'No encontramos a ese vendedor.',
  too_large: 'Supera el tamaño que acepta este servidor.',
  wrong_method: 'Esta dirección no admite este método.',
  unsupported_type:
    'Aquí no se acepta este tipo de contenido. Envía JSON o un formulario, por ejemplo con el encabezado Content-Type: application/json.',
  wrong_application: 'No se reconoce esta aplicación cliente.',
  photo_missing: 'Elige una foto de tu producto.',
  photo_empty: 'Este archivo está vacío. Elige otra foto.',
  photo_broken: 'Esta foto está dañada o incompleta. Elige otra.',
  photo_animated: 'Esta imagen es animada. Elige una foto fija.',
  photo_unsafe: 'Esta imagen no se puede mostrar en una tienda. Elige una foto de tu producto.',
  photo_too_many_pixels: 'Esta foto tiene demasiados píxeles. Elige una más pequeña.',
  photo_too_costly:
    'El formato en que se guardó esta foto tarda demasiado en leerse. Guárdala como un JPG normal y vuelve a elegirla.',
  photo_type: 'Solo se permiten imágenes JPG, JPEG, PNG, GIF o WEBP.',
  photo_heic:
    'This HEIC photo cannot be read. On an iPhone, choose Settings, Camera, Formats, Most Compatible; or save the photo as JPG. Then choose it again.',
  photo_check_unavailable:
    'Todavía no se pueden recibir fotos: la revisión de imágenes se está preparando. Inténtalo de nuevo en un minuto.',
  incomplete_form: 'El archivo no llegó completo. Inténtalo de nuevo.',
  too_many_files: 'Envía un solo archivo a la vez.',
  file_too_large: 'Este archivo es demasiado grande.',
  analysis_not_found: 'No se encuentra el análisis de esta foto. Vuelve a subirla.',
  photo_edit_not_found: 'Esta foto ya no está aquí. Vuelve a elegirla.',
  article_not_found:
    'En esta foto ningún artículo se distingue del fondo. Prueba con una foto de un solo objeto sobre un fondo liso.',
  unknown_category: 'Elige una categoría de la lista.',
  not_enough_money: 'No tienes saldo suficiente para esta operación. No se movió dinero.',
  fee_changed: 'La comisión cambió. Revísala de nuevo; no se movió dinero.',
  key_used_before: 'Esta solicitud ya se envió con otros importes. Empieza de nuevo.',
  no_bank_account: 'No hay ninguna cuenta bancaria vinculada. Vincula una primero.',
  invoice_not_found: 'No tienes ninguna factura con este número.',
  too_many_uploads: 'Subiste muchas fotos seguidas. Espera un minuto e inténtalo de nuevo.',
  storage_full: 'Ya no te queda espacio para fotos. Elimina las publicaciones que ya no necesites.',
  too_many_unpublished: 'Tienes muchas fotos que aún no aparecen en ninguna publicación. Publica primero una de ellas.',
  too_many_analyses: 'Alcanzaste el límite de análisis por día. Continúa mañana o completa la publicación a mano.',
  balance_left: 'Hay dinero en tu billetera. Retíralo primero.',
  too_many_messages: 'Hoy enviaste muchos mensajes. Vuelve a escribir mañana.',
  too_many_requests: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  too_many_sign_ins: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
  unexpected: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
  unavailable: 'El servicio aún no está listo. Inténtalo de nuevo en un momento.',
  storage_full_megabytes:
    'Ya usaste los {megabytes} MB de espacio para tus fotos. Elimina las publicaciones que ya no necesites e inténtalo de nuevo en unos días.',
  too_many_unpublished_until:
    'Tienes {count} fotos que aún no aparecen en ninguna publicación. Publica una de ellas o espera a que se elimine la más antigua el {day}.',
  money_available: 'Tu saldo disponible es de {amount}.',
  price_before_too_low: 'El precio anterior debe ser mayor que el precio actual.',
  not_in_storefront: 'Esta publicación no está en tu tienda.',
  headline_empty: 'Escribe un titular con letras o números.',
  categories_apart: 'Estas categorías no se corresponden. Vuelve a elegir una.',
  unknown_country:
    'No conocemos el país «{country}». Usa su nombre en inglés o su código ISO, por ejemplo Thailand o TH.',
  seller_account_email_taken:
    'Ya existe una cuenta de vendedor con tu correo electrónico y otra contraseña. Cierra sesión y entra con esa cuenta.',
  seller_account_phone_taken:
    'Ya existe una cuenta de vendedor con tu número de teléfono y otra contraseña. Cierra sesión y entra con esa cuenta.',
  customer_account_email_taken:
    'Ya existe una cuenta de comprador con tu correo electrónico y otra contraseña. Cierra sesión y entra con esa cuenta.',
  customer_account_phone_taken:
    'Ya existe una cuenta de comprador con tu número de teléfono y otra contraseña. Cierra sesión y entra con esa cuenta.',
  current_password_required: 'Escribe tu contraseña actual.',
  email_of_other_account: 'Este correo electrónico pertenece a otra cuenta.',
  phone_of_other_account: 'Este número de teléfono pertenece a otra cuenta.',
  money_on_its_way: 'Aún hay movimientos en proceso en tu billetera. Cierra tu cuenta cuando se completen.',
  wallet_not_empty: 'Tienes {amount} en tu billetera. Retira ese dinero primero y luego cierra tu cuenta.',
  file_larger_than: 'Este archivo pesa más de {megabytes} MB. Elige uno más pequeño.',
  invalid_email: 'El correo electrónico no es válido.',
  invalid_phone: 'El número de teléfono no es válido.',
};
