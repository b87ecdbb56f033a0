import type { FakeConnect } from './fake-connect.ts';

/** The page of the fake Stripe on which the owner of an account goes on; null for every other address. */
export function answerPage(connect: FakeConnect, { method, path }: { method: string; path: string }) {
  const [, page, id = ''] = path.split('/');
  const link = connect.links.get(id);
  if (page !== 'setup' || !link) return null;
  if (method === 'POST') {
    connect.onboard(id);
    return { status: 303, headers: { location: link.return_url }, body: '' };
  }
  const body = `<!doctype html><html lang="en"><head><title>Stripe</title><link rel="icon" href="data:,"></head><body>
    <h1>Set up payouts</h1><form method="post"><button>Agree and submit</button></form>
    <p><a href="${link.return_url}">Save for later</a></p></body></html>`;
  return { status: 200, headers: { 'content-type': 'text/html' }, body };
}
