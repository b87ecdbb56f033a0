import label from '@lobehub/fluent-emoji-3d/assets/1f3f7-fe0f.webp';
import { ButtonLink } from '../../ui/button.tsx';
import { ObjectPicture } from '../../ui/object-picture.tsx';

/** For an id that never was, and for a listing that is paused or gone: a visitor need not know which. */
export function ProductGone() {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-14 text-center sm:py-20">
      <ObjectPicture src={label} alt="" className="mb-2 w-40 sm:w-48" />
      <h1 className="text-3xl sm:text-5xl">This product is no longer for sale.</h1>
      <p className="max-w-md text-base text-muted sm:text-lg">
        Perhaps it was sold, or its seller took it back. There is more to see.
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
