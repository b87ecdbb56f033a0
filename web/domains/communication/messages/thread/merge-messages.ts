import type { ThreadMessage } from '../../../../../contracts/communication/threads.ts';

/** Two parts of a thread as one, each message once and in the order in which they were written. */
export function mergeMessages(known: readonly ThreadMessage[], others: readonly ThreadMessage[]): ThreadMessage[] {
  const byId = new Map([...known, ...others].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => Number(one.id) - Number(other.id));
}
