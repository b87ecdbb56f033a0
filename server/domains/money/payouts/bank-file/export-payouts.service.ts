import { and, eq, inArray } from 'drizzle-orm';
import { type BankDetails, findBankProblems } from '../../../../../contracts/money/bank-details.ts';
import { writeCsv } from '../../../../../contracts/text/csv.ts';
import { formatPlainAmount } from '../../../../../i18n/format-money.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Queue } from '../../../../platform/jobs/queue.ts';
import type { SecretBox } from '../../../../platform/secrets/secret-box.ts';
import { payouts } from '../../../../schema/money/payouts.ts';
import { bankDetailsContext } from '../bank-account.service.ts';
import { advancePayout, type PayoutRow } from '../payout-steps.service.ts';
import { type BankFile, type BankPayment, writePain001 } from './pain001.ts';

interface ExportDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  secrets: SecretBox;
  /** The account that payouts are paid from. */
  debtor: BankDetails;
  now(): Date;
}

/** The name of a payout on bank statements. */
export const payoutReference = (id: number): string => `SNAPBAZAAR-PO-${id}`;

/** Puts all requested payouts into a new batch, which is then in transit; null where there is none. */
export async function startBatch({ db, queue, secrets, now }: ExportDeps): Promise<string | null> {
  const at = now();
  const batch = `SB${at.toISOString().replace(/\D/g, '')}`;
  return db.transaction(async (tx) => {
    const requested = await tx
      .select()
      .from(payouts)
      .where(and(eq(payouts.provider, 'bank_file'), eq(payouts.state, 'requested')))
      .orderBy(payouts.id);
    // Opened before anything is written, so that one unreadable account does not leave half a batch.
    for (const payout of requested) openDetails(secrets, payout);
    for (const { id } of requested) await advancePayout(tx, { queue }, { id, state: 'in_transit', batch }, at);
    return requested.length > 0 ? batch : null;
  });
}

/** The files of a batch: what of it is still in transit. Writing them again gives the same file, which a bank refuses. */
export async function writeBatch({ db, secrets, debtor }: ExportDeps, batch: string) {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.batch, batch), inArray(payouts.state, ['in_transit'])))
    .orderBy(payouts.id);
  const [first] = rows;
  if (!first?.sentAt) return null;
  const file: BankFile = {
    ...{ batch, createdAt: first.sentAt, debtor },
    payments: rows.map((payout) => describePayment(secrets, payout)),
  };
  const byCurrency = [...Map.groupBy(file.payments, ({ currency }) => currency)];
  const totals = byCurrency.map(([currency, some]) => ({
    currency,
    cents: some.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }));
  return { xml: writePain001(file), csv: writePayoutCsv(rows, file.payments), count: rows.length, totals };
}

function describePayment(secrets: SecretBox, payout: PayoutRow): BankPayment {
  const { id, amountCents, currency } = payout;
  return { reference: payoutReference(id), amountCents, currency, creditor: openDetails(secrets, payout) };
}

function openDetails(secrets: SecretBox, { id, sellerId, bankDetails }: PayoutRow): BankDetails {
  const opened = bankDetails && secrets.open(bankDetails, bankDetailsContext(sellerId));
  if (!opened) {
    throw new Error(
      `The bank account of payout ${id} cannot be read with this SECRETS_KEY. Use the key of the site, or call it off with: npm run payouts -- fail ${id} "account unreadable"`,
    );
  }
  return JSON.parse(opened) as BankDetails;
}

function writePayoutCsv(rows: readonly PayoutRow[], payments: readonly BankPayment[]): string {
  const head = ['payout', 'reference', 'amount', 'currency', 'holder', 'account', 'bic', 'requested_at'];
  const lines = payments.map(({ reference, amountCents, currency, creditor }, index) => {
    const { holder, number, bic } = creditor;
    const row = rows[index];
    const requestedAt = row?.requestedAt.toISOString() ?? '';
    return [
      row?.id ?? 0,
      reference,
      formatPlainAmount(amountCents, currency),
      currency,
      holder,
      number,
      bic,
      requestedAt,
    ];
  });
  return writeCsv([head, ...lines]);
}

/** The operator's account, or a sentence about what is wrong with it. */
export function checkDebtor(debtor: BankDetails): BankDetails {
  const settings = {
    holder: 'PAYOUT_ACCOUNT_NAME',
    number: 'PAYOUT_ACCOUNT_NUMBER',
    bic: 'PAYOUT_ACCOUNT_BIC',
  } as const;
  const wrong = Object.keys(findBankProblems(debtor)) as (keyof typeof settings)[];
  if (wrong.length === 0) return debtor;
  throw new Error(
    `Please set ${wrong.map((field) => settings[field]).join(', ')}: the account that sellers are paid from.`,
  );
}
