import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { BulkOperation } from '../../../../contracts/selling/bulk-changes.ts';
import { type CellValues, type ListingCell, languageOfCell } from '../../../../contracts/selling/listing-cells.ts';
import { bulkChangesText } from '../../../../i18n/generated/bulk-changes.ts';
import { errorsText } from '../../../../i18n/generated/errors.ts';
import type { bulkChangeRows, CellChange } from '../../../schema/selling/bulk-changes.ts';
import { canRestore } from '../my-listings/listing-state.service.ts';
import type { Product } from './cell-values.service.ts';
import { checkCell, shorten } from './check-cell.ts';
import { valuesAfter } from './operation-values.ts';

export type NewBulkRow = Omit<typeof bulkChangeRows.$inferInsert, 'bulkId'>;

/** A listing as it is, and how it is called in the seller's language. */
export interface Shown {
  product: Product;
  title: string;
  now: CellValues;
}

export interface Wanted {
  place: number;
  set: CellValues;
  before: CellValues;
  fileRow?: number;
}

interface Surroundings {
  currency: ShopCurrency;
  time: Date;
}

/** What typed cells change in a listing; null where they change nothing. Written in the page's language. */
export function previewTyped({ product, title, now }: Shown, wanted: Wanted, around: Surroundings): NewBulkRow | null {
  const problems: string[] = [];
  const changes: CellChange[] = [];
  for (const [name, typed] of Object.entries(wanted.set)) {
    const cell = name as ListingCell;
    const before = now[cell] ?? '';
    if (typed === before) continue;
    const checked = checkCell(cell, typed, around.currency);
    if ('problem' in checked) {
      problems.push(checked.problem);
      continue;
    }
    const shown = wanted.before[cell];
    const after = cell === 'stock' ? lessSold(checked.value, shown, before) : checked.value;
    if (after === before) continue;
    const isOther = shown !== undefined && shown !== before && !(cell === 'stock' && after !== null);
    if (isOther || after === null) problems.push(bulkChangesText('changedSince', { now: shorten(before) }));
    else changes.push({ cell, before, after });
  }
  const problem = [...new Set([...problems, ...findRowProblems(product, now, changes, around.time)])].join(' ');
  if (changes.length === 0 && !problem) return null;
  const { place, fileRow } = wanted;
  return { place, fileRow, action: 'change', productId: product.id, title, changes, problem: problem || null };
}

/** The typed stock less what was sold since the shown one; null where units were added since then. */
function lessSold(typed: string, shown: string | undefined, now: string): string | null {
  const sold = shown === undefined ? 0 : Number(shown) - Number(now);
  return sold < 0 ? null : String(Math.max(0, Number(typed) - sold));
}

/** What is wrong with the cells together, or with the listing. */
function findRowProblems(product: Product, now: CellValues, changes: CellChange[], time: Date): string[] {
  const { removedAt } = product;
  const state = changes.find(({ cell }) => cell === 'state');
  if (removedAt && !state) return changes.length > 0 ? [bulkChangesText('isRemoved')] : [];
  const isOfVariants = product.options.length > 0 && changes.some(({ cell }) => cell === 'price' || cell === 'stock');
  if (isOfVariants) return [errorsText('sold_by_variant')];
  if (removedAt && !canRestore(removedAt, time)) return [bulkChangesText('isGone')];
  const after = { ...now, ...Object.fromEntries(changes.map((change) => [change.cell, change.after])) };
  const lacking = changes.some(({ cell }) => {
    const language = languageOfCell(cell);
    if (!language) return false;
    const texts = [after[`title_${language}`], after[`description_${language}`]];
    return texts.some((text) => text === '');
  });
  return lacking ? [bulkChangesText('textIncomplete')] : [];
}

/** What an operation changes in a listing; null where it changes nothing. Written in the page's language. */
export function previewOperation(
  shown: Shown,
  operation: BulkOperation,
  place: number,
  around: Surroundings,
): NewBulkRow | null {
  const { product, title, now } = shown;
  if (operation.type === 'copy') {
    const problem = product.removedAt ? bulkChangesText('isRemoved') : null;
    return { place, action: 'copy', productId: product.id, title, changes: [], problem };
  }
  const set = valuesAfter(operation, now, around.currency);
  if (set) return previewTyped(shown, { place, set, before: {} }, around);
  const problem = bulkChangesText('notANumber', { typed: shorten(operation.value) });
  return { place, action: 'change', productId: product.id, title, changes: [], problem };
}
