import type { SmsTransport } from './sms-transport.ts';

interface Options {
  url: string;
  token: string | undefined;
  from: string | undefined;
  answerMs?: number;
}

/** Sends text messages by a provider that takes `{to, from, text}` as JSON. */
export function createHttpSms({ url, token, from, answerMs = 20_000 }: Options): SmsTransport {
  return {
    async send({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Providers that know the header send a repeated message once.
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to, from, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      await response.body?.cancel();
      if (response.ok) return { outcome: 'sent' };
      // Refused sign-ins and limits are the operator's to correct, so those are tried again.
      const isForGood = [400, 404, 422].includes(response.status);
      if (!isForGood) throw new Error(`The text message provider answered ${response.status}.`);
      return { outcome: 'refused', reason: `refused with ${response.status}` };
    },
  };
}
