import { request as requestOverTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { encryptPush, type PushTarget } from './encrypt-push.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';
import { signVapid, type VapidKeys } from './vapid.ts';

export interface PushMessage {
  text: string;
  /** A later message with the same topic takes the place of one that was not delivered yet. */
  topic: string;
  /** Seconds after which it is not worth delivering. */
  ttlSeconds: number;
  isUrgent: boolean;
}

export type PushOutcome =
  | { outcome: 'sent' }
  /** The browser takes no more messages. */
  | { outcome: 'gone' }
  /** Refused for good. */
  | { outcome: 'refused'; status: number }
  | { outcome: 'later'; afterSeconds: number };

/** Hands messages to push services. */
export interface PushTransport {
  /** Throws where sending failed for now and may be tried again. */
  send(target: PushTarget, message: PushMessage, keys: VapidKeys): Promise<PushOutcome>;
}

interface Options {
  /** How the operator of a push service reaches that of this site: its address. */
  subject: string;
  timeoutMs?: number;
  /** Replaced in tests, whose push service is on this machine. */
  request?: typeof requestOverTls;
  lookup?: LookupFunction;
  isAllowed?(address: string): boolean;
}

const longestWaitSeconds = 6 * 3600;

/** Whether an address that a browser gave may be one of a push service: https, a name or a public address, no more. */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !/\.(localhost|local|internal)$/.test(host);
}

export function createPushTransport(options: Options): PushTransport {
  const { subject, timeoutMs = 15_000, request = requestOverTls, lookup = lookupPublic } = options;
  const { isAllowed = isPublicAddress } = options;

  function post(target: PushTarget, message: PushMessage, keys: VapidKeys) {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; retryAfter: string | undefined }>();
    const url = new URL(target.endpoint);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A connection to an address asks no resolver.
    if (isIP(host) && !isAllowed(host)) throw new Error('The endpoint is no address of the internet.');
    const body = encryptPush(message.text, target);
    const headers = {
      ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm', 'content-length': body.length },
      ...{ ttl: message.ttlSeconds, topic: message.topic, urgency: message.isUrgent ? 'high' : 'normal' },
      authorization: signVapid(keys, target.endpoint, subject, new Date()),
    };
    const sending = request(url, { method: 'POST', headers, lookup, timeout: timeoutMs, agent: false }, (answer) => {
      // What it says is not needed, and could be long.
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
    });
    const timer = setTimeout(() => sending.destroy(new Error('The push service did not answer in time.')), timeoutMs);
    sending.on('close', () => clearTimeout(timer));
    sending.on('error', reject);
    sending.end(body);
    return promise;
  }

  return {
    async send(target, message, keys) {
      const { status, retryAfter } = await post(target, message, keys);
      if (status >= 200 && status < 300) return { outcome: 'sent' };
      if (status === 404 || status === 410) return { outcome: 'gone' };
      if (status === 429) return { outcome: 'later', afterSeconds: secondsOf(retryAfter) };
      if (status >= 500) throw new Error(`The push service answered ${status}.`);
      return { outcome: 'refused', status };
    },
  };
}

/** Seconds, or a date; a minute where it is neither. */
function secondsOf(retryAfter: string | undefined): number {
  const seconds = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter)
    : (Date.parse(retryAfter ?? '') - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(1, Math.ceil(seconds)), longestWaitSeconds) : 60;
}
