import type { MetaArgs } from 'react-router';
import { foodText } from '../../../i18n/generated/food.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { FoodFrame } from '../../domains/marketplace/food/food-frame.tsx';
import { FoodMenu } from '../../domains/marketplace/food/food-menu.tsx';
import { PhoneBox } from '../../domains/marketplace/food/phone-box.tsx';
import { drawQrCode } from '../../lib/files/qr-code.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { AccountActions } from '../shell/header/account/account-actions.tsx';
import { AccountMenu } from '../shell/header/account/account-menu.tsx';
import { CartLink } from '../shell/header/cart-link.tsx';
import { FavoritesLink } from '../shell/header/favorites-link.tsx';
import type { Route } from './+types/design.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: `${shellText('food')} · Snapbazaar`,
    description: foodText('description'),
    address: { origin: originOf(matches), path: '/design' },
  });

/** Draws the QR code on the server, so that the page does not ship the QR library. */
export function loader({ request }: Route.LoaderArgs) {
  return { code: drawQrCode(`${new URL(request.url).origin}/`) };
}

/** The data does not depend on filter or search, so it is never loaded again. */
export const shouldRevalidate = () => false;

export default function DesignPage({ loaderData }: Route.ComponentProps) {
  return (
    <FoodFrame
      account={
        <>
          <FavoritesLink hasLabel />
          <CartLink hasLabel />
          <AccountActions className="mt-auto px-2.5" />
        </>
      }
      accountMenu={<AccountMenu className="lg:in-[body:not([data-session])]:hidden" />}
      box={<PhoneBox code={loaderData.code} />}
    >
      <h1 className="mb-5 font-extrabold text-title tracking-[-0.02em] sm:text-display lg:text-banner">
        {foodText('heading')}
      </h1>
      <FoodMenu />
    </FoodFrame>
  );
}
