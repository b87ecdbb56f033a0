import type { ListingState } from '../../../contracts/storefront.ts';
import { Badge } from '../../ui/badge.tsx';

const badges: Record<ListingState, { tone: 'good' | 'neutral' | 'bad'; name: string }> = {
  live: { tone: 'good', name: 'Live' },
  paused: { tone: 'neutral', name: 'Paused' },
  removed: { tone: 'bad', name: 'Removed' },
};

export function StateBadge({ state }: { state: ListingState }) {
  const { tone, name } = badges[state];
  return <Badge tone={tone}>{name}</Badge>;
}
