import type { FastifyRequest } from 'fastify';
import type { Origin } from '../../request-origin.ts';
import { preferredLanguage } from '../pages/preferred-language.ts';
import { deviceKeyOf } from './device.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The header in which a trusted proxy names the visitor's country. */
    countryHeader: string | null;
  }
}

/** Where a request comes from. */
export function readOrigin(request: FastifyRequest): Origin {
  const { countryHeader } = request.server;
  const named = countryHeader ? request.headers[countryHeader] : undefined;
  return {
    address: request.ip,
    device: deviceKeyOf(request.headers['user-agent']),
    country: typeof named === 'string' && /^[A-Z]{2}$/.test(named) ? named : null,
    language: preferredLanguage(request),
  };
}
