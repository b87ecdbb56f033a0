import { commonText } from '../../../i18n/generated/common.ts';
import { ButtonLink } from '../buttons/button.tsx';
import { ObjectPicture } from '../display/object-picture.tsx';

/** The content of a page whose product or seller does not exist, with links to other pages. */
export function NotFound({ picture, title, message }: { picture: string; title: string; message: string }) {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-14 text-center sm:py-20">
      <ObjectPicture src={picture} alt="" className="mb-2 w-40 sm:w-48" />
      <h1 className="text-title sm:text-banner">{title}</h1>
      <p className="max-w-md text-base text-muted sm:text-lg">{message}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/search" tone="primary" size="large">
          {commonText('seeNew')}
        </ButtonLink>
        <ButtonLink to="/" size="large">
          {commonText('goHome')}
        </ButtonLink>
      </div>
    </div>
  );
}
