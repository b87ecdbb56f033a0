import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';

/** More fields than any form of the site has, even with one field per country. */
export const maxFormFields = 400;

/** Collects form fields: a field sent once is text; one that is repeated, or named `name[]`, is a list. */
export class FormFields {
  readonly #fields = new Map<string, unknown>();

  add(name: string, value: unknown): void {
    const isList = name.endsWith('[]');
    const key = isList ? name.slice(0, -2) : name;
    const existing = this.#fields.get(key);
    if (existing === undefined) this.#fields.set(key, isList ? [value] : value);
    else if (Array.isArray(existing)) existing.push(value);
    else this.#fields.set(key, [existing, value]);
  }

  toObject(): Record<string, unknown> {
    return Object.fromEntries(this.#fields);
  }
}

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Parses JSON and URL-encoded forms. It also accepts JSON sent as a form or as plain text, and an empty body sent as JSON,
 * because clients often do that.
 */
export function installBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');

  function readJson(request: FastifyRequest, text: string, done: Done): void {
    void parseJson(request, text, (error, body) => {
      const message = 'The body is not valid JSON. Please send an object, for example {"field": "value"}.';
      done(error && new AppError('bad_input', { message, cause: error }), body ?? undefined);
    });
  }

  const asText = { parseAs: 'string' } as const;
  app.addContentTypeParser(/^(application|text)\/([\w.-]+\+)?json\b/i, asText, (request, text: string, done) =>
    text.trim() ? readJson(request, text, done) : done(null, undefined),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (request, text: string, done) => {
    if (isCrossSite(request)) return done(new AppError('not_allowed'));
    return looksLikeJson(text) ? readJson(request, text, done) : readForm(text, done);
  });
  app.addContentTypeParser('text/plain', asText, (request, text: string, done) => {
    if (isCrossSite(request)) return done(new AppError('not_allowed'));
    if (!text.trim()) return done(null, undefined);
    return looksLikeJson(text) ? readJson(request, text, done) : done(new AppError('unsupported_type'));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // A body without a content type may still be JSON.
    request.headers['content-type'] ||= 'text/plain';
    done();
  });
}

/** Browsers send form types cross-site without a preflight, so another site could make requests for a visitor. */
export function isCrossSite(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'cross-site';
}

function looksLikeJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

function readForm(text: string, done: Done): void {
  const fields = new FormFields();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > maxFormFields) break;
    fields.add(name, value);
  }
  if (count > maxFormFields) done(tooManyFields());
  else done(null, fields.toObject());
}

export function tooManyFields(cause?: unknown): AppError {
  return new AppError('bad_input', { message: `A form may have at most ${maxFormFields} fields.`, cause });
}
