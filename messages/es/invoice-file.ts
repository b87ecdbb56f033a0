import type { TranslationOf } from '../define-messages.ts';
import type { invoiceFile as english } from '../en/invoice-file.ts';

export const invoiceFile: TranslationOf<typeof english> = {
  sandbox: 'Entorno de pruebas: no se movió dinero real. No es un documento fiscal.',
  total: 'Total',
};
