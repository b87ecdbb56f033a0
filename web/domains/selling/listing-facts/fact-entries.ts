import type { SentFact, ShownFact } from '../../../../contracts/marketplace/facts.ts';

/** A fact as a seller types it; one in own words has a label and no id. */
export interface FactEntry {
  id: string | null;
  label: string;
  value: string;
  unit: string;
}

/** What is sent of the typed facts: those with a value. */
export const sentFactsOf = (entries: readonly FactEntry[]): SentFact[] =>
  entries
    .filter(({ value }) => value.trim() !== '')
    .map(({ id, label, value, unit }) => (id === null ? { label, value } : { id, value, unit: unit || null }));

/** The stored facts as a seller would have typed them. */
export const entriesOf = (facts: readonly ShownFact[]): FactEntry[] =>
  facts.map(({ id, label, value, unit }) => ({
    id,
    label: id === null ? label : '',
    value: Array.isArray(value) ? value.join(typeof value[0] === 'number' ? ' × ' : ', ') : String(value),
    unit: unit ?? '',
  }));

/** Whether a stored draft holds entries. */
export const areEntries = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one?.value === 'string' && typeof one.label === 'string');
