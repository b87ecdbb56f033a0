import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../contracts/errors.ts';

/** More fields than any form of ours has, even with every country as a field of its own. */
export const formFieldsAtMost = 400;

/** A field of a form that came once is its text; one that was repeated, or is called `name[]`, is a list. */
export class FormFields {
  readonly #fields = new Map<string, unknown>();

  add(name: string, value: unknown): void {
    const isList = name.endsWith('[]');
    const key = isList ? name.slice(0, -2) : name;
    const before = this.#fields.get(key);
    if (before === undefined) this.#fields.set(key, isList ? [value] : value);
    else if (Array.isArray(before)) before.push(value);
    else this.#fields.set(key, [before, value]);
  }

  toObject(): Record<string, unknown> {
    return Object.fromEntries(this.#fields);
  }
}

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Reads JSON and URL-encoded forms. Clients often send JSON under the type of a form or of plain text, or an empty body
 * under the type of JSON; what can be read is read.
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
    if (isFromOtherSite(request)) return done(new AppError('not_allowed'));
    return looksLikeJson(text) ? readJson(request, text, done) : readForm(text, done);
  });
  app.addContentTypeParser('text/plain', asText, (request, text: string, done) => {
    if (isFromOtherSite(request)) return done(new AppError('not_allowed'));
    if (!text.trim()) return done(null, undefined);
    return looksLikeJson(text) ? readJson(request, text, done) : done(new AppError('unsupported_type'));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // A body that does not say what it is may still be JSON.
    request.headers['content-type'] ||= 'text/plain';
    done();
  });
}

/** A browser sends these types to any site without asking it first, so that a page elsewhere could call in a visitor's name. */
export function isFromOtherSite(request: FastifyRequest): boolean {
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
    if (count > formFieldsAtMost) break;
    fields.add(name, value);
  }
  if (count > formFieldsAtMost) done(tooManyFields());
  else done(null, fields.toObject());
}

export function tooManyFields(cause?: unknown): AppError {
  return new AppError('bad_input', { message: `A form may have at most ${formFieldsAtMost} fields.`, cause });
}
