import stall from '@lobehub/fluent-emoji-3d/assets/1f3ea.webp';
import { sellerText } from '../../../../i18n/generated/seller.ts';
import { NotFound } from '../../../ui/states/not-found.tsx';

/** Shown for an unknown seller id. */
export function SellerGone() {
  return <NotFound picture={stall} title={sellerText('goneTitle')} message={sellerText('goneText')} />;
}
