import stall from '@lobehub/fluent-emoji-3d/assets/1f3ea.webp';
import { NotFound } from '../../ui/not-found.tsx';

/** Shown for an unknown seller id. */
export function SellerGone() {
  return (
    <NotFound
      picture={stall}
      title="There is no such seller here."
      message="Perhaps the shop has closed, or the address has a typing mistake. Other stalls are open."
    />
  );
}
