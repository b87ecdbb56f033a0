import type { TranslationOf } from '../define-messages.ts';
import type { sellerAnswers as english } from '../en/seller-answers.ts';

export const sellerAnswers: TranslationOf<typeof english> = {
  noListings: 'Todavía no tienes publicaciones.',
  countLive: {
    one: 'Tienes {count} publicación. Activas: {live}.',
    other: 'Tienes {count} publicaciones. Activas: {live}.',
  },
  countLiveAndPaused: {
    one: 'Tienes {count} publicación. Activas: {live}; pausadas: {paused}.',
    other: 'Tienes {count} publicaciones. Activas: {live}; pausadas: {paused}.',
  },
  photosWaiting: {
    one: 'Tienes {count} foto analizada sin publicar.',
    other: 'Tienes {count} fotos analizadas sin publicar.',
  },
  noDrafts:
    'No tienes fotos pendientes de publicar. El borrador que estás escribiendo se guarda en tu navegador y no puedo verlo.',
  drafts: { one: 'Sin publicar: {count} foto.', other: 'Sin publicar: {count} fotos.' },
  draftLine: '• {title}, {date}: {state}',
  untitledPhoto: 'Una foto',
  atWork: 'en análisis',
  ready: 'lista para revisar',
  failed: 'el análisis falló',
  more: 'y {count} más',
  continueInChat: 'Continuar en Chat con IA',
  noLive: 'No tienes publicaciones activas.',
  noPaused: 'No tienes publicaciones pausadas.',
  liveListings: 'Tus publicaciones activas, de la más nueva a la más antigua:',
  pausedListings: 'Tus publicaciones pausadas, de la más nueva a la más antigua:',
  listingLine: '• {title}, {price}',
  oneListing: '«{title}» está {state}, a un precio de {price}, en {category}, desde el {date}.',
  live: 'activa',
  paused: 'pausada',
  removed: 'eliminada',
  recommendedFor: 'Recomendada para: {countries}.',
  seeListing: 'Ver publicación',
  textOfListing: 'Este es el texto de esa publicación:',
  textOfNewestListing: 'Este es el texto de tu publicación más reciente:',
  textOfNewestPhoto: 'Este es el texto en inglés de tu última foto analizada:',
  addAnotherPhoto: 'Para otro producto, agrega su foto en Chat con IA.',
  writtenFromPhotos:
    'Las descripciones se escriben a partir de una foto. Agrega una en Chat con IA y tendrás el título y la descripción en siete idiomas para revisarlos.',
  inHelpCenter: 'Ver en el Centro de ayuda',
  cannotReadIncome: 'Todavía no puedo ver tus ingresos aquí. Encontrarás las cifras en {page}.',
  cannotReadBalance: 'Todavía no puedo ver tu saldo aquí. Encontrarás las cifras en {page}.',
  cannotReadInvoices: 'Todavía no puedo ver tus facturas aquí. Encontrarás las cifras en {page}.',
  cannotReadOrders: 'Todavía no puedo ver tus pedidos aquí. Encontrarás las cifras en {page}.',
  cannotReadViews: 'Todavía no puedo ver tus visitas aquí. Encontrarás las cifras en {page}.',
  cannotReadTokens: 'Todavía no puedo ver tus tokens aquí. Encontrarás las cifras en {page}.',
  abilities:
    'Puedo decirte cuántas de tus publicaciones están activas o pausadas, cuánto cuesta una de ellas, qué fotos están sin publicar y qué dice el Centro de ayuda sobre vender aquí.',
  cannotAdvertise:
    'Todavía no puedo escribir ni dibujar anuncios aquí. «Anuncio con IA», en la página de un producto, crea una imagen publicitaria con su foto y su texto en el idioma que elijas.',
  cannotWrite: 'Todavía no puedo escribir textos aquí.',
  cannotDoThat: 'Todavía no puedo hacer eso.',
  nothingChanged: 'Solo puedo responder; no se ha cambiado nada.',
  doItYourself: 'Puedes hacerlo tú en tu espacio de trabajo.',
  notSure:
    'No lo sé con certeza. Quizá te sirva algo de esto; si no, puedes preguntar al equipo que administra este servidor.',
  doNotKnow: 'Eso no lo sé.',
  askPeople: 'También puedes preguntar al equipo que administra este servidor.',
};
