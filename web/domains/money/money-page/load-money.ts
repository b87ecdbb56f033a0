import { type CommissionInvoice, listCommissionInvoices } from '../../../../contracts/money/commission-invoices.ts';
import { getIncome } from '../../../../contracts/money/income.ts';
import { getInvoiceSummary, type Invoice, listInvoices } from '../../../../contracts/money/invoices.ts';
import { listPayouts, type Payout } from '../../../../contracts/money/payouts.ts';
import { listStatements } from '../../../../contracts/money/statements.ts';
import { getWallet, listMovements, type Movement } from '../../../../contracts/money/wallet.ts';
import type { MovementType } from '../../../../contracts/money/wallet-rules.ts';
import { api } from '../../../lib/api/api.ts';
import { loadCountryNames } from '../../../lib/country/country-names.ts';
import type { Page } from '../../../ui/states/use-paged-rows.ts';

/** A page of movements, optionally of one kind. */
export async function fetchMovements(type?: MovementType, cursor?: string): Promise<Page<Movement>> {
  const { movements, next_cursor } = await api(listMovements, { body: { type, cursor } });
  return { rows: movements, next: next_cursor };
}

/** A page of unpaid or of settled invoices. */
export async function fetchInvoices(isSettled: boolean, cursor?: string): Promise<Page<Invoice>> {
  const { invoices, next_cursor } = await api(listInvoices, { body: { is_settled: isSettled, cursor } });
  return { rows: invoices, next: next_cursor };
}

/** A page of the platform's invoices for commission. */
export async function fetchCommissionInvoices(cursor?: string): Promise<Page<CommissionInvoice>> {
  const { invoices, next_cursor } = await api(listCommissionInvoices, { body: { cursor } });
  return { rows: invoices, next: next_cursor };
}

/** A page of payouts. */
export async function fetchPayouts(cursor?: string): Promise<Page<Payout>> {
  const { payouts, next_cursor } = await api(listPayouts, { body: { cursor } });
  return { rows: payouts, next: next_cursor };
}

/** Data of the wallet page. */
export async function loadWallet() {
  const [{ wallet }, history, payouts] = await Promise.all([api(getWallet, {}), fetchMovements(), fetchPayouts()]);
  if (wallet.payout_account && wallet.payout_account.countries.length > 1) await loadCountryNames();
  return { wallet, history, payouts };
}

/** Data of the invoices page. */
export async function loadInvoices() {
  const [{ summary }, unpaid, settled, payouts, { statements }, commission] = await Promise.all([
    api(getInvoiceSummary, {}),
    fetchInvoices(false),
    fetchInvoices(true),
    fetchMovements('payout'),
    api(listStatements, {}),
    fetchCommissionInvoices(),
  ]);
  return { summary, unpaid, settled, payouts, statements, commission };
}

/** Data of the income page. */
export async function loadIncome() {
  const { currency, months, latest, is_live, is_sandbox } = await api(getIncome, {});
  return { currency, months, latest, isLive: is_live, isSandbox: is_sandbox };
}
