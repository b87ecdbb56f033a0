import { parseArgs } from 'node:util';
import { findCategory, findLeafCategory } from '../../../catalog/categories/lookup.ts';
import { idPattern } from '../../../contracts/input/id-parameter.ts';
import { cleanLine } from '../../../contracts/text/clean-text.ts';
import { readAmount } from '../../../contracts/text/typed-number.ts';
import type { WrittenRule } from '../../domains/money/commission/commission-rules.service.ts';

const usage = [
  'Please use one of:',
  '  npm run commission -- list',
  '  npm run commission -- set --percent 7.5 [--fixed 0.30] --category 1000 --reason "Agreed in May"',
  '  npm run commission -- set --percent 3 --seller 1042 [--category 1000] [--from 2026-12-01] --reason "…"',
  '  npm run commission -- end --seller 1042 [--category 1000] [--from 2026-12-01] --reason "…"',
  'With --dry-run nothing is saved. What it would have been last month is shown in any case.',
].join('\n');

const options = {
  percent: { type: 'string' },
  fixed: { type: 'string' },
  category: { type: 'string' },
  seller: { type: 'string' },
  from: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

export type NewRule = Omit<WrittenRule, 'id' | 'operator' | 'createdAt'>;
type Typed = ReturnType<typeof parseWords>['values'];

type Request = { action: 'list' } | { action: 'set' | 'end'; rule: NewRule; isDryRun: boolean };

/** What was typed after the name of the command; throws a sentence that says what is wrong. */
export function readRequest(words: readonly (string | undefined)[], now: Date): Request {
  const { values, positionals } = parseWords(words);
  const [action = 'list', ...others] = positionals;
  const isList = action === 'list' && Object.keys(values).length === 0;
  if (others.length > 0 || (!isList && action !== 'set' && action !== 'end')) throw new Error(usage);
  if (action !== 'set' && action !== 'end') return { action: 'list' };
  const terms = action === 'set' ? readTerms(values) : readEnd(values);
  const rule = { ...readScope(values), startsOn: readDay(values.from, now), ...terms, reason: readReason(values) };
  return { action, rule, isDryRun: values['dry-run'] ?? false };
}

function parseWords(words: readonly (string | undefined)[]) {
  try {
    return parseArgs({ args: words.filter((word) => word !== undefined), options, allowPositionals: true });
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

function readScope({ category, seller }: Typed): Pick<NewRule, 'categoryId' | 'sellerId'> {
  if (category === undefined && seller === undefined) {
    const settings = 'COMMISSION_PERCENT and COMMISSION_FIXED_CENTS in the settings';
    throw new Error(`Please name a --category, a --seller or both. What holds for all is ${settings}.`);
  }
  if (seller !== undefined && !idPattern.test(seller)) {
    throw new Error('Please give the number of the account as --seller.');
  }
  const found = category === undefined ? null : findCategory(category);
  if (category !== undefined && (!found || findLeafCategory(found.id))) {
    throw new Error(`There is no top or sub-category ${category}. Its number stands in the address of its page.`);
  }
  return { categoryId: found?.id ?? null, sellerId: seller === undefined ? null : Number(seller) };
}

/** A rule holds from today or a later day, so that no order of the past is priced anew. */
function readDay(from: string | undefined, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const day = from ?? today;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  if (!isDay || day < today) throw new Error(`Please give today or a later day as --from, such as ${today}.`);
  return day;
}

function readReason({ reason }: Typed): string {
  const why = cleanLine(reason ?? '');
  if (!why) throw new Error('Please say why: --reason "Agreed in May".');
  return why;
}

function readTerms({ percent = '', fixed }: Typed): Pick<NewRule, 'share' | 'fixedCents'> {
  const share = Math.round(Number(percent) * 100);
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent) || share > 5000) {
    throw new Error('Please give --percent from 0 to 50 with at most two decimals, such as 7.5.');
  }
  const fixedCents = fixed === undefined ? 0 : readAmount(fixed);
  if (fixedCents === null || fixedCents > 100_000) {
    throw new Error('Please give --fixed in US dollars, up to 1000, such as 0.30.');
  }
  return { share, fixedCents };
}

function readEnd({ percent, fixed }: Typed): Pick<NewRule, 'share' | 'fixedCents'> {
  if (percent !== undefined || fixed !== undefined) throw new Error(usage);
  return { share: null, fixedCents: null };
}
