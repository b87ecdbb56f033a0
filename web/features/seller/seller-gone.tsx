import stall from '@lobehub/fluent-emoji-3d/assets/1f3ea.webp';
import { ButtonLink } from '../../ui/button.tsx';
import { ObjectPicture } from '../../ui/object-picture.tsx';

/** For an id that is no seller's. */
export function SellerGone() {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-14 text-center sm:py-20">
      <ObjectPicture src={stall} alt="" className="mb-2 w-40 sm:w-48" />
      <h1 className="text-3xl sm:text-5xl">There is no such seller here.</h1>
      <p className="max-w-md text-base text-muted sm:text-lg">
        Perhaps the shop has closed, or the address has a typing mistake. Other stalls are open.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/search" tone="primary" size="large">
          See what is new
        </ButtonLink>
        <ButtonLink to="/" size="large">
          Go to Home
        </ButtonLink>
      </div>
    </div>
  );
}
