import { useSearchParams } from 'react-router';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { AuthMethods } from '../../../../contracts/identity/auth-methods.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { startAddress } from '../session/provider-sign-in.ts';
import { readReturnPath } from '../session/return-path.ts';

/** Always shown; one that the operator has not connected says so. */
const wellKnown: AuthMethods['providers'] = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
];

export function SocialButtons({
  accountRole,
  providers,
}: {
  accountRole: UserType;
  providers: AuthMethods['providers'];
}) {
  const showToast = useToast();
  const [search] = useSearchParams();
  const shown = [...wellKnown, ...providers.filter(({ id }) => id === 'oidc')];
  const start = { role: accountRole, returnPath: readReturnPath(search), language: getLocale() };
  return (
    <div className="mt-5">
      <p className="text-center text-muted text-sm">{accountsText('orContinueWith')}</p>
      <div className="mt-5 grid grid-cols-2 gap-2.5 max-tiny:grid-cols-1">
        {shown.map(({ id, name: provider }) =>
          providers.some((connected) => connected.id === id) ? (
            <a key={id} href={startAddress(id, start)} className={buttonClasses({ isWide: true })}>
              {provider}
            </a>
          ) : (
            <Button
              key={id}
              isWide
              onClick={() => showToast({ text: accountsText('notSetUp', { provider }), tone: 'bad', accountRole })}
            >
              {provider}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}
