import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../contracts/identity/accounts.ts';
import { readConfig } from '../../server/config.ts';
import { createTestDatabase } from '../support/database/test-database.ts';
import { expectEvery } from '../support/expect/expect-every.ts';
import { buildTestApp } from '../support/test-app.ts';

const allowed = 3;
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const json = { 'content-type': 'application/json' };

/** A call that each limit counts, whatever its answer. A new limit must be added here. */
const calls: Record<string, { method?: 'GET' | 'POST'; url: string; headers?: object; payload?: string }> = {
  RATE_LIMIT: { method: 'GET', url: '/api/v1/user/seller/1' },
  SIGN_IN_LIMIT: { url: '/api/v1/user/login', headers: json, payload: '{}' },
  AD_PICTURE_LIMIT: { url: '/api/v1/user/ad-pictures', headers: json, payload: '{}' },
  DRAFT_UPLOAD_LIMIT: { url: '/api/v1/user/drafts/photos', headers: form, payload: '--x--\r\n' },
  UPLOAD_LIMIT: { url: '/api/v1/remote/upload', headers: form, payload: '--x--\r\n' },
  PHOTO_EDIT_LIMIT: { url: '/api/v1/user/photo-edits', headers: form, payload: '--x--\r\n' },
  PHOTO_SEARCH_LIMIT: { url: '/api/v1/user/photo-search', headers: form, payload: '--x--\r\n' },
  PUBLISH_LIMIT: { url: '/api/v1/user/add-product', headers: form, payload: '--x--\r\n' },
  ASK_LIMIT: { url: '/api/v1/user/ask', headers: json, payload: '{"question":"hello"}' },
  DOWNLOAD_LIMIT: { method: 'GET', url: '/api/v1/user/data' },
  MONEY_LIMIT: { url: '/api/v1/user/wallet/movements', headers: json, payload: '{}' },
  ORDER_LIMIT: { url: '/api/v1/user/orders/1/ship', headers: json, payload: '{}' },
  FEED_LIMIT: { method: 'GET', url: '/feeds/google.xml' },
  EVENT_LIMIT: { url: '/api/v1/user/events', headers: json, payload: '{}' },
};

test('every configurable limit is tested here', () => {
  const settings = Object.keys(readConfig({})).filter((name) => name.endsWith('_LIMIT'));
  expect(Object.keys(calls).sort()).toEqual(settings.sort());
});

describe('two servers on one database share the limit:', async () => {
  const database = await createTestDatabase();
  const open = await buildTestApp({ database });
  const body = { login_type: 'email', email: 'shared@test.example', password: 'papaya salad 7' } as const;
  const openTwo = async (names: string[]) => {
    const settings = Object.fromEntries(names.map((name) => [name, String(allowed)]));
    return [await buildTestApp({ database, settings }), await buildTestApp({ database, settings })];
  };
  // The general limit also counts the calls of the others and would refuse them first.
  const special = await openTwo(Object.keys(calls).filter((name) => name !== 'RATE_LIMIT'));
  const general = await openTwo(['RATE_LIMIT']);
  const { token } = await open.api(signUpSeller, { body });

  test('of every setting', () =>
    expectEvery(Object.entries(calls), async (name, { method = 'POST', url, headers, payload }) => {
      const servers = name === 'RATE_LIMIT' ? general : special;
      const answers = await Promise.all(
        Array.from({ length: allowed * 4 }, (_, at) =>
          (servers[at % 2] ?? open).server.inject({
            method,
            url,
            remoteAddress: '10.9.0.1',
            headers: { authorization: `Bearer ${token}`, ...headers },
            ...(payload === undefined ? {} : { payload }),
          }),
        ),
      );
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(answers.length - refused.length).toBe(allowed);
      for (const { headers: answer } of refused) expect(Number(answer['retry-after'])).toBeGreaterThan(0);
    }));
});
