import lantern from '@lobehub/fluent-emoji-3d/assets/1f3ee.webp';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ObjectPicture } from '../../ui/object-picture.tsx';

/** Shown in place of a page that failed to load or render. */
export function ErrorPage() {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-16 text-center sm:py-24">
      <ObjectPicture src={lantern} alt="" className="mb-2 w-40 sm:w-48" />
      <h1 className="text-title sm:text-banner">This page could not be shown</h1>
      <p className="max-w-md text-muted text-base sm:text-lg">
        Something did not work. Nothing you saved is lost. Please try again in a moment.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button tone="primary" size="large" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink to="/" size="large" reloadDocument>
          Go to Home
        </ButtonLink>
      </div>
    </div>
  );
}
