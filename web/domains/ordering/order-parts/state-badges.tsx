import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';

interface StateBadgesProps {
  tone: ComponentProps<typeof Badge>['tone'];
  state: string;
  /** The word for an open return; null where there is none. */
  openReturn: string | null;
}

/** The state of an order and, beside it, an open return. */
export function StateBadges({ tone, state, openReturn }: StateBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tone}>{state}</Badge>
      {openReturn !== null && <Badge tone="warn">{openReturn}</Badge>}
    </span>
  );
}
