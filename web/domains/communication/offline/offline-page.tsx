import lantern from '@lobehub/fluent-emoji-3d/assets/1f3ee.webp';
import { commonText } from '../../../../i18n/generated/common.ts';
import { offlineText } from '../../../../i18n/generated/offline.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Logo } from '../../../ui/display/logo.tsx';
import { ObjectPicture } from '../../../ui/display/object-picture.tsx';
import { KeptCart, KeptDraft, KeptThreads } from './kept-parts.tsx';
import { useKept } from './use-kept.ts';
import { readReturn, useReturn } from './use-return.ts';

/** Shown in place of a page that could not be loaded: what this browser holds stays in reach. */
export function OfflinePage() {
  const isReachable = useReturn();
  const kept = useKept();
  const isEmpty = kept && kept.cart.length === 0 && !kept.draft && kept.threads.length === 0;
  const tryAgain = () => window.location.replace(readReturn() ?? window.location.href);
  return (
    <main id="main" tabIndex={-1} className="page-width min-h-(--page-height) py-10 outline-none">
      <div className="mx-auto max-w-[42rem]">
        <Logo />
        <ObjectPicture src={lantern} alt="" className="mt-6 w-24" />
        <h1 className="mt-4 text-title sm:text-banner">{offlineText(isReachable ? 'backTitle' : 'title')}</h1>
        <p className="mt-3 text-lg text-muted">{offlineText(isReachable ? 'backText' : 'text')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button tone="primary" size="large" onClick={tryAgain}>
            {commonText('tryAgain')}
          </Button>
          {isReachable && (
            <ButtonLink to="/" size="large" reloadDocument>
              {commonText('goHome')}
            </ButtonLink>
          )}
        </div>
        {isEmpty && <p className="mt-8 text-muted">{offlineText('nothing')}</p>}
        {kept && kept.cart.length > 0 && <KeptCart lines={kept.cart} />}
        {kept?.draft && <KeptDraft draft={kept.draft} />}
        {kept && kept.threads.length > 0 && <KeptThreads threads={kept.threads} />}
      </div>
    </main>
  );
}
