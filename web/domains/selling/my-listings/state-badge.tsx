import type { ListingState } from '../../../../contracts/selling/storefront.ts';
import { storefrontText } from '../../../../i18n/generated/storefront.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const tones = { live: 'good', paused: 'neutral', removed: 'bad' } as const;

export function StateBadge({ state }: { state: ListingState }) {
  return <Badge tone={tones[state]}>{storefrontText(state)}</Badge>;
}
