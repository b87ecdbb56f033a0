import type { TranslationOf } from '../define-messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: TranslationOf<typeof english> = {
  pageTitle: 'Billetera y banco · Snapbazaar',
  pageDescription: 'Tu saldo, tu cuenta bancaria y tus movimientos.',
  title: 'Billetera y banco',
  availableBalance: 'Saldo disponible',
  arriving: '{amount} por llegar',
  leaving: '{amount} por salir',
  held: 'Retenido: {amount}, hasta que se completen tus <orders>pedidos</orders>',
  deposit: 'Depositar fondos',
  withdraw: 'Retirar',
  linkTitle: 'Vincula tu cuenta bancaria',
  linked: 'Vinculada: {name} ••{digits}. Modo de prueba: no se mueve dinero real.',
  notLinked: 'Úsala para depositar y retirar fondos. Modo de prueba: no se mueve dinero real.',
  linkAnother: 'Vincular otra cuenta',
  link: 'Vincular cuenta',
  unlink: 'Desvincular',
  linkExplanation:
    'Modo de prueba: elige una cuenta de prueba. No se consulta a ningún banco real ni se necesitan los datos de una cuenta real.',
  testAccount: 'Cuenta de prueba',
  testAccountChoice: '{name} ••{digits}: {note}',
  unreachable: 'No se pudo conectar con el servidor. Inténtalo de nuevo.',
  financing: 'Financiación y crédito',
  noFinancing: 'Todavía no ofrecemos financiación.',
  applyForBoost: 'Solicitar Boost',
  attendance: 'Billetera',
  checkIn: 'Entrada',
  checkOut: 'Salida',
  history: 'Historial de transacciones',
  sampleTransactions: 'Transacciones de ejemplo',
  transactions: 'Transacciones, de la más reciente a la más antigua',
};
