import { FakeConnect } from '../money/fake-connect.ts';
import { refuse, type StripeAnswer } from './fake-stripe-answer.ts';
import { FakeStripeBalance } from './fake-stripe-balance.ts';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  /** Where the buyer goes after paying. */
  success_url: string;
  created: number;
  expires_at: number;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  disputed: boolean;
  status: 'succeeded';
  payment_intent: string;
  payment_method_details: { card: { brand: string; last4: string } };
}

interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';
  evidence_details: { due_by: number };
  payment_intent: string;
}

const shortestSessionSeconds = 30 * 60;
const disputeFee = 1500;
const cardFee = (amount: number) => Math.round(amount * 0.029) + 30;
const intentOf = ({ payment_intent }: Charge) => ({ payment_intent });
const seconds = () => Math.floor(Date.now() / 1000);

/** Sessions, charges and refunds of the fake Stripe, and what its customers and its people do with them. */
export class FakeStripeLedger {
  readonly sessions = new Map<string, Session>();
  readonly charges = new Map<string, Charge>();
  readonly disputes = new Map<string, Dispute>();
  /** How often somebody refunded in the dashboard. */
  dashboardRefunds = 0;
  #last = 0;
  /** The address of the pages on which buyers pay. */
  pages = 'https://checkout.stripe.com';
  readonly #withdrawn = new Map<string, number>();
  readonly balance = new FakeStripeBalance((type) => this.#id(type), seconds);
  readonly connect = new FakeConnect({
    id: (type) => this.#id(type),
    now: seconds,
    event: (type, object, account) => this.event(type, object, account),
    balance: this.balance,
  });

  answer(method: string, path: string, fields: Record<string, string>, account?: string): StripeAnswer {
    const [, , ...names] = path.split('/');
    const connected = this.connect.answer(method, names, fields, account);
    if (connected) return connected;
    const route = `${method} ${names[0]}/${names[1] ?? ''}`;
    if (route === 'POST checkout/sessions') return this.#createSession(fields);
    if (route === 'GET checkout/sessions' && names[2]) return this.#getSession(names[2], fields);
    if (route === 'GET checkout/sessions') return this.#listSessions(fields);
    if (route === 'POST refunds/') return this.#refund(fields);
    if (route === 'GET balance_transactions/') return this.balance.list(fields);
    return refuse(404, `Unrecognized request URL (${method}: ${path}).`);
  }

  /** The buyer pays at Stripe's page. */
  pay(sessionId: string): object {
    const session = this.#session(sessionId);
    const payment_intent = this.#id('pi');
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent });
    const charge: Charge = {
      id: this.#id('ch'),
      object: 'charge',
      amount: session.amount_total,
      amount_refunded: 0,
      disputed: false,
      status: 'succeeded',
      payment_intent,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    };
    this.charges.set(payment_intent, charge);
    this.balance.add('charge', charge, charge.amount, cardFee(charge.amount));
    return this.event('checkout.session.completed', session);
  }

  /** Nobody paid in time. */
  expire(sessionId: string): object {
    const session = Object.assign(this.#session(sessionId), { status: 'expired' });
    return this.event('checkout.session.expired', session);
  }

  /** Somebody refunds in Stripe's dashboard. */
  refundInDashboard(sessionId: string, amount: number): object {
    const charge = this.chargeOf(sessionId);
    charge.amount_refunded += amount;
    this.dashboardRefunds += 1;
    this.balance.add('refund', { id: this.#id('re'), object: 'refund', ...intentOf(charge) }, -amount);
    return this.event('charge.refunded', charge);
  }

  /** The holder of the card disputes the payment, or the bank decides about it. */
  dispute(sessionId: string, status: Dispute['status'], part: { amount?: number; id?: string } = {}): object {
    const charge = Object.assign(this.chargeOf(sessionId), { disputed: true });
    const { amount = charge.amount - charge.amount_refunded, id = 'dp_1' } = part;
    const evidence_details = { due_by: seconds() + 7 * 24 * 3600 };
    const dispute: Dispute = { id, object: 'dispute', amount, status, evidence_details, ...intentOf(charge) };
    this.disputes.set(id, dispute);
    this.#moveDisputed(dispute);
    if (status === 'under_review') return this.event('charge.dispute.updated', dispute);
    return this.event(status.endsWith('_response') ? 'charge.dispute.created' : 'charge.dispute.closed', dispute);
  }

  /** An open dispute takes its amount and a fee, and one that is won gives the amount back; an inquiry moves nothing. */
  #moveDisputed(dispute: { id: string; object: string; amount: number; status: string }): void {
    const { id, amount, status } = dispute;
    const withdrawn = this.#withdrawn.get(id) ?? 0;
    if (status === 'won' && withdrawn > 0) {
      this.#withdrawn.set(id, 0);
      this.balance.add('dispute_reversal', dispute, withdrawn);
    } else if (status !== 'won' && !status.startsWith('warning') && !this.#withdrawn.has(id)) {
      this.#withdrawn.set(id, amount);
      this.balance.add('dispute', dispute, -amount, disputeFee);
    }
  }

  /** An event with a snapshot of its object, as Stripe sends it. */
  event(type: string, object: object, account?: string): object {
    return {
      id: this.#id('evt'),
      object: 'event',
      created: seconds(),
      type,
      ...(account && { account }),
      data: { object: structuredClone(object) },
    };
  }

  #createSession(fields: Record<string, string>): StripeAnswer {
    const amount = Number(fields['line_items[0][price_data][unit_amount]']);
    const expires_at = Number(fields.expires_at);
    const currency = fields['line_items[0][price_data][currency]'] ?? '';
    if (fields.mode !== 'payment' || !/^[a-z]{3}$/.test(currency) || !(amount > 0)) {
      return refuse(400, 'Missing required param: line_items.');
    }
    if (expires_at < seconds() + shortestSessionSeconds) {
      return refuse(400, 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.');
    }
    const id = this.#id('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${this.pages}/c/pay/${id}`,
      success_url: fields.success_url ?? '',
      created: seconds(),
      expires_at,
      amount_total: amount,
      currency,
      client_reference_id: fields.client_reference_id ?? null,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  #getSession(id: string, fields: Record<string, string>): StripeAnswer {
    const session = this.sessions.get(id);
    if (!session) return refuse(404, `No such checkout.session: '${id}'`, 'resource_missing');
    return { status: 200, body: this.#expanded(session, 'expand[0]' in fields) };
  }

  #listSessions(fields: Record<string, string>): StripeAnswer {
    const found = [...this.sessions.values()].filter((one) => one.payment_intent === fields.payment_intent);
    const data = found.map((session) => this.#expanded(session, 'expand[0]' in fields));
    return { status: 200, body: { object: 'list', url: '/v1/checkout/sessions', has_more: false, data } };
  }

  #refund({ payment_intent = '', amount = '' }: Record<string, string>): StripeAnswer {
    const charge = this.charges.get(payment_intent);
    if (!charge) return refuse(404, 'No such payment_intent', 'resource_missing');
    if (Number(amount) > charge.amount - charge.amount_refunded) {
      return refuse(400, 'Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
    }
    charge.amount_refunded += Number(amount);
    const refund = { id: this.#id('re'), object: 'refund', amount: Number(amount), created: seconds() };
    this.balance.add('refund', { ...refund, ...intentOf(charge) }, -Number(amount));
    return { status: 200, body: { ...refund, payment_intent, status: 'succeeded' } };
  }

  #expanded(session: Session, isExpanded: boolean): object {
    const charge = this.charges.get(session.payment_intent ?? '');
    if (!isExpanded || !charge) return session;
    return { ...session, payment_intent: { id: session.payment_intent, latest_charge: charge } };
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }

  /** The charge of a session that is paid. */
  chargeOf(sessionId: string): Charge {
    const charge = this.charges.get(this.#session(sessionId).payment_intent ?? '');
    if (!charge) throw new Error(`The session ${sessionId} is not paid.`);
    return charge;
  }

  #id(type: string): string {
    this.#last += 1;
    return `${type}_${this.#last}`;
  }
}
