import { eq } from 'drizzle-orm';
import { findCategory } from '../../../catalog/categories/lookup.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import type { Config } from '../../config.ts';
import {
  listAllRules,
  readCommission,
  type WrittenRule,
  writeRule,
} from '../../domains/money/commission/commission-rules.service.ts';
import { previewCommission } from '../../domains/ordering/commission-preview/preview.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { withDatabase } from '../../platform/db/with-database.ts';
import { accounts } from '../../schema/identity/accounts.ts';
import type { Log } from '../../start.ts';
import { operatorName } from '../operator.ts';
import { type NewRule, readRequest } from './read-rule.ts';

/** `npm run commission`: what the platform takes of sales by category and seller. Placed orders keep what they have. */
export async function runCommission(config: Config, log: Log, ...words: (string | undefined)[]): Promise<void> {
  const now = new Date();
  // Read before the database is opened, so that a slip is answered at once.
  readRequest(words, now);
  await withDatabase(config, log, ({ db }) => handleCommission({ db, config, log, now }, words));
}

interface Deps {
  db: Db;
  config: Config;
  log: Log;
  now: Date;
}

export async function handleCommission(deps: Deps, words: readonly (string | undefined)[]): Promise<void> {
  const { db, config, log, now } = deps;
  const request = readRequest(words, now);
  const rules = await listAllRules(db);
  if (request.action === 'list') return listRules(deps, rules);
  const { rule, isDryRun } = request;
  if (rule.sellerId !== null) await requireSeller(db, rule.sellerId);
  if (request.action === 'end') requireRule(rules, rule);
  await logPreview(deps, rules, rule);
  if (isDryRun) return log(`Not saved: ${describe(rule)}`);
  const written = await writeRule(db, { ...rule, operator: operatorName(config), createdAt: now });
  log(`Saved as rule ${written.id} by ${written.operator}: ${describe(rule)}`);
}

async function logPreview({ db, config, log, now }: Deps, rules: readonly WrittenRule[], wanted: NewRule) {
  const { month, sums } = await previewCommission(db, { rules, wanted, usual: readCommission(config), now });
  if (sums.length === 0) log(`No paid order was completed in ${month}.`);
  for (const { currency, orders, takenCents, wouldBeCents } of sums) {
    const [taken, wouldBe] = [takenCents, wouldBeCents].map((cents) => formatMoney(cents, currency));
    log(`${month}, completed orders in ${currency}: ${orders}. Commission: ${taken}; with this rule: ${wouldBe}.`);
  }
}

async function requireSeller(db: Db, id: number): Promise<void> {
  const [account] = await db.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, id));
  if (account?.role !== 'seller') throw new Error(`There is no seller ${id}.`);
}

/** Only a rule that holds or will hold on that day can be ended. */
function requireRule(rules: readonly WrittenRule[], { sellerId, categoryId, startsOn }: NewRule): void {
  const last = rules
    .filter((rule) => rule.sellerId === sellerId && rule.categoryId === categoryId && rule.startsOn <= startsOn)
    .sort((a, b) => a.startsOn.localeCompare(b.startsOn) || a.id - b.id)
    .at(-1);
  if (last?.share == null) throw new Error(`No rule of ${scopeOf({ sellerId, categoryId })} holds on ${startsOn}.`);
}

function listRules({ config, log }: Deps, rules: readonly WrittenRule[]): void {
  const { share, fixedCents } = readCommission(config);
  log(`Where no rule holds: ${terms(share, fixedCents)}.`);
  for (const rule of rules) {
    const written = `${rule.createdAt.toISOString().slice(0, 10)} ${rule.operator}: ${rule.reason}`;
    log(`${String(rule.id).padStart(6)}  ${describe(rule)}  (${written})`);
  }
}

const terms = (share: number, fixedCents: number): string =>
  fixedCents > 0 ? `${share / 100} % and ${formatMoney(fixedCents, 'USD')} an order` : `${share / 100} %`;

function scopeOf({ categoryId, sellerId }: Pick<NewRule, 'categoryId' | 'sellerId'>): string {
  const category =
    categoryId === null
      ? 'all categories'
      : `category ${categoryId} (${findCategory(categoryId)?.names.en ?? 'retired'})`;
  return `${sellerId === null ? 'all sellers' : `seller ${sellerId}`}, ${category}`;
}

function describe({ share, fixedCents, startsOn, ...scope }: NewRule): string {
  const holds = share === null ? 'no rule of its own' : terms(share, fixedCents ?? 0);
  return `from ${startsOn}, ${scopeOf(scope)}: ${holds}`;
}
