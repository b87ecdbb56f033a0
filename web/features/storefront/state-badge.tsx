import type { ListingState } from '../../../contracts/storefront.ts';
import { storefrontText } from '../../../messages/generated/storefront.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { live: 'good', paused: 'neutral', removed: 'bad' } as const;

export function StateBadge({ state }: { state: ListingState }) {
  return <Badge tone={tones[state]}>{storefrontText(state)}</Badge>;
}
