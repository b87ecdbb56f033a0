/** What the platform takes of a sale. */
export interface Commission {
  /** In hundredths of a percent. */
  share: number;
  /** What is the same for each order. */
  fixedCents: number;
}

export interface CommissionRule {
  id: number;
  categoryId: number | null;
  sellerId: number | null;
  /** Null where the rule before it ends. */
  share: number | null;
  fixedCents: number | null;
  startsOn: string;
}

export interface CommissionScope {
  sellerId: number;
  /** From the top category down; empty where it is not chosen yet. */
  categoryIds: readonly number[];
}

/** The rule that holds for the goods of a seller on a day: of the most specific scope, and of that the newest. */
export function findRule(
  rules: readonly CommissionRule[],
  { sellerId, categoryIds }: CommissionScope,
  day: string,
): CommissionRule | null {
  const fits = rules.filter(
    (rule) =>
      rule.startsOn <= day &&
      (rule.sellerId === null || rule.sellerId === sellerId) &&
      (rule.categoryId === null || categoryIds.includes(rule.categoryId)),
  );
  const level = (rule: CommissionRule) =>
    (rule.sellerId === null ? 0 : 10) + (rule.categoryId === null ? 0 : categoryIds.indexOf(rule.categoryId) + 1);
  const newest = [...Map.groupBy(fits, level)].map(([specificity, some]) => ({
    specificity,
    rule: some.reduce((a, b) => (isNewer(b, a) ? b : a)),
  }));
  const holding = newest.filter(({ rule }) => rule.share !== null);
  return holding.sort((a, b) => b.specificity - a.specificity)[0]?.rule ?? null;
}

const isNewer = (a: CommissionRule, b: CommissionRule) =>
  a.startsOn === b.startsOn ? a.id > b.id : a.startsOn > b.startsOn;

/** What holds where no rule does is the platform's default. */
export function commissionFor(
  rules: readonly CommissionRule[],
  scope: CommissionScope,
  day: string,
  usual: Commission,
): Commission {
  const rule = findRule(rules, scope, day);
  return rule?.share == null ? usual : { share: rule.share, fixedCents: rule.fixedCents ?? 0 };
}
