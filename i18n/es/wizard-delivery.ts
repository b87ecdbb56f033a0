import type { TranslationOf } from '../define-messages.ts';
import type { wizardDelivery as english } from '../en/wizard-delivery.ts';

export const wizardDelivery: TranslationOf<typeof english> = {
  title: 'Logística y entrega',
  finish: 'Guardar y finalizar',
  weight: 'Peso en kg',
  shopName: 'Nombre de la tienda',
  shopNameHint: 'Los compradores lo ven junto a tu publicación. Si no pones uno, verán «{name}».',
  exampleTitle: 'Ejemplo de tarifas de envío, peso 0.8 kg',
  local: '(nacional)',
  international: '(internacional)',
  noFee: '(sin tarifa)',
  carriers: 'Transportistas',
  carrierSite: '{name}<hidden>, abre su propio sitio</hidden>',
  carrierWithoutSite: '{name}<hidden>: {reason}</hidden>',
  facebookReason: 'Facebook gestiona los envíos dentro de sus propios pedidos; no tiene una página pública para eso.',
  shippingTitle: 'Envío a tus países',
  shipsFrom: 'Se envía desde',
  shipsFromSaved: 'Puedes cambiarlo en Configuración.',
  chooseCountry: 'Elige tu país',
  estimate:
    'Estimación para un paquete con seguimiento, según una tabla del {date}; el precio definitivo lo fija tu transportista.',
  estimateFrom:
    'Estimación para un paquete con seguimiento enviado desde {country}, según una tabla del {date}; el precio definitivo lo fija tu transportista.',
  aboutPrice: 'aprox. {price}',
  noEstimate: 'sin estimación',
};
