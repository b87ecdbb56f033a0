import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { AuthMethods } from '../../../../contracts/identity/auth-methods.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { joinNames } from '../../../../i18n/join-text.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { startAddress } from '../session/provider-sign-in.ts';
import { readReturnPath } from '../session/return-path.ts';

/** Always shown; one that the operator has not connected looks so, and the line below says why. */
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
  const [search] = useSearchParams();
  const reasonId = useId();
  const shown = [...wellKnown, ...providers.filter(({ id }) => id === 'oidc')];
  const isConnected = (id: string) => providers.some((connected) => connected.id === id);
  const missing = shown.filter(({ id }) => !isConnected(id)).map(({ name }) => name);
  const start = { role: accountRole, returnPath: readReturnPath(search), language: getLocale() };
  return (
    <div className="mt-5">
      <p className="text-center text-muted text-sm">{accountsText('orContinueWith')}</p>
      <div className="mt-5 grid grid-cols-2 gap-2.5 max-tiny:grid-cols-1">
        {shown.map(({ id, name: provider }) =>
          isConnected(id) ? (
            <a key={id} href={startAddress(id, start)} className={buttonClasses({ isWide: true })}>
              {provider}
            </a>
          ) : (
            // Reached by keyboard too, so that everybody learns why it does nothing.
            <button
              key={id}
              type="button"
              aria-disabled="true"
              aria-describedby={reasonId}
              className={buttonClasses({ isWide: true, className: 'cursor-not-allowed border-dashed text-muted' })}
            >
              {provider}
            </button>
          ),
        )}
      </div>
      {missing.length > 0 && (
        <p id={reasonId} className="mt-2.5 text-center text-caption text-muted">
          {accountsText('notSetUp', { provider: joinNames(missing) })}
        </p>
      )}
    </div>
  );
}
