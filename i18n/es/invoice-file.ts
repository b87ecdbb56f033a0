import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: 'Modo de prueba: no se movió dinero real. Este documento no tiene validez fiscal.',
  total: 'Total',
};
