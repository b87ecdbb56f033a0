import type { TranslationOf } from '../define-messages.ts';
import type { walletRules as english } from '../en/wallet-rules.ts';

export const walletRules: TranslationOf<typeof english> = {
  required: 'Escribe un importe.',
  notAnAmount: 'Escribe un importe en dólares, por ejemplo 25 o 25.50.',
  tooSmall: 'El importe mínimo es $1.',
  tooLarge: 'El importe máximo por operación es $10,000.',
};
