import type { MetaArgs } from 'react-router';
import { foodText } from '../../messages/generated/food.ts';
import { shellText } from '../../messages/generated/shell.ts';
import { FoodFrame } from '../features/food/food-frame.tsx';
import { FoodMenu } from '../features/food/food-menu.tsx';
import { PhoneBox } from '../features/food/phone-box.tsx';
import { AccountActions } from '../features/shell/account-actions.tsx';
import { AccountMenu } from '../features/shell/account-menu.tsx';
import { FavoritesLink } from '../features/shell/favorites-link.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { drawQrCode } from '../lib/qr-code.ts';
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
          <AccountActions className="mt-auto px-2.5" />
        </>
      }
      accountMenu={<AccountMenu />}
      box={<PhoneBox code={loaderData.code} />}
    >
      <h1 className="mb-5 font-extrabold text-title tracking-[-0.02em] sm:text-display lg:text-banner">
        {foodText('heading')}
      </h1>
      <FoodMenu />
    </FoodFrame>
  );
}
