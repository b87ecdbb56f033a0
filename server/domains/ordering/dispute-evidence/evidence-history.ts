import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderEvidenceText } from '../../../../i18n/generated/order-evidence.ts';
import { sellerOrderTimelineText } from '../../../../i18n/generated/seller-order-timeline.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import type { OrderEventName } from '../order-state/transitions.ts';
import type { Evidence } from './collect-evidence.service.ts';
import type { EvidenceRow } from './evidence-pages.ts';

const actors = { buyer: 'byBuyer', seller: 'bySeller', platform: 'byPlatform' } as const;

/** What happened to the order and its money, oldest first; the words of the seller's page that speak to the seller are others here. */
export function writeHistory({ events }: Evidence): EvidenceRow[] {
  return events.map(({ event, by, at, detail }) => {
    const cents = Number(detail.amount_cents ?? 0);
    return {
      label: `${formatDate(at)} ${at.toISOString().slice(11, 16)}`,
      text: joinFacts(
        nameOf(event as OrderEventName),
        orderEvidenceText(actors[by]),
        cents > 0 ? formatMoney(cents) : '',
      ),
    };
  });
}

function nameOf(event: OrderEventName): string {
  if (event === 'completed') return orderEvidenceText('completed');
  if (event === 'return_refused') return orderEvidenceText('returnRefused');
  return sellerOrderTimelineText(event);
}
