import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { wrongAccountText } from '../../../../i18n/generated/wrong-account.ts';
import { sentenceSpace } from '../../../../i18n/join-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useSession } from '../session/session.ts';
import { setWrongAccount, useWrongAccount, type WrongAccount } from '../session/wrong-account.ts';

const OtherAccountDialog = lazy(() => import('./other-account-dialog.tsx'));

/** Explains why a signed-in user was redirected, on Home or where they tried to buy, and offers the other role of account. */
export function WrongAccountNote() {
  const wrong = useWrongAccount();
  const { pathname } = useLocation();
  const session = useSession();
  if (!wrong || pathname !== (wrong.shownAt ?? '/') || !session || session.user_type === wrong.requiredType)
    return null;
  return <Note wrong={wrong} />;
}

function Note({ wrong }: { wrong: WrongAccount }) {
  const [isOpening, setOpening] = useState(wrong.shownAt !== undefined);
  // Leaving the page dismisses the note.
  useEffect(() => () => setWrongAccount(null), []);
  const isForSellers = wrong.requiredType === 'seller';
  return (
    <section aria-label={wrongAccountText('label')} className="page-width pt-3">
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-brand-soft py-3 pr-2 pl-4.5"
      >
        <p className="min-w-0 flex-[1_1_16rem]">
          <span className="block font-semibold">
            {isForSellers ? wrongAccountText('sellersOnly') : customersOnlyReason(wrong.requestedPath)}
          </span>
          {sentenceSpace()}
          {wrongAccountText(isForSellers ? 'signedInAsCustomer' : 'signedInAsSeller')}
        </p>
        <Button tone="primary" onClick={() => setOpening(true)}>
          {wrongAccountText(isForSellers ? 'openSeller' : 'openCustomer')}
        </Button>
        <IconButton label={wrongAccountText('dismiss')} icon={X} onClick={() => setWrongAccount(null)} />
      </div>
      <Suspense>{isOpening && <OtherAccountDialog wrong={wrong} onClose={() => setOpening(false)} />}</Suspense>
    </section>
  );
}

function customersOnlyReason(requestedPath: string): string {
  return wrongAccountText(requestedPath.startsWith('/favorites') ? 'favoritesForCustomers' : 'customersOnly');
}
