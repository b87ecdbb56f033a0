import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { expectEvery } from '../../support/expect/expect-every.ts';
import { buildTestApp } from '../../support/test-app.ts';
import { firstShapes } from './first-shapes.ts';
import { laterShapes } from './later-shapes.ts';
import type { Shape } from './shape.ts';

const { api, server } = await buildTestApp({ settings: { PUBLISH_LIMIT: '10000', UPLOAD_LIMIT: '10000' } });
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d4ed8' } })
  .png()
  .toBuffer();

let sellers = 0;
async function newToken(): Promise<string> {
  sellers += 1;
  const email = `client-${sellers}@example.com`;
  return (await api(signUpSeller, { body: { login_type: 'email', email, password: 'papaya salad 7' } })).token;
}

async function call({ method, path, headers, body }: Shape) {
  const isOpen = /(login|signup|all-products)$/.test(path);
  return server.inject({
    method: method as 'POST',
    url: path,
    headers: { ...headers, ...(isOpen ? {} : { authorization: await newToken() }) },
    ...(body === undefined ? {} : { payload: body }),
  });
}

describe('a client written from the specification alone is answered', () => {
  async function expectAnswer(_name: string, shape: Shape) {
    const response = await call(shape);
    expect(response.json()).toMatchObject(shape.answer);
    expect(response.statusCode).toBe(shape.status);
    if (!shape.names) return;
    expect(response.json().message).toContain(shape.names);
    expect(response.json().message).toContain('for example');
  }
  const named = (shapes: Shape[]) => shapes.map((shape): [string, Shape] => [shape.name, shape]);

  test('for each of the first shapes', () => expectEvery(named(firstShapes(photo)), expectAnswer), 300_000);

  test('for each of the later shapes', () => expectEvery(named(laterShapes(photo)), expectAnswer), 300_000);
});
