import type { TranslationOf } from '../define-messages.ts';
import type { money as english } from '../en/money.ts';

export const money: TranslationOf<typeof english> = {
  thisPage: 'esta página',
  sandboxNote:
    '<strong>Modo de prueba.</strong> Aquí no se mueve dinero real, y la cuenta bancaria vinculada es de prueba.',
  deposit: 'Depósito',
  sale: 'Venta',
  withdrawal: 'Retiro',
  payout: 'Pago instantáneo',
  refund: 'Reembolso',
  commission: 'Comisión',
  completed: 'Completado',
  processing: 'En proceso',
  failed: 'Fallido',
  unpaid: 'Pendiente',
  overdue: 'Vencida',
  paid: 'Pagada',
  cancelled: 'Cancelada',
  onTime: 'A tiempo',
  late: 'Tarde',
  absent: 'Ausente',
  date: 'Fecha',
  type: 'Tipo',
  amount: 'Importe',
  lessCommission: 'Comisión: {amount}',
  wallet: 'Billetera',
  method: 'Método',
  status: 'Estado',
};
