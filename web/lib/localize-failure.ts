import type { Failure } from '../../contracts/endpoint.ts';
import { pageLanguage } from '../../messages/page-language.ts';

/** A refusal with its sentence in the page's language. In English the server's own sentence stands. */
export async function localizeFailure(failure: Partial<Failure>): Promise<Partial<Failure>> {
  if (pageLanguage() === 'en') return failure;
  const { findErrorText } = await import('./error-text.ts');
  const message = findErrorText(failure);
  return { ...failure, message, error: message };
}
