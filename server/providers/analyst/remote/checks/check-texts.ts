import { languages } from '../../../../../contracts/languages.ts';
import type { Fault } from './fault.ts';
import { figureFaults } from './figures.ts';
import type { Grounds, Texts } from './grounds.ts';
import { nameFaults } from './names.ts';
import { scriptFaults } from './script.ts';
import { wordingFaults } from './wording.ts';

/** Finds everything that keeps a listing from being accepted; empty when it may stand. */
export function faultsOf(texts: Texts, grounds: Grounds, instructions: string): Fault[] {
  const faults = [
    ...wordingFaults(texts, instructions),
    ...scriptFaults(texts, grounds),
    ...figureFaults(texts, grounds),
    ...nameFaults(texts, grounds),
  ];
  const descriptions = new Set(languages.map((language) => texts[language].description));
  if (descriptions.size < languages.length) faults.push({ rule: 'script', say: 'Two languages have the same text.' });
  return faults;
}
