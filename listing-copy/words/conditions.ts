import type { ProductType } from '../../catalog/product-types/product-type.ts';
import type { InEveryLanguage, Language } from '../../contracts/languages.ts';
import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import written from '../../data/listing-copy/conditions.json' with { type: 'json' };

/** How worn a product is. */
export interface Condition {
  /** Beside the price and in the list of facts. */
  label: InEveryLanguage;
  /** Opens the description of a second-hand product; the same place in every language means the same. */
  openings?: InEveryLanguage<readonly string[]>;
  /** The openings for clothes, which are worn and not used. */
  wornOpenings?: InEveryLanguage<readonly string[]>;
  /** The openings for goods without a motor or circuit, which do not stop working. */
  unpoweredOpenings?: InEveryLanguage<readonly string[]>;
  /** Added to the title, so that buyers see at once that a product is used. */
  inTitle?: InEveryLanguage;
  /** In the title of goods without a motor or circuit, which nobody takes apart for spares. */
  unpoweredInTitle?: InEveryLanguage;
}

export const conditions: Readonly<Record<ConditionId, Condition>> = written.conditions;

/** The condition of what is used up, such as a cream or oil, once it was opened: as good as new, or partly used. */
export function openedLabel(id: ConditionId): InEveryLanguage {
  return id === 'like-new' ? written.opened : written.openedAndUsed;
}

/** The sentences of which one opens the description of a product in this condition. */
export function conditionOpenings(
  id: ConditionId,
  productType: Pick<ProductType, 'use' | 'powered'>,
): Condition['openings'] {
  const condition = conditions[id];
  const isClothing = productType.use === 'wear' || productType.use === 'wear-on-legs';
  return (
    (isClothing && condition.wornOpenings) ||
    (!productType.powered && condition.unpoweredOpenings) ||
    condition.openings
  );
}

/** What a title says of a condition; nothing of new goods. */
export function conditionInTitle({ condition, productType }: ConditionOfProductType, language: Language): string {
  if (!condition) return '';
  const { inTitle, unpoweredInTitle } = conditions[condition];
  return ((!productType.powered && unpoweredInTitle) || inTitle)?.[language] ?? '';
}

interface ConditionOfProductType {
  condition: ConditionId | null;
  productType: Pick<ProductType, 'powered'>;
}

/** Whether a text is the id of a known condition. */
export function isConditionId(id: string): id is ConditionId {
  return Object.hasOwn(conditions, id);
}
