import type { TranslationOf } from '../define-messages.ts';
import type { assistantPrompts as english } from '../en/assistant-prompts.ts';

export const assistantPrompts: TranslationOf<typeof english> = {
  title: 'Ver sugerencias',
  listings: 'Mis publicaciones',
  whichAreLive: '¿Cuáles de mis publicaciones están activas?',
  isDraftSaved: '¿Se guarda mi borrador si cierro la página?',
  changeLive: '¿Cómo cambio una publicación que ya está activa?',
  pauseOrRemove: '¿Cómo pauso o elimino una publicación?',
  photoAndTexts: 'Foto y textos',
  goodPhoto: '¿Cómo es una buena foto de producto?',
  whoWrites: '¿Quién escribe los textos?',
  whatIsGuessed: '¿Qué significa «Suposición: revísala»?',
  wrongCategory: 'La categoría no es correcta. ¿Qué puedo hacer?',
  priceAndDelivery: 'Precio, objetivo y entrega',
  howPriced: '¿Cómo se estima el rango de precios?',
  howCountriesChosen: '¿Cómo se recomiendan los países?',
  howForecast: '¿Cómo se calcula la previsión de ventas?',
  howToShip: '¿Cómo envío a otros países?',
};
