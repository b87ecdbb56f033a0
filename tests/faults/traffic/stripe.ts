import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '../../../contracts/endpoint.ts';
import type { RandomStream } from '../../../demo/random/random-stream.ts';
import type { openFakeStripe } from '../../support/ordering/fake-stripe.ts';

const webhookPath = `${apiBase}/payments/stripe/webhook`;
/** How many of the latest messages can be sent again. */
const remembered = 60;
const shareOfInquiries = 0.3;

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;
export type StripePeople = ReturnType<typeof createStripePeople>;

/**
 * What happens at Stripe: buyers pay, their banks dispute, somebody refunds in the dashboard. Its messages come late, twice
 * and in any order, until they are taken.
 */
export function createStripePeople(stripe: FakeStripe, address: () => string) {
  const waiting: Promise<void>[] = [];
  const sent: object[] = [];
  const paid: string[] = [];
  const disputed = new Set<string>();
  let isStopping = false;

  const post = (event: object, signing?: { secret: string }) =>
    stripe.post(`${address()}${webhookPath}`, event, signing).catch(() => 0);

  async function deliver(event: object): Promise<void> {
    await sleep(Math.random() * 1500);
    for (let status = 0; status !== 200; await sleep(400)) {
      status = await post(event);
      if (status !== 200 && isStopping) return;
    }
  }

  function tell(event: object): void {
    sent.push(event);
    if (sent.length > remembered) sent.shift();
    for (let copies = Math.random() < 0.3 ? 2 : 1; copies > 0; copies -= 1) waiting.push(deliver(event));
    // Someone who does not know the secret.
    if (Math.random() < 0.1) void post(event, { secret: 'whsec_wrong' });
  }

  const leftOf = (sessionId: string): number => {
    const charge = stripe.ledger.chargeOf(sessionId);
    return charge.amount - charge.amount_refunded;
  };
  /** Payments of which nothing is disputed and something is left, because Stripe refunds nothing that is disputed. */
  const untouched = () => paid.slice(-40).filter((id) => !disputed.has(id) && leftOf(id) > 1);

  return {
    /** The buyer pays at Stripe's page. */
    pay(pageUrl: string): void {
      const id = pageUrl.split('/').at(-1) ?? '';
      if (stripe.ledger.sessions.get(id)?.status !== 'open') return;
      paid.push(id);
      tell(stripe.ledger.pay(id));
      if (Math.random() < 0.1) this.dispute(id, leftOf(id), Math.random() < 0.5 ? 'won' : 'lost');
    },
    /** A bank disputes a payment and decides; the messages overtake each other. */
    dispute(sessionId: string, amount: number, end: 'won' | 'lost'): void {
      disputed.add(sessionId);
      const part = { id: `dp_${sessionId}`, amount };
      if (Math.random() < shareOfInquiries) tell(stripe.ledger.dispute(sessionId, 'warning_needs_response', part));
      tell(stripe.ledger.dispute(sessionId, 'needs_response', part));
      tell(stripe.ledger.dispute(sessionId, end, part));
    },
    /** Banks dispute some payments, in full or in part. */
    disputeSome(random: RandomStream): void {
      for (const id of random.shuffle(untouched()).slice(0, 4)) {
        const left = leftOf(id);
        const amount = random.happens(0.5) ? left : random.whole(1, left);
        this.dispute(id, amount, random.pick(['won', 'lost']));
      }
    },
    /** Somebody gives some payments back in the dashboard, in full or in part, in one step or two. */
    refundSome(random: RandomStream): void {
      for (const id of random.shuffle(untouched()).slice(0, 4)) {
        for (let times = random.whole(1, 2); times > 0 && leftOf(id) > 1; times -= 1) {
          const amount = random.happens(0.3) ? leftOf(id) : random.whole(1, leftOf(id));
          tell(stripe.ledger.refundInDashboard(id, amount));
        }
      }
    },
    /** Everything that was told lately is told again, several times at the same moment and in another order. */
    async repeatAll(random: RandomStream): Promise<void> {
      const copies = random.shuffle(sent.flatMap((event) => [event, event, event]));
      await Promise.all(copies.map((event) => post(event)));
    },
    /** Waits for messages that are under way. */
    settle(): Promise<unknown> {
      isStopping = true;
      return Promise.all(waiting);
    },
  };
}
