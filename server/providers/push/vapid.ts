import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The key pair by which push services know a site, in base64url: a point of the curve, and its number. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const lifeSeconds = 12 * 3600;

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** The `Authorization` of a message to a push service (RFC 8292); `subject` is how its operator reaches ours. */
export function signVapid(keys: VapidKeys, endpoint: string, subject: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + lifeSeconds,
    sub: subject,
  };
  const content = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(content), { key: toKey(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

function toKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const padded = Buffer.from(privateKey, 'base64url').toString('hex').padStart(64, '0');
  const d = Buffer.from(padded, 'hex').toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d } as never, format: 'jwk' });
}
