import type { Thread } from '../../../../contracts/communication/threads.ts';
import { messagesText } from '../../../../i18n/generated/messages.ts';

/** The other side as it is shown: its name, or what it is. */
export function nameOfOther({ with: name }: Pick<Thread, 'with'>): string {
  return name === null ? messagesText('closedAccount') : name || messagesText('buyer');
}

/** What a thread is about, in words. */
export function nameOfSubject({ type, title, order_number: number }: Thread['subject']): string {
  if (type === 'shop') return messagesText('aboutShop');
  if (type === 'return') return messagesText('aboutReturn', { number: number ?? '' });
  if (type === 'order') return [number, title].filter(Boolean).join(' · ');
  return title ?? messagesText('notSold');
}
