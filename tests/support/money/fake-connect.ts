import { refuse, type StripeAnswer } from '../ordering/fake-stripe-answer.ts';
import type { FakeStripeBalance } from '../ordering/fake-stripe-balance.ts';

interface Account {
  id: string;
  object: 'account';
  country: string;
  details_submitted: boolean;
  payouts_enabled: boolean;
  capabilities: { transfers: 'active' | 'inactive' };
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
  external_accounts: { object: 'list'; data: object[] };
  metadata: Record<string, string>;
}

interface Transfer {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  created: number;
  currency: string;
  destination: string;
  destination_payment: string;
  metadata: Record<string, string>;
  reversed: boolean;
  transfer_group: string;
}

interface Payout {
  id: string;
  object: 'payout';
  account: string;
  amount: number;
  created: number;
  currency: string;
  failure_message: string | null;
  metadata: Record<string, string>;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
}

interface Tools {
  id(type: string): string;
  now(): number;
  event(type: string, object: object, account?: string): object;
  balance: FakeStripeBalance;
}

const ok = (body: object): StripeAnswer => ({ status: 200, body: structuredClone(body) });
const list = (data: object[]): StripeAnswer => ok({ object: 'list', url: '/v1/list', has_more: false, data });
const insufficient = () =>
  refuse(400, 'You have insufficient available funds in your account.', 'balance_insufficient');

const bankOf = (last4: string) => ({ id: `ba_${last4}`, object: 'bank_account', bank_name: 'STRIPE TEST BANK', last4 });

/** Connected accounts of the fake Stripe with their balances, transfers and payouts, and what their owners and banks do. */
export class FakeConnect {
  readonly accounts = new Map<string, Account>();
  readonly transfers = new Map<string, Transfer>();
  readonly payouts = new Map<string, Payout>();
  readonly links = new Map<string, { return_url: string; refresh_url: string }>();
  /** What an account has, in its smallest unit. */
  readonly balances = new Map<string, number>();
  /** What the platform can transfer. */
  availableCents = Number.POSITIVE_INFINITY;
  /** Accounts whose payouts are refused. */
  readonly refusing = new Set<string>();
  /** The address of the pages that account links lead to. */
  pages = 'https://connect.stripe.com';
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** The answer to a call; null where it is about something else. */
  answer(method: string, names: string[], fields: Record<string, string>, account?: string): StripeAnswer | null {
    const [type = '', id = '', part = ''] = names;
    switch (`${method} ${type}${id ? '/:id' : ''}${part ? `/${part}` : ''}`) {
      case 'POST accounts':
        return this.#openAccount(fields);
      case 'GET accounts/:id':
        return this.#found(this.accounts.get(id), 'account');
      case 'POST account_links':
        return this.#openLink(fields);
      case 'POST accounts/:id/login_links':
        return ok({ object: 'login_link', url: `${this.pages}/express/${id}` });
      case 'GET transfers':
        return list([...this.transfers.values()].filter((one) => one.transfer_group === fields.transfer_group));
      case 'POST transfers':
        return this.#transfer(fields);
      case 'GET transfers/:id':
        return this.#found(this.transfers.get(id), 'transfer');
      case 'POST transfers/:id/reversals':
        return this.#reverse(id, fields);
      case 'GET charges/:id':
        return this.#readArrived(id, account);
      case 'GET payouts':
        return list([...this.payouts.values()].filter((one) => one.account === account).toReversed());
      case 'POST payouts':
        return this.#payOut(fields, account ?? '');
      default:
        return null;
    }
  }

  /** The owner fills in Stripe's form, and Stripe finds nothing missing or these things. */
  onboard(accountId: string, missing: string[] = [], disabled_reason: string | null = null): object {
    const account = this.#account(accountId);
    const isEnabled = missing.length === 0 && disabled_reason === null;
    Object.assign(account, { details_submitted: true, payouts_enabled: isEnabled });
    account.capabilities.transfers = isEnabled ? 'active' : 'inactive';
    account.requirements = { currently_due: missing, past_due: [], disabled_reason };
    account.external_accounts.data = missing.includes('external_account') ? [] : [bankOf('6789')];
    return this.#tools.event('account.updated', account, accountId);
  }

  /** The owner chooses another bank. */
  changeBank(accountId: string, last4: string): object {
    const account = this.#account(accountId);
    account.external_accounts.data = [bankOf(last4)];
    return this.#tools.event('account.external_account.updated', bankOf(last4), accountId);
  }

  /** A payout goes on at the bank; what fails is in the account's balance again. */
  move(payoutId: string, status: Payout['status'], failure_message: string | null = null): object {
    const payout = this.payouts.get(payoutId);
    if (!payout) throw new Error(`There is no payout ${payoutId}.`);
    if (status === 'failed' && payout.status !== 'failed') this.#add(payout.account, payout.amount);
    Object.assign(payout, { status, failure_message });
    const type = status === 'paid' || status === 'failed' || status === 'canceled' ? status : 'updated';
    return this.#tools.event(`payout.${type}`, payout, payout.account);
  }

  #openAccount(fields: Record<string, string>): StripeAnswer {
    if (fields.type !== 'express' || !fields.country) return refuse(400, 'Missing required param: country.');
    if (fields['settings[payouts][schedule][interval]'] !== 'manual') return refuse(400, 'Payouts are automatic.');
    const account: Account = {
      ...{ id: this.#tools.id('acct'), object: 'account', country: fields.country, details_submitted: false },
      ...{ payouts_enabled: false, capabilities: { transfers: 'inactive' } },
      requirements: {
        currently_due: ['individual.first_name', 'external_account'],
        past_due: [],
        disabled_reason: null,
      },
      ...{
        external_accounts: { object: 'list', data: [] },
        metadata: { seller_id: fields['metadata[seller_id]'] ?? '' },
      },
    };
    this.accounts.set(account.id, account);
    return ok(account);
  }

  #openLink({ account = '', return_url = '', refresh_url = '', type = '' }: Record<string, string>): StripeAnswer {
    if (!this.accounts.has(account)) return refuse(404, `No such account: '${account}'`, 'resource_missing');
    if (type !== 'account_onboarding' || !return_url || !refresh_url) return refuse(400, 'Missing required param.');
    this.links.set(account, { return_url, refresh_url });
    return ok({ object: 'account_link', url: `${this.pages}/setup/${account}`, expires_at: this.#tools.now() + 300 });
  }

  #transfer(fields: Record<string, string>): StripeAnswer {
    const { amount = '', currency = '', destination = '', transfer_group = '' } = fields;
    const account = this.accounts.get(destination);
    if (!account) return refuse(404, `No such destination: '${destination}'`, 'resource_missing');
    if (account.capabilities.transfers !== 'active') {
      return refuse(400, 'The account lacks a capability.', 'insufficient_capabilities_for_transfer');
    }
    if (Number(amount) > this.availableCents) return insufficient();
    const transfer: Transfer = {
      ...{ id: this.#tools.id('tr'), object: 'transfer', amount: Number(amount), amount_reversed: 0 },
      ...{ created: this.#tools.now(), currency, destination, destination_payment: this.#tools.id('py') },
      ...{ metadata: metadataIn(fields), reversed: false, transfer_group },
    };
    this.transfers.set(transfer.id, transfer);
    this.#tools.balance.add('transfer', transfer, -transfer.amount);
    this.#add(destination, toLocal(account, transfer).amount);
    return ok(transfer);
  }

  #reverse(id: string, fields: Record<string, string>): StripeAnswer {
    const transfer = this.transfers.get(id);
    if (!transfer) return refuse(404, `No such transfer: '${id}'`, 'resource_missing');
    const account = this.#account(transfer.destination);
    const { amount } = toLocal(account, transfer);
    if (transfer.reversed) return refuse(400, 'The transfer is fully reversed.');
    if ((this.balances.get(account.id) ?? 0) < amount) return insufficient();
    this.#add(account.id, -amount);
    Object.assign(transfer, { reversed: true, amount_reversed: transfer.amount });
    const reversal = { id: this.#tools.id('trr'), object: 'transfer_reversal', metadata: metadataIn(fields) };
    this.#tools.balance.add('transfer_reversal', reversal, transfer.amount);
    return ok({ ...reversal, amount: transfer.amount, transfer: id });
  }

  #readArrived(id: string, accountId: string | undefined): StripeAnswer {
    const transfer = [...this.transfers.values()].find((one) => one.destination_payment === id);
    if (!transfer || transfer.destination !== accountId)
      return refuse(404, `No such charge: '${id}'`, 'resource_missing');
    const local = toLocal(this.#account(accountId), transfer);
    const balance_transaction = { id: `txn_${id}`, object: 'balance_transaction', net: local.amount, ...local };
    return ok({ id, object: 'charge', balance_transaction });
  }

  #payOut(fields: Record<string, string>, account: string): StripeAnswer {
    const amount = Number(fields.amount);
    if (!this.accounts.has(account))
      return refuse(403, 'The key does not have access to the account.', 'account_invalid');
    if (this.refusing.has(account)) return refuse(400, 'Payouts are not allowed.', 'payouts_not_allowed');
    if (amount > (this.balances.get(account) ?? 0)) return insufficient();
    const payout: Payout = {
      ...{ id: this.#tools.id('po'), object: 'payout', account, amount, created: this.#tools.now() },
      ...{ currency: fields.currency ?? '', failure_message: null, metadata: metadataIn(fields), status: 'pending' },
    };
    this.#add(account, -amount);
    this.payouts.set(payout.id, payout);
    return ok(payout);
  }

  #found(object: object | undefined, type: string): StripeAnswer {
    return object ? ok(object) : refuse(404, `No such ${type}`, 'resource_missing');
  }

  #account(id: string): Account {
    const account = this.accounts.get(id);
    if (!account) throw new Error(`There is no account ${id}.`);
    return account;
  }

  #add(account: string, amount: number): void {
    this.balances.set(account, (this.balances.get(account) ?? 0) + amount);
  }
}

/** An account in the United States keeps what arrives; others keep dollars as euros, of which 90 cents are a dollar. */
function toLocal({ country }: Account, { amount, currency }: { amount: number; currency: string }) {
  return country === 'US' || currency !== 'usd'
    ? { amount, currency }
    : { amount: Math.round(amount * 0.9), currency: 'eur' };
}

function metadataIn(fields: Record<string, string>): Record<string, string> {
  const names = Object.entries(fields).filter(([name]) => name.startsWith('metadata['));
  return Object.fromEntries(names.map(([name, value]) => [name.slice('metadata['.length, -1), value]));
}
