import type { TranslationOf } from '../define-messages.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: TranslationOf<typeof english> = {
  title: 'Términos de uso',
  description: 'Qué puedes esperar de este marketplace y qué se espera de ti.',
  lead: 'Las reglas que vienen con el software. El operador de este servidor puede agregar las suyas.',
  using: 'Uso del marketplace',
  browse: 'Cualquiera puede explorar. Para vender y para guardar productos se necesita una cuenta.',
  password: 'No compartas tu contraseña. Lo que se haga desde tu cuenta se considera hecho por ti.',
  abuse: 'No dañes, sobrecargues ni espíes el servicio ni a otras personas.',
  selling: 'Vender',
  goods: 'Publica solo lo que tengas derecho a vender y lo que la ley permita donde lo vendes.',
  rights:
    'Usa imágenes y textos que tengas derecho a usar. Siguen siendo tuyos; al publicar, permites que este sitio los muestre.',
  proposals:
    'Los textos, países y precios que propone la IA son propuestas. Léelos antes de publicar: la publicación es tuya.',
  buying: 'Comprar',
  purchase:
    'Una compra es un acuerdo entre comprador y vendedor. El operador de este servidor puede eliminar una publicación o una cuenta que incumpla estas reglas.',
  noWarranty: 'Sin garantía',
  asItIs:
    'El software se ofrece tal cual, sin garantía de ningún tipo, con la licencia MIT de los colaboradores de Snapbazaar. Esto no afecta los derechos que la ley te da como consumidor.',
  questions: 'Preguntas: <contact>Contáctanos</contact>. Tus datos: <privacy>Política de privacidad</privacy>.',
};
