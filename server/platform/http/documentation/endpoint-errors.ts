import { z } from 'zod';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { type ErrorCode, errorStatuses } from '../../../../contracts/errors.ts';

const commonErrors: ErrorCode[] = [
  'bad_request',
  'too_many_requests',
  'unexpected',
  'unavailable',
  // A client may send a body with any method.
  'unsupported_type',
];
const bodyErrors: ErrorCode[] = [
  'bad_input',
  'not_allowed',
  'too_large',
  'incomplete_form',
  'too_many_files',
  'file_too_large',
];
const photoErrors: ErrorCode[] = [
  'photo_missing',
  'photo_empty',
  'photo_broken',
  'photo_animated',
  'photo_unsafe',
  'photo_too_many_pixels',
  'photo_too_costly',
  'photo_type',
  'photo_heic',
  'photo_check_unavailable',
];

/** The error codes that an endpoint may return, in the order of the catalogue. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { method, access, refusesDemo, needsVerifiedContact, file, errors = [], params, body } = endpoint;
  const codes = new Set<ErrorCode>([...commonErrors, ...errors]);
  if (method !== 'GET') for (const code of bodyErrors) codes.add(code);
  if (file) for (const code of photoErrors) codes.add(code);
  // A GET has its fields in the address.
  if (![params, body].every((schema) => schema instanceof z.ZodUndefined)) codes.add('bad_input');
  if (access !== 'open') codes.add('not_signed_in');
  if (access !== 'open' && access !== 'account') codes.add('not_allowed');
  if (refusesDemo) codes.add('not_for_demo');
  if (needsVerifiedContact) codes.add('contact_not_verified');
  return (Object.keys(errorStatuses) as ErrorCode[]).filter((code) => codes.has(code));
}
