import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderEvidenceText } from '../../../../i18n/generated/order-evidence.ts';
import { sellerOrderTimelineText } from '../../../../i18n/generated/seller-order-timeline.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import type { OrderEventName } from '../order-state/transitions.ts';
import type { Evidence } from './collect-evidence.service.ts';
import type { EvidenceRow } from './evidence-pages.ts';

/** In UTC, as the heading says. */
const minuteOf = (at: Date): string => `${formatDate(at)} ${at.toISOString().slice(11, 16)}`;

const actors = { buyer: 'byBuyer', seller: 'bySeller', platform: 'byPlatform' } as const;

/** What happened to the order and its money, oldest first; the words of the seller's page that speak to the seller are others here. */
export function writeHistory({ order, events }: Evidence): EvidenceRow[] {
  return events.map(({ event, by, at, detail }) => {
    const cents = Number(detail.amount_cents ?? 0);
    return {
      label: minuteOf(at),
      text: joinFacts(
        nameOf(event as OrderEventName),
        nameOfActor(by),
        cents > 0 ? formatMoney(cents, order.currency) : '',
      ),
    };
  });
}

function nameOf(event: OrderEventName): string {
  if (event === 'completed') return orderEvidenceText('completed');
  if (event === 'return_refused') return orderEvidenceText('returnRefused');
  return sellerOrderTimelineText(event);
}

/** Who wrote a message, or did something. */
export const nameOfActor = (by: keyof typeof actors): string => orderEvidenceText(actors[by]);

/** The conversation of buyer and seller about the order, oldest first. */
export function writeMessages({ messages }: Evidence): EvidenceRow[] {
  return messages.map(({ by, text, at }) => ({
    label: minuteOf(at),
    text: joinFacts(nameOfActor(by), text),
  }));
}
