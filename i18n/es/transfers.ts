import type { TranslationOf } from '../define-messages.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: TranslationOf<typeof english> = {
  depositTitle: 'Depositar fondos',
  withdrawalTitle: 'Retirar',
  payoutTitle: 'Solicitar pago instantáneo',
  from: 'Origen',
  to: 'Destino',
  usdtWallet: 'Billetera USDT',
  sandbox: 'Modo de prueba: no se mueve dinero real.',
  amountField: 'Importe en dólares (US$)',
  depositLimits: 'De $1 a $10,000.',
  available: 'Disponible: {amount}.',
  linkHint: 'Vincula una cuenta bancaria para elegirla aquí.',
  continue: 'Continuar',
  amount: 'Importe',
  fee: 'Comisión ({rule})',
  addedToBalance: 'Se suma a tu saldo',
  youReceive: 'Recibes',
  confirmDeposit: 'Confirmar depósito',
  confirmWithdrawal: 'Confirmar retiro',
  confirmPayout: 'Confirmar solicitud',
  back: 'Volver',
  currentPassword: 'Contraseña actual',
  currentPasswordRequired: 'Escribe tu contraseña actual.',
  unreachable: 'No se pudo conectar con el servidor. No se perdió nada; inténtalo de nuevo.',
};
