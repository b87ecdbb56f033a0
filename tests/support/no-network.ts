import type { Window } from 'happy-dom';
import { afterEach, expect } from 'vitest';

const requests: string[] = [];

/** Refuses a request that no test has replaced, and records it for the test that made it. */
function refuse({ request }: { request: { method: string; url: string } }): never {
  const { stack } = new Error(`${request.method} ${request.url}, while “${expect.getState().currentTestName}” ran`);
  requests.push(stack ?? '');
  throw new TypeError('Tests of the web have no network.');
}

const { settings } = (window as unknown as Window).happyDOM;
settings.fetch.interceptor = { beforeAsyncRequest: async (sent) => refuse(sent), beforeSyncRequest: refuse };

// The server writes the operator's settings into every page.
Object.assign(document.documentElement.dataset, { uploadMegabytes: '15', application: 'snapbazaar-web' });

// Views and clicks are reported seconds later, when the test that made them has ended.
Object.assign(navigator, { globalPrivacyControl: true });

afterEach(() => {
  const made = requests.splice(0);
  if (made.length > 0)
    throw new Error(`A test made a real request, which fakeApi() should answer:\n${made.join('\n')}`);
});
