import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'Billetera USDT',
  free: 'sin cargo',
  share: '{percent}%, mínimo {amount}',
  test_bank_refused: 'El banco de prueba rechazó la transferencia. El dinero volvió a donde estaba.',
  deposit_timed_out:
    'El proveedor de pagos no respondió durante días, así que la operación se canceló. No se agregó nada a tu billetera.',
  withdrawal_timed_out:
    'El proveedor de pagos no respondió durante días, así que la operación se canceló. Todo el dinero volvió a tu billetera.',
  transfer_failed: 'La transferencia falló. El dinero volvió a donde estaba.',
  always_works: 'todas las transferencias funcionan',
  always_refuses: 'todas las transferencias fallan y el dinero vuelve',
};
