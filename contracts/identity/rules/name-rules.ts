import { nameRulesText } from '../../../i18n/generated/name-rules.ts';

export const nameLength = 80;

/** The problem of a public name, or null. */
export function findNameProblem(name: string): string | null {
  if (!name) return nameRulesText('required');
  return name.length > nameLength ? nameRulesText('tooLong', { count: nameLength }) : null;
}
