import type { FastifyRequest } from 'fastify';
import { findLanguage, type Language } from '../../../../contracts/languages.ts';

/** The first language of the request's Accept-Language header that the shop speaks; pages send their own. */
export function preferredLanguage(request: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const named = (request.headers['accept-language'] ?? '').slice(0, 200).split(',');
  const languages = named.map((entry) => findLanguage(entry.trim().slice(0, 2).toLowerCase()));
  return languages.find((language) => language !== null) ?? undefined;
}
