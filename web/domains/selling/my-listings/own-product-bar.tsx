import { Pencil } from 'lucide-react';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { ownProductText } from '../../../../i18n/generated/own-product.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useSession } from '../../identity/session/session.ts';

/** On the public page of their own product a seller can edit it or go back to their listings; others see nothing. */
export function OwnProductBar({ product }: { product: Pick<ProductDetails, 'id' | 'seller'> }) {
  const session = useSession();
  if (session?.user_type !== 'seller' || String(session.post.id) !== product.seller.id) return null;
  return (
    <section
      aria-label={ownProductText('label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-brand-soft px-4 py-2.5"
    >
      <p className="mr-auto font-semibold text-sm">{ownProductText('isYours')}</p>
      <ButtonLink to="/storefront">{ownProductText('myListings')}</ButtonLink>
      <ButtonLink
        to={`/storefront?edit=${product.id}`}
        tone="primary"
        icon={<Pencil aria-hidden="true" className="size-4" />}
      >
        {ownProductText('edit')}
      </ButtonLink>
    </section>
  );
}
