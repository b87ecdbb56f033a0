import type { InEveryLanguage } from '../../contracts/languages.ts';
import assigned from '../../data/catalog/facts/by-product-type.json' with { type: 'json' };
import written from '../../data/catalog/facts/definitions.json' with { type: 'json' };

export interface FactDefinition {
  id: string;
  type: 'number' | 'measurements' | 'choice' | 'text' | 'list' | 'date';
  names: InEveryLanguage;
  /** Ids of units, the usual one first; empty for a count. */
  units: readonly string[];
  choices: readonly { id: string; names: InEveryLanguage }[];
  /** Whether a search can be narrowed by it. */
  isFilter: boolean;
}

interface WrittenFact extends Pick<FactDefinition, 'names'> {
  type: string;
  units?: string[];
  choices?: { id: string; names: InEveryLanguage }[];
  filter?: boolean;
}

const definitions = new Map(
  Object.entries<WrittenFact>(written.facts).map(([id, fact]) => [id, toDefinition(id, fact)]),
);

function toDefinition(id: string, { type, names, units = [], choices = [], filter = false }: WrittenFact) {
  return { id, type: type as FactDefinition['type'], names, units, choices, isFilter: filter };
}

/** The definition of a fact, or null where there is none of that id. */
export const findFact = (id: string): FactDefinition | null => definitions.get(id) ?? null;

const ofProductTypes = new Map<string, readonly string[]>(Object.entries(assigned.productTypes));
const ofCategories = new Map<string, readonly string[]>(Object.entries(assigned.categories));

/** The two to five facts that buyers of a product type ask for, the most important first. */
export function factsOfProductType({ id, categoryId }: { id: string; categoryId: number }): FactDefinition[] {
  const ids = ofProductTypes.get(id) ?? ofCategories.get(String(categoryId)) ?? [];
  return ids.flatMap((fact) => definitions.get(fact) ?? []);
}
