import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave when it subscribed, in base64url. */
export interface PushTarget {
  endpoint: string;
  publicKey: string;
  secret: string;
}

interface Chosen {
  salt: Buffer;
  privateKey: Buffer;
}

const recordSize = 4096;
/** What a record leaves for the text, after header, delimiter and tag. */
export const maxPushBytes = recordSize - 86 - 17;

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Encrypts a text for one browser (RFC 8291); `chosen` is what chance chooses otherwise, for the example of the RFC. */
export function encryptPush(
  text: string,
  { publicKey, secret }: Pick<PushTarget, 'publicKey' | 'secret'>,
  chosen?: Chosen,
): Buffer {
  const ours = createECDH('prime256v1');
  if (chosen) ours.setPrivateKey(chosen.privateKey);
  else ours.generateKeys();
  const salt = chosen?.salt ?? randomBytes(16);
  const theirs = bytes(publicKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const input = derive(ours.computeSecret(theirs), bytes(secret), info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A record that is the last one ends with 2.
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  const header = Buffer.concat([salt, size, Buffer.of(65), ours.getPublicKey()]);
  return Buffer.concat([header, encrypted, cipher.getAuthTag()]);
}

const derive = (input: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));

/** Whether a text is a point of the curve that browsers use, without compression. */
export function isPushKey(text: string): boolean {
  const point = bytes(text);
  if (point.length !== 65 || point[0] !== 4) return false;
  try {
    const any = createECDH('prime256v1');
    any.generateKeys();
    any.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
