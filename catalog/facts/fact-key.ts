import { fold } from '../text/fold.ts';
import type { Fact } from './fact.ts';
import { findFact } from './fact-definitions.ts';
import { findUnit } from './fact-units.ts';

const longest = 60;

/**
 * A fact in one spelling for all who say the same: `storage:bytes-1000` for 1 TB and 1000 GB, `size:38`. Null for what no
 * search is narrowed by.
 */
export function factKey(fact: Fact): string | null {
  const definition = 'id' in fact ? findFact(fact.id) : null;
  if (!definition?.isFilter || !('id' in fact)) return null;
  const { value, unit } = fact;
  if (typeof value === 'number') return `${fact.id}:${amountKey(value, unit)}`;
  if (typeof value !== 'string') return null;
  const text = fold(value).replaceAll(/[\s:]+/g, '-');
  return text === '' || text.length > longest ? null : `${fact.id}:${text}`;
}

function amountKey(value: number, unit: string | null): string {
  const measure = unit === null ? null : findUnit(unit)?.measure;
  if (measure) return `${measure.dimension}-${round(value * measure.factor)}`;
  return unit === null ? String(round(value)) : `${fold(unit)}-${round(value)}`;
}

const round = (number: number) => Math.round(number * 1000) / 1000;
