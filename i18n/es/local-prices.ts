import type { TranslationOf } from '../define-messages.ts';
import type { localPrices as english } from '../en/local-prices.ts';

export const localPrices: TranslationOf<typeof english> = {
  showPriceIn: 'Ver el precio en',
  inDollars: 'Los precios están en dólares (US$).',
  approximate: 'Los precios en {currency} son aproximados, con el cambio del {date}.',
  ofProduct: '≈ {price} · cambio del {date}',
};
