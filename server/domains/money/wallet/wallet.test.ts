import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getIncome } from '../../../../contracts/money/income.ts';
import { getInvoiceFile, getInvoiceSummary, listInvoices } from '../../../../contracts/money/invoices.ts';
import {
  getWallet,
  linkBankAccount,
  listMovements,
  quoteMovement,
  requestMovement,
  unlinkBankAccount,
} from '../../../../contracts/money/wallet.ts';
import type { RequestType, WalletType } from '../../../../contracts/money/wallet-rules.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createInvoice, createSale } from '../../../../tests/support/ordering/sales.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createSandboxTransfers } from '../../../providers/wallet-transfers/sandbox-transfers.ts';
import { settleTransfer, transferDeadLetter } from '../ledger/ledger.job.ts';
import { executeTransfer, failTransfer } from '../payouts/transfers.service.ts';

let moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, db, queue } = await buildTestApp({ now: () => moment, settings: { MONEY_LIMIT: '40' } });
const deps = { db, queue, transfers: createSandboxTransfers(0) };
const current_password = 'papaya salad 7';
const firstInvoice = { params: { number: 'INV-0001' }, body: {} };

let count = 0;
async function newSeller() {
  const body = withEmail(`saver-${count++}@test.example`);
  const { token, post } = await api(signUpSeller, { body });
  const call = apiAs(token);
  const move = async (type: RequestType, amount: string, wallet: WalletType = 'usdt', key: string = randomUUID()) => {
    const { quote } = await call(quoteMovement, { body: { type, amount, wallet } });
    const body = { type, amount, wallet, key, fee_cents: quote.fee_cents, current_password };
    return (await call(requestMovement, { body })).movement;
  };
  const finish = ({ id }: { id: string | number }) => executeTransfer(deps, Number(id), moment);
  const balance = async () => (await call(getWallet, {})).wallet;
  return { id: Number(post.id), call, move, finish, balance };
}

describe('a wallet', () => {
  test('starts empty, adds a deposit when it completes, and pays out its balance', async () => {
    const { call, move, finish, balance } = await newSeller();
    expect(await balance()).toMatchObject({ available_cents: 0, is_live: false, is_sandbox: true, bank_account: null });
    const deposit = await move('deposit', '250');
    expect(deposit).toMatchObject({ state: 'processing', amount_cents: 25_000, fee_cents: 0, wallet_type: 'usdt' });
    expect(await balance()).toMatchObject({ available_cents: 0, arriving_cents: 25_000, is_live: true });
    await finish(deposit);
    expect(await balance()).toMatchObject({ available_cents: 25_000, arriving_cents: 0 });
    const payout = await move('payout', '$100.00');
    expect(payout.fee_cents).toBe(150);
    expect(await balance()).toMatchObject({ available_cents: 15_000, leaving_cents: 10_000 });
    await finish(payout);
    const { movements } = await call(listMovements, { body: {} });
    expect(movements.map(({ type, state }) => `${type} ${state}`)).toEqual(['payout completed', 'deposit completed']);
  });

  test('refunds in full what a bank refuses', async () => {
    const { call, move, finish, balance } = await newSeller();
    await finish(await move('deposit', '80'));
    await call(linkBankAccount, { body: { id: 'sandbox-bank-refuses', current_password } });
    const withdrawal = await move('withdrawal', '80', 'bank');
    expect(withdrawal).toMatchObject({ fee_cents: 40, wallet: 'Refusing test bank ••0002' });
    await finish(withdrawal);
    expect(await balance()).toMatchObject({ available_cents: 8000, leaving_cents: 0 });
    const { movements } = await call(listMovements, { body: { type: 'withdrawal' } });
    expect(movements).toMatchObject([{ state: 'failed', failure_code: 'test_bank_refused' }]);
  });

  test('executes a repeated request once, also if the bank was unlinked since', async () => {
    const { call, move, finish, balance } = await newSeller();
    await finish(await move('deposit', '50'));
    await call(linkBankAccount, { body: { id: 'sandbox-bank', current_password } });
    const body = {
      type: 'withdrawal',
      amount: '20',
      wallet: 'bank',
      fee_cents: 25,
      key: randomUUID(),
      current_password,
    } as const;
    const both = await Promise.all([call(requestMovement, { body }), call(requestMovement, { body })]);
    await call(unlinkBankAccount, {});
    const third = await call(requestMovement, { body });
    expect(new Set([...both, third].map(({ movement }) => movement.id)).size).toBe(1);
    expect(await balance()).toMatchObject({ available_cents: 3000, bank_account: null });
    const other = call(requestMovement, { body: { ...body, amount: '21' } });
    await expect(other).rejects.toMatchObject({ code: 'key_used_before' });
    const elsewhere = call(requestMovement, { body: { ...body, wallet: 'usdt' } });
    await expect(elsewhere).rejects.toMatchObject({ code: 'key_used_before' });
    expect(await balance()).toMatchObject({ available_cents: 3000 });
  });

  test('refuses one key for two wallets, also in concurrent requests', async () => {
    const { call, move, finish, balance } = await newSeller();
    await finish(await move('deposit', '50'));
    await call(linkBankAccount, { body: { id: 'sandbox-bank', current_password } });
    const body = { type: 'withdrawal', amount: '20', fee_cents: 25, key: randomUUID(), current_password } as const;
    const requests = (['usdt', 'bank'] as const).map((wallet) => call(requestMovement, { body: { ...body, wallet } }));
    const results = await Promise.allSettled(requests);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'key_used_before' } });
    expect(await balance()).toMatchObject({ available_cents: 3000, leaving_cents: 2000 });
  });

  test('is refunded with a reason when the provider never responds', async () => {
    const { call, move, finish, balance } = await newSeller();
    await finish(await move('deposit', '50'));
    const [deposit, payout] = [await move('deposit', '10'), await move('payout', '20')];
    expect(settleTransfer.deadLetter).toBe(transferDeadLetter);
    for (const { id } of [deposit, payout, payout]) await failTransfer(deps, Number(id), moment);
    expect(await balance()).toMatchObject({ available_cents: 5000, arriving_cents: 0, leaving_cents: 0 });
    await finish(payout);
    expect(await balance()).toMatchObject({ available_cents: 5000 });
    const { movements } = await call(listMovements, { body: {} });
    expect(movements.slice(0, 2)).toMatchObject([
      { type: 'payout', failure_code: 'withdrawal_timed_out', failure: expect.stringContaining('back in your wallet') },
      { type: 'deposit', failure_code: 'deposit_timed_out', failure: expect.stringContaining('Nothing was added') },
    ]);
  });

  test.each([
    ['deposit', '', 'Please enter an amount.'],
    ['deposit', 'ten', 'Please enter an amount, such as $ 1.00.'],
    ['deposit', '0.99', 'The smallest amount is $1.'],
    ['deposit', '10000.01', 'The largest amount at a time is $10,000.'],
    ['withdrawal', '1', 'You have $ 0.00 available.'],
  ] as const)('refuses a %s of ‘%s’ with a message', async (type, amount, message) => {
    const { call } = await newSeller();
    const body = { type, amount, wallet: 'usdt' } as const;
    await expect(call(quoteMovement, { body })).rejects.toMatchObject({ message });
    const refused = call(requestMovement, { body: { ...body, fee_cents: 25, key: randomUUID(), current_password } });
    await expect(refused).rejects.toMatchObject({ status: type === 'deposit' ? 400 : 409 });
  });

  test('refuses a fee other than the quoted one, and a bank that is not linked', async () => {
    const { call, move, finish } = await newSeller();
    await finish(await move('deposit', '50'));
    const body = {
      type: 'payout',
      amount: '20',
      wallet: 'usdt',
      fee_cents: 0,
      key: randomUUID(),
      current_password,
    } as const;
    await expect(call(requestMovement, { body })).rejects.toMatchObject({ code: 'fee_changed' });
    await expect(move('withdrawal', '20', 'bank')).rejects.toMatchObject({ code: 'no_bank_account' });
    await expect(call(linkBankAccount, { body: { id: 'my-real-bank', current_password } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('pages its history by cursor and rate-limits movements', async () => {
    const { call, move } = await newSeller();
    for (let index = 0; index < 22; index += 1) await move('deposit', String(index + 1));
    const first = await call(listMovements, { body: {} });
    const rest = await call(listMovements, { body: { cursor: first.next_cursor ?? '' } });
    expect([first.movements.length, rest.movements.length, rest.next_cursor]).toEqual([20, 2, null]);
    expect(rest.movements.at(-1)?.amount_cents).toBe(100);
    const more = await Promise.allSettled(Array.from({ length: 20 }, () => move('deposit', '1')));
    expect(more.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 429 } });
  });

  test('is accessible to its seller only, and not to customers', async () => {
    const [one, other] = [await newSeller(), await newSeller()];
    await one.finish(await one.move('deposit', '10'));
    expect(await other.balance()).toMatchObject({ available_cents: 0, is_live: false });
    expect((await other.call(listMovements, { body: {} })).movements).toEqual([]);
    await expect(other.call(getInvoiceFile, firstInvoice)).rejects.toMatchObject({ status: 404 });
    const body = withEmail('spender@test.example');
    const { token } = await api(signUpCustomer, { body });
    await expect(apiAs(token)(getWallet, {})).rejects.toMatchObject({ status: 403 });
    await expect(api(getIncome, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('invoices', () => {
  test('follow a sale from unpaid to overdue to paid', async () => {
    const { id, call, finish } = await newSeller();
    const summary = async () => (await call(getInvoiceSummary, {})).summary;
    expect(await summary()).toMatchObject({ is_live: false, average_seconds_to_pay: null });
    const issued = moment;
    const sale = await createSale(db, id, { amountCents: 12_000, createdAt: issued });
    expect(await summary()).toMatchObject({ is_live: true, due_next_month_cents: 12_000, overdue_cents: 0 });
    moment = new Date(issued.getTime() + 15 * 24 * 60 * 60 * 1000);
    expect(await summary()).toMatchObject({ due_next_month_cents: 0, overdue_cents: 12_000 });
    expect((await call(listInvoices, { body: {} })).invoices).toMatchObject([{ number: 'INV-0001', state: 'overdue' }]);
    await finish(sale);
    expect(await summary()).toMatchObject({
      overdue_cents: 0,
      average_seconds_to_pay: 15 * 24 * 60 * 60,
      instant_payout_cents: 12_000,
    });
    expect((await call(listInvoices, { body: {} })).invoices).toEqual([]);
    const { invoices } = await call(listInvoices, { body: { is_settled: true } });
    expect(invoices).toMatchObject([{ number: 'INV-0001', state: 'paid', amount_cents: 12_000 }]);
    moment = issued;
  });

  test('come as a PDF', async () => {
    const { id, call } = await newSeller();
    await createSale(db, id, { amountCents: 123_450, createdAt: moment });
    const { name, content } = await call(getInvoiceFile, firstInvoice);
    expect([name, content.type]).toEqual(['INV-0001.pdf', 'application/pdf']);
    const document = await getDocument({ data: await content.bytes(), verbosity: 0 }).promise;
    const { items } = await (await document.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('$ 1,234.50');
  });

  test('are not created for a seller’s own deposits, and those of earlier releases do not count', async () => {
    const { id, call, move, finish } = await newSeller();
    const deposit = await move('deposit', '120');
    await finish(deposit);
    const untouched = { is_live: false, overdue_cents: 0, due_next_month_cents: 0, average_seconds_to_pay: null };
    expect((await call(getInvoiceSummary, {})).summary).toMatchObject(untouched);
    const receipt = { movementId: Number(deposit.id), sellerId: id, amountCents: 12_000, state: 'void' } as const;
    await createInvoice(db, { ...receipt, createdAt: moment });
    expect((await call(getInvoiceSummary, {})).summary).toMatchObject(untouched);
    expect((await call(listInvoices, { body: { is_settled: true } })).invoices).toEqual([]);
    await expect(call(getInvoiceFile, firstInvoice)).rejects.toMatchObject({ status: 404 });
  });
});

describe('income', () => {
  test('is the revenue of sales by month', async () => {
    const { id, call, move, finish } = await newSeller();
    await finish(await createSale(db, id, { amountCents: 10_000, createdAt: moment }));
    moment = new Date('2026-12-02T00:00:00Z');
    await finish(await move('payout', '40'));
    await move('withdrawal', '10');
    const { months, latest, is_live } = await call(getIncome, {});
    expect([months.length, latest.length, is_live]).toEqual([6, 3, true]);
    expect(months.slice(-2)).toEqual([
      { month: '2026-11', in_cents: 10_000, out_cents: 0, fee_cents: 0, net_cents: 10_000 },
      { month: '2026-12', in_cents: 0, out_cents: 3940, fee_cents: 60, net_cents: -60 },
    ]);
    moment = new Date('2026-11-15T08:00:00Z');
  });

  test('does not include the seller’s own deposits', async () => {
    const { call, move, finish } = await newSeller();
    await finish(await move('deposit', '100'));
    const { months, latest, is_live } = await call(getIncome, {});
    expect([latest, is_live]).toEqual([[], false]);
    expect(months.every(({ in_cents, net_cents }) => in_cents === 0 && net_cents === 0)).toBe(true);
  });
});
