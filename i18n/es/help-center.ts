import type { TranslationOf } from '../define-messages.ts';
import type { helpCenter as english } from '../en/help-center.ts';

export const helpCenter: TranslationOf<typeof english> = {
  title: 'Centro de ayuda',
  description: 'Por dónde empezar como vendedor y respuestas a tus preguntas.',
  sellerTypes: '¿Qué tipo de vendedor eres?',
  beginner: 'Vendedor principiante',
  beginnerText:
    'Empieza con una foto. Nosotros escribimos la publicación en siete idiomas; tú la revisas, pones el precio y eliges dónde vender.',
  addProducts: 'Agregar productos',
  experienced: 'Vendedor con experiencia',
  experiencedText:
    'Conoces tus precios. Usa las estimaciones para comparar países y plataformas, edita cada texto en su idioma y ten todas tus publicaciones juntas en Mi tienda.',
  manufacturer: 'Fabricante o proveedor',
  manufacturerText:
    'Empieza con un artículo de cada línea. Lo que mejor se reconoce es una foto nítida de una sola pieza; indica en la descripción qué entregas y desde qué cantidad.',
  retailer: 'Comercio que busca proveedores',
  retailerText:
    'Busca en Snapbazaar en cualquiera de los siete idiomas, filtra por precio y país recomendado, y descubre quién ofrece lo que necesitas. Todavía no es posible escribir a un vendedor a través de Snapbazaar.',
  questions: 'Preguntas y respuestas',
  search: 'Buscar en la ayuda',
  answerCount: { one: '{count} respuesta', other: '{count} respuestas' },
  noAnswer: 'No hay respuestas para «{query}»',
  noAnswerText: 'Prueba con otra palabra o pregunta al equipo que administra este servidor.',
  linkToAnswer: 'Enlace a esta respuesta',
  writeToUs: 'Escríbenos',
  topic: '¿De qué se trata?',
  question: 'Tengo una pregunta',
  problem: 'Algo no funciona',
  idea: 'Tengo una idea',
  message: 'Tu mensaje',
  messageHint: 'Lo recibe el equipo que administra este servidor. Puede responderte a {address}.',
  messageHintNoAddress: 'Lo recibe el equipo que administra este servidor. Puede responderte al contacto de tu cuenta.',
  send: 'Enviar mensaje',
  thanks: 'Recibimos tu mensaje. ¡Gracias!',
};
