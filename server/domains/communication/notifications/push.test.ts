import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { listNotifications, markNotificationsRead } from '../../../../contracts/communication/notifications.ts';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../../contracts/communication/push.ts';
import { signOut } from '../../../../contracts/identity/sign-out.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { notices } from '../../../composition/notices.ts';
import { sendPushJob } from '../../../platform/notifications/push.job.ts';
import { encryptPush } from '../../../providers/push/encrypt-push.ts';
import { isPublicAddress } from '../../../providers/push/public-address.ts';
import { createPushTransport, isPushEndpoint } from '../../../providers/push/push-transport.ts';
import { notifications, pushSubscriptions } from '../../../schema/communication/notifications.ts';
import { pushToBrowsers, sendPush } from './send-push.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db, secrets } = app;
const { newSeller, newBuyer } = ordering(app);

/** A push service that answers as a test wants, and keeps what it was sent. */
const received: { headers: Record<string, unknown>; body: Buffer }[] = [];
let answer: { status: number; headers?: Record<string, string> } | 'nothing' = { status: 201 };
const service = createServer(async (incoming, outgoing) => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  received.push({ headers: incoming.headers, body });
  if (answer !== 'nothing') outgoing.writeHead(answer.status, answer.headers).end();
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
const { port } = service.address() as AddressInfo;

const transport = createPushTransport({
  ...{ subject: 'https://bazaar.example', timeoutMs: 300 },
  request: ((_: URL, options: object, onAnswer: never) =>
    request(
      { ...options, lookup: undefined, agent: undefined, host: '127.0.0.1', port, path: '/send' },
      onAnswer,
    )) as never,
});

function newBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const subscription = {
    endpoint: `https://push.example.com/${randomBytes(6).toString('hex')}`,
    public_key: keys.getPublicKey('base64url'),
    secret: secret.toString('base64url'),
  };
  function decrypt(body: Buffer): string {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
    const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    return text.subarray(0, -1).toString();
  }
  return { subscription, decrypt };
}

/** A seller with a browser and a new order. */
async function newPush() {
  const [seller, buyer, browser] = [await newSeller(), await newBuyer(), newBrowser()];
  await seller.call(subscribeToPush, { body: browser.subscription });
  await buyer.buy({ product: await seller.newProduct() });
  const [row] = await db.select().from(notifications).where(eq(notifications.accountId, seller.id));
  const jobs: { payload: unknown; afterSeconds?: number | undefined }[] = [];
  const queue = {
    enqueue: async (_: unknown, job: unknown, payload: unknown, options?: { afterSeconds: number }) => {
      if (job === sendPushJob) jobs.push({ payload, afterSeconds: options?.afterSeconds });
    },
  } as never;
  const deps = { db, queue, notices, transport, openSecrets: async () => secrets };
  return { seller, browser, jobs, deps, id: row?.id ?? 0 };
}

const browsersOf = (accountId: number) =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId));

describe('a push', () => {
  test('reaches each browser once, encrypted for it, signed by the site, with topic and time', async () => {
    const { seller, browser, jobs, deps, id } = await newPush();
    for (let round = 0; round < 2; round += 1) await pushToBrowsers(deps, id, new Date());
    expect(jobs).toHaveLength(1);
    received.length = 0;
    await sendPush(deps, sendPushJob.payload.parse(jobs[0]?.payload));
    const [one] = received;
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    expect(String(one?.headers.topic)).toMatch(/^[\w-]{1,32}$/);
    const { key } = await seller.call(getPushKey);
    expect(one?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${key}$`));
    const message = JSON.parse(browser.decrypt(one?.body ?? Buffer.alloc(0)));
    expect(message).toMatchObject({ title: 'You have a new order', language: 'en' });
    expect(message.path).toMatch(/^\/storefront\/orders\/\d+$/);
  });

  test('is not sent once the notification was read elsewhere', async () => {
    const { seller, jobs, deps, id } = await newPush();
    await pushToBrowsers(deps, id, new Date());
    const { notifications: listed } = await seller.call(listNotifications, { body: {} });
    await seller.call(markNotificationsRead, { body: { ids: listed.flatMap(({ ids }) => ids) } });
    received.length = 0;
    await sendPush(deps, sendPushJob.payload.parse(jobs[0]?.payload));
    expect(received).toEqual([]);
  });

  test.each([404, 410, 400])('is the last to a browser whose push service answers %i', async (status) => {
    const { seller, jobs, deps, id } = await newPush();
    await pushToBrowsers(deps, id, new Date());
    answer = { status };
    await sendPush(deps, sendPushJob.payload.parse(jobs[0]?.payload));
    answer = { status: 201 };
    expect(await browsersOf(seller.id)).toEqual([]);
  });

  test('waits as long as the push service asks, and is tried again where it fails or is silent', async () => {
    const { seller, jobs, deps, id } = await newPush();
    await pushToBrowsers(deps, id, new Date());
    const payload = sendPushJob.payload.parse(jobs[0]?.payload);
    answer = { status: 429, headers: { 'retry-after': '90' } };
    await sendPush(deps, payload);
    expect(jobs[1]).toMatchObject({ payload: { waits: 1 }, afterSeconds: 90 });
    answer = { status: 503 };
    await expect(sendPush(deps, payload)).rejects.toThrow('answered 503');
    answer = 'nothing';
    await expect(sendPush(deps, payload)).rejects.toThrow();
    answer = { status: 201 };
    expect(await browsersOf(seller.id)).toHaveLength(1);
  });

  test('reaches a browser for the account that used it last, until its session ends', async () => {
    const [one, other, { subscription }] = [await newSeller(), await newSeller(), newBrowser()];
    await one.call(subscribeToPush, { body: subscription });
    await other.call(subscribeToPush, { body: subscription });
    await one.call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
    expect(await browsersOf(one.id)).toEqual([]);
    expect(await browsersOf(other.id)).toHaveLength(1);
    await other.call(signOut);
    expect(await browsersOf(other.id)).toEqual([]);
  });
});

test.each([
  ...['http://push.example.com/1', 'https://127.0.0.1/1', 'https://10.0.0.8/', 'https://[::1]/', 'https://localhost/'],
  ...['https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/latest', 'https://a:b@push.example.com/', 'file:///etc'],
  ...['https://2130706433/', 'https://push.example.com:8443/', 'https://db.internal/', 'push'],
])('the address %s is none of a push service', async (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
  const { call } = await newSeller();
  const { subscription } = newBrowser();
  const refused = call(subscribeToPush, { body: { ...subscription, endpoint } });
  await expect(refused).rejects.toMatchObject({ code: 'bad_input' });
});

test.each([
  'fc00::1',
  'fe80::1',
  '::',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '192.168.1.1',
  '100.64.0.1',
])('a name that leads to %s is not connected to', (address) => expect(isPublicAddress(address)).toBe(false));

test('encryption agrees with the example of RFC 8291', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const encrypted = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      secret: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
