import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const inBase64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** The small part of CBOR that an attestation needs. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (type: number, length: number) => {
    if (length < 24) return Buffer.from([(type << 5) | length]);
    if (length < 256) return Buffer.from([(type << 5) | 24, length]);
    return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** What a forger would change. */
interface Forgery {
  origin?: string;
  counter?: number;
  isUserVerified?: boolean;
  userHandle?: string;
  key?: KeyObject;
}

/** A passkey device in software, which signs whatever it is told to. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;
  const clientDataOf = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const headOf = (rpId: string, flags: number, count: number) => {
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counterBytes]);
  };
  const common = { id: inBase64(id), rawId: inBase64(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    register(given: Record<string, unknown>, forged: Forgery = {}) {
      const options = given as unknown as Options;
      userHandle = options.user?.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer];
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinates[0]],
          [-3, coordinates[1]],
        ]),
      );
      const flags = forged.isUserVerified === false ? 0x41 : 0x45;
      const head = headOf(options.rp?.id ?? '', flags, counter);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat([head, credential])],
      ]);
      const clientData = clientDataOf('webauthn.create', options.challenge, forged.origin ?? origin);
      return {
        ...common,
        response: {
          clientDataJSON: inBase64(clientData),
          attestationObject: inBase64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },

    use(given: Record<string, unknown>, forged: Forgery = {}) {
      const options = given as unknown as Options;
      counter += 1;
      const head = headOf(options.rpId ?? '', forged.isUserVerified === false ? 0x01 : 0x05, forged.counter ?? counter);
      const clientData = clientDataOf('webauthn.get', options.challenge, forged.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([head, sha256(clientData)]), forged.key ?? privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: inBase64(clientData),
          authenticatorData: inBase64(head),
          signature: inBase64(signature),
          userHandle: forged.userHandle ?? userHandle,
        },
      };
    },
  };
}
