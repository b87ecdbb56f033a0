import type { TranslationOf } from '../define-messages.ts';
import type { helpGettingStarted as english } from '../en/help-getting-started.ts';

export const helpGettingStarted: TranslationOf<typeof english> = {
  title: 'Primeros pasos',
  whatIsSnapbazaarQuestion: '¿Qué es Snapbazaar?',
  whatIsSnapbazaarAnswer:
    'Un marketplace que cualquiera puede explorar y donde un vendedor pasa de una foto de producto a una publicación activa en siete idiomas. Tú tomas la foto, el analizador propone textos, categoría, rango de precios y países, y tú decides qué se publica.',
  whatIsSnapbazaarKeywords: 'introducción resumen propósito para qué sirve',
  photoToListingQuestion: '¿Cómo se convierte la foto en una publicación?',
  photoToListingAnswer:
    'Abre Chat con IA y agrega una foto. El analizador la examina, elige la categoría, escribe el título y la descripción en siete idiomas y estima un precio. Tú revisas los textos y tocas «Aceptar todo»; después defines la región y el precio, el objetivo de ventas y la logística en tres pasos cortos. Con «Guardar y finalizar» se publica. Hasta entonces solo la ves tú.',
  photoToListingKeywords:
    'empezar comenzar primero crear agregar añadir producto publicar artículo subir vender cómo asistente pasos',
  howLongQuestion: '¿Cuánto tarda el análisis?',
  howLongAnswer:
    'Normalmente unos segundos, y algo más cuando hay muchas fotos en espera. La pantalla indica qué se está haciendo (analizar la foto, elegir la categoría, escribir en siete idiomas, calcular el precio), se actualiza cada dos segundos y completa el formulario sola cuando termina.',
  howLongKeywords: 'lento esperar espera atascado trabado demora velocidad tiempo rápido',
  plansQuestion: '¿Para qué sirve «Mejorar plan»? ¿Hay un plan de pago?',
  plansAnswer:
    'Hay un solo plan y es gratis: todos los vendedores tienen todas las funciones. La página de «Mejorar plan» muestra lo que incluye y los límites actuales. Si algún día hay un plan de pago, se explicará primero allí.',
  plansKeywords: 'precio suscripción premium pro gratis gratuito pagar tarifa límites costo coste',
  sellerOrCustomerQuestion: '¿Puedo ser vendedor y comprador con el mismo correo electrónico?',
  sellerOrCustomerAnswer:
    'Sí. La cuenta de vendedor y la de comprador están separadas, cada una con su contraseña, y un mismo correo electrónico o número de teléfono puede tener ambas. Los vendedores entran con el botón «Vender» y los compradores con «Entrar». Si abres una página del otro tipo de cuenta, te ofrecemos crear una con el mismo correo o teléfono y la misma contraseña.',
  sellerOrCustomerKeywords: 'comprador cuenta misma dirección email dos cuentas cambiar',
  phoneOnlyQuestion: '¿Puedo hacer todo desde mi teléfono?',
  phoneOnlyAnswer:
    'Sí. Todas las páginas funcionan desde 360 píxeles de ancho. En el teléfono, la barra lateral pasa a ser una barra inferior con el resto de las opciones en «Más», y los pasos para publicar ocupan toda la pantalla. Puedes tomar la foto con la cámara ahí mismo.',
  phoneOnlyKeywords: 'móvil celular app aplicación ios android cámara pantalla pequeña',
  whichSellerTypeQuestion: '¿Importa qué tipo de vendedor elija al principio de esta página?',
  whichSellerTypeAnswer:
    'No. Las cuatro opciones solo te indican por dónde empezar; no se guarda nada ni se activa o desactiva ninguna función.',
  whichSellerTypeKeywords: 'principiante experiencia fabricante proveedor comercio minorista tipo',
};
