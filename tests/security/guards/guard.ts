import type { SellerRecords } from './seller-records.ts';

/** The parts of a request. */
export interface RequestParts {
  params?: Record<string, string>;
  body?: object;
  file?: Blob;
}

/** How a call protects the data of one account from all others. */
export type Guard =
  /** It contains no account's data. */
  | { is: 'everyone’s' }
  /** The session alone determines the account. The body makes the call succeed; it may contain keys of another account. */
  | { is: 'the caller’s'; body?: (of: SellerRecords) => object; status?: number }
  /** Whoever has the token of a mail may call; it is random and given to nobody else. */
  | { is: 'the token’s' }
  /** It names a record. To other accounts it looks like one that does not exist. */
  | { is: 'the owner’s'; thing: keyof SellerRecords; ask: Ask }
  /** No token of an account opens it; what operators may do is tested beside the feature. */
  | { is: 'the operator’s' }
  /** It needs a device, a mail or another site, which the named test has. */
  | { is: 'tested elsewhere'; by: string };

/** A request for the record with this id; `ownPhoto` is the id of one of the caller's photos. */
export type Ask = (name: string, ownPhoto: string) => RequestParts;

export const everyones: Guard = { is: 'everyone’s' };
export const tokens: Guard = { is: 'the token’s' };
/** `status` is that of the answer to an account which is verified already. */
export const callers = (body?: (of: SellerRecords) => object, status = 200): Guard => ({
  is: 'the caller’s',
  status,
  ...(body ? { body } : {}),
});
export const owners = (thing: keyof SellerRecords, ask: Ask): Guard => ({ is: 'the owner’s', thing, ask });

export const operators: Guard = { is: 'the operator’s' };

export const testedBy = (by: string): Guard => ({ is: 'tested elsewhere', by });

export const byId = (id: string) => ({ params: { id } });
