import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { linkBankAccount, listMovements } from '../../../../contracts/money/wallet.ts';
import { bank, openBankFileSite } from '../../../../tests/support/money/bank-file-site.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { bankAccounts, ledgerMovements } from '../../../schema/money/ledger.ts';
import { payouts } from '../../../schema/money/payouts.ts';
import { findLedgerProblems, readTrialBalance, transfer, writeEntry } from '../ledger/journal.service.ts';
import { advancePayout } from './payout-steps.service.ts';
import { requireNoSandboxMoney } from './sandbox-money.service.ts';

const now = () => new Date('2026-11-18T08:00:00Z');
const { db, queue, newSeller, run } = await openBankFileSite(now);

const mailsTo = async (accountId: number) => {
  const rows = await db.select().from(mails).where(eq(mails.accountId, accountId));
  return rows
    .filter(({ template }) => template === 'payout-notification')
    .map(({ parameters }) => (parameters as { state: string } | null)?.state)
    .toSorted();
};

const refusal = async (work: Promise<unknown>) => String(((await work.catch((error) => error)) as Error).cause);

describe('a payout by bank file', () => {
  test('is requested, exported, paid and confirmed, and the seller reads each step', async () => {
    const seller = await newSeller(20_000);
    const id = await seller.withdraw('100');
    expect(await seller.see()).toMatchObject({
      wallet: { available_cents: 10_000, leaving_cents: 10_000, has_deposits: false, wallet_types: ['bank'] },
      payouts: [
        { state: 'requested', amount_cents: 9950, fee_cents: 50, destination: 'KASITHBK ••6789', is_scheduled: false },
      ],
    });
    const [xmlFile = '', csvFile = '', summary] = await run('export');
    expect(summary).toBe('1 payouts, 99.50 USD. Pay one of the two files, then confirm each line.');
    expect((await stat(xmlFile)).mode & 0o777).toBe(0o600);
    const xml = await readFile(xmlFile, 'utf8');
    expect(xml).toContain('<Id>0123456789</Id>');
    expect(xml).toContain('<InstdAmt Ccy="USD">99.50</InstdAmt>');
    expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>');
    expect(await readFile(csvFile, 'utf8')).toContain(
      `${id},SNAPBAZAAR-PO-${id},99.50,USD,สมชาย ใจดี,0123456789,KASITHBK,2026-11-18T08:00:00.000Z\r\n`,
    );
    expect(await run('export')).toEqual(['No payout waits to be paid.']);
    expect((await run('export', path.basename(xmlFile, '.xml'))).slice(0, 2)).toEqual([xmlFile, csvFile]);
    expect(await readFile(xmlFile, 'utf8')).toBe(xml);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'in_transit', settled_at: null }]);
    expect(await run('confirm', String(id))).toEqual([`Payout ${id} is paid.`]);
    expect(await run('confirm', String(id))).toEqual([`Payout ${id} was paid already.`]);
    const seen = await seller.see();
    expect(seen).toMatchObject({ wallet: { available_cents: 10_000, leaving_cents: 0 }, payouts: [{ state: 'paid' }] });
    expect(await mailsTo(seller.id)).toEqual(['in_transit', 'paid']);
    const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
    expect(row).toMatchObject({ bankDetails: null, destination: 'KASITHBK ••6789', provider: 'bank_file' });
  });

  test('is back in the wallet with the bank’s reason when it fails, before it is paid or after', async () => {
    const seller = await newSeller(20_000);
    const first = await seller.withdraw('100');
    const second = await seller.withdraw('50');
    await run('export');
    expect(await run('fail', String(first), 'Account closed')).toEqual([
      `Payout ${first} failed; its amount is in the wallet of the seller again.`,
    ]);
    await run('confirm', String(second));
    await run('fail', String(second), 'Beneficiary unknown');
    expect(await seller.see()).toMatchObject({
      wallet: { available_cents: 20_000, leaving_cents: 0 },
      payouts: [
        { state: 'failed', failure_code: 'bank_returned', failure_note: 'Beneficiary unknown' },
        { state: 'failed', failure_code: 'bank_refused', failure_note: 'Account closed' },
      ],
    });
    const { movements } = await seller.call(listMovements, { body: {} });
    expect(movements.map(({ type, state, amount_cents }) => `${type} ${state} ${amount_cents}`)).toEqual(
      expect.arrayContaining([
        'payout_returned completed 5000',
        'withdrawal completed 5000',
        'withdrawal failed 10000',
      ]),
    );
    expect(await mailsTo(seller.id)).toEqual(['failed', 'failed', 'in_transit', 'in_transit', 'paid']);
  });

  test('pays what the seller owes by then from what comes back', async () => {
    const seller = await newSeller(10_000);
    const id = await seller.withdraw('100');
    const postings = transfer('debt', 'outside', 3000);
    await writeEntry(db, {
      orderId: 1,
      step: 'dispute_lost',
      key: randomUUID(),
      createdAt: now(),
      sellerId: seller.id,
      postings,
    });
    await run('fail', String(id), 'Account closed');
    expect((await seller.see()).wallet).toMatchObject({ available_cents: 7000, debt_cents: 0 });
  });

  test('is not paid twice, not paid before it is exported, and not failed without a reason', async () => {
    const seller = await newSeller(10_000);
    const id = String(await seller.withdraw('20'));
    await expect(run('confirm', id)).rejects.toThrow('is in no file yet');
    await expect(run('fail', id)).rejects.toThrow('Please use one of');
    await expect(run('confirm', '999999')).rejects.toThrow('There is no payout 999999');
    await expect(run('export', 'SB1')).rejects.toThrow('Nothing of a batch SB1 waits');
    expect((await run())[0]).toMatch(/requested {4}.*19\.75 USD {2}KASITHBK ••6789$/);
  });

  test('is exported from no live books that hold money of the sandbox, as versions without modes could mix the two', async () => {
    const seller = await newSeller(10_000);
    await seller.withdraw('20');
    const amounts = { amountCents: 500, feeCents: 0, walletId: 'sandbox-usdt', wallet: 'USDT wallet' };
    const times = { createdAt: now(), settledAt: now() };
    const values = {
      sellerId: seller.id,
      type: 'deposit',
      key: 'made up',
      state: 'completed',
      ...amounts,
      ...times,
    } as const;
    const rolledBack = db.transaction(async (tx) => {
      await tx.execute(sql`alter table ledger_movements drop constraint ledger_movements_deposit`);
      await tx.insert(ledgerMovements).values(values);
      await requireNoSandboxMoney(tx);
    });
    await expect(rolledBack).rejects.toThrow('hold money of the sandbox');
    await expect(requireNoSandboxMoney(db)).resolves.toBeUndefined();
  });

  test('keeps the account of its request, whatever is linked afterwards', async () => {
    const seller = await newSeller(10_000);
    await seller.withdraw('20');
    await seller.call(linkBankAccount, { body: { ...bank, number: 'ES91 2100 0418 4502 0005 1332', bic: 'CAIXESBB' } });
    const [xmlFile = ''] = await run('export');
    const xml = await readFile(xmlFile, 'utf8');
    expect(xml).toContain('<Id>0123456789</Id>');
    expect(xml).not.toContain('ES91');
    const [stored] = await db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, seller.id));
    expect(stored).toMatchObject({ name: 'CAIXESBB', lastFour: '1332' });
    expect(JSON.stringify(stored)).not.toContain('0418');
  });

  test('follows news that come repeated and out of order', async () => {
    const seller = await newSeller(10_000);
    const id = await seller.withdraw('20');
    const tell = (state: 'paid' | 'in_transit') => advancePayout(db, { queue }, { id, state }, now());
    expect([await tell('paid'), await tell('in_transit'), await tell('paid')]).toEqual([true, false, false]);
    const fail = () => advancePayout(db, { queue }, { id, state: 'failed', failure: 'bank_returned' }, now());
    expect((await Promise.all([fail(), fail(), fail()])).filter(Boolean)).toHaveLength(1);
    expect(await tell('paid')).toBe(false);
    expect((await seller.see()).wallet).toMatchObject({ available_cents: 10_000, leaving_cents: 0 });
  });
});

describe('the database refuses', () => {
  test('a payout that is not in the ledger, of another amount, or that goes back', async () => {
    const seller = await newSeller(10_000);
    const id = await seller.withdraw('20');
    const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
    if (!row) throw new Error('no payout');
    const isSame = eq(payouts.id, id);
    expect(await refusal(db.update(payouts).set({ amountCents: 1 }).where(isSame))).toContain('only goes forward');
    expect(await refusal(db.delete(payouts).where(isSame))).toContain('stays as it is');
    const paid = { state: 'paid', settledAt: now() } as const;
    expect(await refusal(db.transaction((tx) => tx.update(payouts).set(paid).where(isSame)))).toContain(
      'is not in the ledger with its amount',
    );
    const { id: _, ...copy } = row;
    const [other] = await db
      .select()
      .from(ledgerMovements)
      .where(eq(ledgerMovements.sellerId, seller.id))
      .orderBy(ledgerMovements.id)
      .limit(1);
    const forged = db.transaction((tx) => tx.insert(payouts).values({ ...copy, movementId: other?.id ?? 0 }));
    expect(await refusal(forged)).toContain('is not in the ledger with its amount');
    const ended = { state: 'completed', settledAt: now() } as const;
    const isMovement = eq(ledgerMovements.id, row.movementId);
    expect(await refusal(db.update(ledgerMovements).set(ended).where(isMovement))).toContain('has not ended');
  });

  test('nothing of the above left a ledger that does not add up', async () => {
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  });
});
