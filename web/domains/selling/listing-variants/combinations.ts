import { maxVariants } from '../../../../contracts/marketplace/variant-rules.ts';

/** The id of a value by the id of its option. */
export type Combination = Readonly<Record<string, string>>;

interface Option {
  id: string;
  values: readonly { id: string }[];
}

export const countCombinations = (options: readonly Option[]): number =>
  options.reduce((count, { values }) => count * Math.max(1, values.length), 1);

export const isSame = (one: Combination, other: Combination): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

/**
 * Every combination of the options that have values, in their order. Where that are too many, as a program may have offered
 * some of very many, only those there are.
 */
export function combinationsOf(options: readonly Option[], existing: readonly Combination[]): Combination[] {
  const filled = options.filter(({ values }) => values.length > 0);
  if (countCombinations(options) > maxVariants) return reduced(filled, existing);
  return filled.reduce<Combination[]>(
    (combinations, { id, values }) =>
      combinations.flatMap((combination) => values.map((value) => ({ ...combination, [id]: value.id }))),
    [{}],
  );
}

/** The existing combinations, with the values that these options still have. */
function reduced(options: readonly Option[], existing: readonly Combination[]): Combination[] {
  const found: Combination[] = [];
  for (const combination of existing) {
    const isGone = options.some(({ id, values }) => !values.some((value) => value.id === combination[id]));
    const kept = Object.fromEntries(options.map(({ id }) => [id, combination[id] ?? '']));
    if (!isGone && !found.some((other) => isSame(other, kept))) found.push(kept);
  }
  return found;
}
