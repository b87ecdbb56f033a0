import crane from '@lobehub/fluent-emoji-3d/assets/1f3d7-fe0f.webp';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ObjectPicture } from '../ui/object-picture.tsx';

export const meta = () =>
  pageMeta({ title: 'Being built · Snapbazaar', description: 'This page of Snapbazaar is being built.' });

/** Stands where a page of the route table will be. */
export default function ComingRoomPage() {
  return (
    <SellerPage title="This room is being built">
      <div className="flex flex-col items-center gap-4 py-10 text-center">
        <ObjectPicture src={crane} alt="" className="mb-2 w-40" />
        <p className="max-w-md text-base text-muted">
          We are still building this page; meanwhile every aisle of the shop is open to you.
        </p>
        <ButtonLink to="/" tone="primary" size="large" className="mt-3">
          Go to the shop
        </ButtonLink>
      </div>
    </SellerPage>
  );
}
