import type { TranslationOf } from '../define-messages.ts';
import type { payeeRules as english } from '../en/payee-rules.ts';

export const payeeRules: TranslationOf<typeof english> = {
  promptpayRequired:
    'Escribe tu número de PromptPay: teléfono, documento de identidad, identificación fiscal o ID de billetera electrónica.',
  promptpayWrong:
    'Escribe un teléfono de Tailandia (10 dígitos), un documento de identidad o identificación fiscal (13 dígitos) o un ID de billetera electrónica (15 dígitos).',
  thaiIdWrong: 'El último dígito de este documento o identificación fiscal no corresponde a los demás. Revísalo.',
  vietqrBankRequired: 'Elige tu banco.',
  vietqrAccountRequired: 'Escribe tu número de cuenta.',
  vietqrAccountWrong: 'Escribe el número de cuenta como lo muestra tu banco: de 4 a 19 dígitos o letras.',
  paynowRequired: 'Escribe tu teléfono de PayNow o tu UEN.',
  paynowWrong: 'Escribe un teléfono de Singapur (8 dígitos que empiezan con 8 o 9) o un UEN, por ejemplo 201403121W.',
};
