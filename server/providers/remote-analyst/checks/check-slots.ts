import { claimFaults } from './claims.ts';
import type { Fault } from './fault.ts';
import { figureFaults } from './figures.ts';
import { nameFaults } from './names.ts';
import { scriptFaults } from './script.ts';
import { type AllowedFacts, entriesOf, type Slots } from './slots.ts';
import { wordingFaults } from './wording.ts';

/** Finds all faults of the slots; empty when they are acceptable. */
export function checkSlots(slots: Slots, allowed: AllowedFacts, instructions: string): Fault[] {
  return [
    ...wordingFaults(slots, instructions),
    ...claimFaults(slots),
    ...scriptFaults(slots, allowed),
    ...figureFaults(slots, allowed),
    ...nameFaults(slots, allowed),
    ...repeatedLines(slots),
  ];
}

function repeatedLines(slots: Slots): Fault[] {
  const entries = entriesOf(slots);
  const repeated = entries.filter(([, { line }], at) => entries.findIndex(([, other]) => other.line === line) < at);
  return repeated.map(([language]) => ({
    rule: 'script',
    language,
    message: `texts.${language} has the same line as another language.`,
  }));
}
