import { languages } from '../../../../../contracts/languages.ts';
import type { AllowedFacts, Texts } from './allowed-facts.ts';
import type { Fault } from './fault.ts';
import { figureFaults } from './figures.ts';
import { nameFaults } from './names.ts';
import { scriptFaults } from './script.ts';
import { wordingFaults } from './wording.ts';

/** Finds all faults of a listing; empty when it is acceptable. */
export function checkTexts(texts: Texts, allowed: AllowedFacts, instructions: string): Fault[] {
  const faults = [
    ...wordingFaults(texts, instructions),
    ...scriptFaults(texts, allowed),
    ...figureFaults(texts, allowed),
    ...nameFaults(texts, allowed),
  ];
  const descriptions = new Set(languages.map((language) => texts[language].description));
  if (descriptions.size < languages.length)
    faults.push({ rule: 'script', message: 'Two languages have the same text.' });
  return faults;
}
