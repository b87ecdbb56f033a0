import type { FakeStripeLedger } from './fake-stripe-ledger.ts';

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What Stripe tells the shop because of it. */
  event?: object;
}

/** The page of the fake Stripe on which a buyer pays with its test card; null for every other address. */
export function answerCheckoutPage(
  ledger: FakeStripeLedger,
  { method, path }: { method: string; path: string },
): PageAnswer | null {
  const id = path.startsWith('/c/pay/') ? path.slice('/c/pay/'.length) : '';
  const session = ledger.sessions.get(id);
  if (!session) return null;
  if (method === 'POST') {
    return { status: 303, headers: { location: session.success_url }, body: '', event: ledger.pay(id) };
  }
  const body = `<!doctype html><html lang="en"><head><title>Stripe</title><link rel="icon" href="data:,"></head><body>
    <h1>Pay ${session.amount_total} ${session.currency}</h1><form method="post"><button>Pay with 4242</button></form></body></html>`;
  return { status: 200, headers: { 'content-type': 'text/html' }, body };
}
