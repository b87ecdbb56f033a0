import type { ListingState } from '../../../../contracts/selling/my-listings.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const tones = { live: 'good', paused: 'neutral', removed: 'bad' } as const;

export function StateBadge({ state }: { state: ListingState }) {
  return <Badge tone={tones[state]}>{myListingsText(state)}</Badge>;
}
