/** How worn a product is. */
export const conditionIds = ['new', 'like-new', 'used-good', 'used-fair', 'for-parts'] as const;

export type ConditionId = (typeof conditionIds)[number];
