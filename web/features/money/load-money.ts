import { getIncome } from '../../../contracts/income.ts';
import { getInvoiceSummary, type Invoice, listInvoices } from '../../../contracts/invoices.ts';
import { getWallet, listMovements, type Movement } from '../../../contracts/wallet.ts';
import type { MovementKind } from '../../../contracts/wallet-rules.ts';
import { api } from '../../lib/api.ts';
import type { Page } from './use-paged-rows.ts';

/** A page of the history, or of one kind of movement in it. */
export async function fetchMovements(kind?: MovementKind, cursor?: string): Promise<Page<Movement>> {
  const { movements, next_cursor } = await api(listMovements, { body: { kind, cursor } });
  return { rows: movements, next: next_cursor };
}

/** A page of invoices that are still to be paid, or of those that are settled. */
export async function fetchInvoices(isSettled: boolean, cursor?: string): Promise<Page<Invoice>> {
  const { invoices, next_cursor } = await api(listInvoices, { body: { is_settled: isSettled, cursor } });
  return { rows: invoices, next: next_cursor };
}

/** What the wallet page shows. */
export async function loadWallet() {
  const [{ wallet }, history] = await Promise.all([api(getWallet, {}), fetchMovements()]);
  return { wallet, history };
}

/** What the invoices page shows. */
export async function loadInvoices() {
  const [{ summary }, unpaid, settled, payouts] = await Promise.all([
    api(getInvoiceSummary, {}),
    fetchInvoices(false),
    fetchInvoices(true),
    fetchMovements('payout'),
  ]);
  return { summary, unpaid, settled, payouts };
}

/** What the income page shows. */
export async function loadIncome() {
  const { months, latest, is_live } = await api(getIncome, {});
  return { months, latest, isLive: is_live };
}
