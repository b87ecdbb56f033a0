import { apiBase } from '../../../contracts/endpoint.ts';
import { type ListingForm, listingForm } from '../../support/selling/listing-form.ts';

/** A request that another client may send, and the expected answer. */
export interface Shape {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  status: number;
  /** Part of the answer's body. */
  answer: object;
  /** The field that a refusal must name, together with an example. */
  names?: string;
}

interface RequestParts {
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

type Values = Record<string, unknown>;

export const json = (value: unknown, type = 'application/json'): RequestParts => ({
  headers: { 'content-type': type },
  body: JSON.stringify(value),
});

export const raw = (type: string, body: string): RequestParts => ({
  headers: type ? { 'content-type': type } : {},
  body,
});

export const nothing: RequestParts = { headers: {}, body: undefined };

export const urlencoded = (values: Values): RequestParts => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(entriesOf(values)).toString(),
});

interface FilePart {
  field: string;
  bytes: Buffer;
  filename?: string;
  type?: string;
}

const boundary = '----other-client-7d9f';

/** A multipart form as other clients write it; an array becomes a repeated field. */
export function multipart(
  values: Values,
  file?: FilePart,
  type = `multipart/form-data; boundary=${boundary}`,
): RequestParts {
  const parts = entriesOf(values).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const { field, bytes, filename = 'photo.png', type: kind = 'image/png' } = file;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${kind}\r\n\r\n`;
    parts.push(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]));
  }
  return { headers: { 'content-type': type }, body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]) };
}

function entriesOf(values: Values): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((item) => [name, String(item)]) : [[name, String(value)]],
  );
}

/** A call that succeeds. */
export function accepted(name: string, call: string, sent: RequestParts, answer: object = {}): Shape {
  return { ...shapeOf(name, call, sent), status: 200, answer: { status: 1, ...answer } };
}

/** A call that is refused with this message. */
export function refused(name: string, call: string, sent: RequestParts, status: number, message: string): Shape {
  return { ...shapeOf(name, call, sent), status, answer: { status: 0, message } };
}

/** A call that is refused with a message that names the field and gives an example. */
export function explained(name: string, call: string, sent: RequestParts, field: string): Shape {
  return { ...shapeOf(name, call, sent), status: 400, answer: { status: 0 }, names: field };
}

function shapeOf(name: string, call: string, sent: RequestParts) {
  const [method = 'POST', path = ''] = call.split(' ');
  return { name: `${call}: ${name}`, method, path: `${apiBase}/${path}`, ...sent };
}

/** The fields of a listing form without a photo; `undefined` leaves a field out. */
export function listing(changes: Values = {}): Values {
  const all: Values = { ...listingForm(changes as Partial<ListingForm>) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
