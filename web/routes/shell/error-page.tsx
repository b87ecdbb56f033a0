import lantern from '@lobehub/fluent-emoji-3d/assets/1f3ee.webp';
import { commonText } from '../../../i18n/generated/common.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Logo } from '../../ui/display/logo.tsx';
import { ObjectPicture } from '../../ui/display/object-picture.tsx';

/** Shown in place of a page that failed to load or render. Without header and footer, which seller pages do not load. */
export function ErrorPage() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex outline-none min-h-(--page-height) flex-col items-center justify-center gap-4 py-16 text-center"
    >
      <Logo />
      <ObjectPicture src={lantern} alt="" className="mb-2 w-40 sm:w-48" />
      <h1 className="text-title sm:text-banner">{shellText('errorTitle')}</h1>
      <p className="max-w-md text-muted text-base sm:text-lg">{shellText('errorText')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button tone="primary" size="large" onClick={() => window.location.reload()}>
          {commonText('tryAgain')}
        </Button>
        <ButtonLink to="/" size="large" reloadDocument>
          {commonText('goHome')}
        </ButtonLink>
      </div>
    </main>
  );
}
