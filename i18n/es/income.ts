import type { TranslationOf } from '../define-messages.ts';
import type { income as english } from '../en/income.ts';

export const income: TranslationOf<typeof english> = {
  pageTitle: 'Panel de ingresos · Snapbazaar',
  pageDescription: 'Lo que entró y salió, mes a mes.',
  title: 'Panel de ingresos',
  lastMonths: 'Últimos seis meses',
  sales: 'Ventas',
  paidOut: 'Retirado',
  fees: 'Comisiones',
  net: 'Neto',
  paidOutAndFees: 'Dinero retirado y comisiones',
  chart: 'Ventas y retiros por mes; las cifras están en la tabla de abajo',
  monthFigures: '{month}: {sales} en ventas, {paidOut} en retiros y comisiones',
  byMonth: 'Por mes',
  totalsByMonth: 'Totales por mes',
  month: 'Mes',
  latestEntries: 'Últimos movimientos',
  openWallet: 'Abrir Billetera y banco',
};
