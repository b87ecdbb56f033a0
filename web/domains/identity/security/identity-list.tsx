import { useEffect, useState } from 'react';
import { type AuthMethods, getAuthMethods } from '../../../../contracts/identity/auth-methods.ts';
import { startIdentityLink, unlinkIdentity } from '../../../../contracts/identity/identities.ts';
import type { Security } from '../../../../contracts/identity/security.ts';
import { withoutLanguage } from '../../../../contracts/pages/language-path.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { authMethodsText } from '../../../../i18n/generated/auth-methods.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { providerNames, takeProviderResult } from '../session/provider-sign-in.ts';
import { useSecurityCall } from './use-security-call.ts';

const loadConfirmation = () => import('./link-confirmation.tsx').then((module) => module.LinkConfirmation);

interface IdentityListProps {
  identities: Security['identities'];
  onChanged: () => void;
}

/** Other sites that sign in to this account; shown where one is linked or can be. */
export function IdentityList({ identities, onChanged }: IdentityListProps) {
  const [providers, setProviders] = useState<AuthMethods['providers']>([]);
  const [challenge, setChallenge] = useState<string | null>(null);
  const { busyWith, call } = useSecurityCall(onChanged);
  const LinkConfirmation = useLazy(loadConfirmation, challenge !== null);
  const withReauthentication = useReauthentication();
  const showToast = useToast();
  const showFailure = useFailureToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    api(getAuthMethods).then((methods) => setProviders(methods.providers), showFailure);
    const { link, problem } = takeProviderResult();
    if (problem) showToast({ text: authMethodsText('failed'), tone: 'bad', accountRole: 'seller' });
    if (link) setChallenge(link);
  }, []);

  async function start(provider: AuthMethods['providers'][number]['id']) {
    const body = { provider, language: getLocale(), return_path: withoutLanguage(window.location.pathname) };
    try {
      const { address } = await withReauthentication(() => api(startIdentityLink, { body }));
      window.location.assign(address);
    } catch (error) {
      showFailure(error);
    }
  }

  const nameOf = (id: keyof typeof providerNames) => providers.find((one) => one.id === id)?.name ?? providerNames[id];
  if (providers.length === 0 && identities.length === 0 && challenge === null) return null;
  return (
    <section aria-labelledby="linked-heading">
      <h3 id="linked-heading" className="font-sans font-semibold text-body">
        {securityText('linked')}
      </h3>
      {identities.length === 0 && <p className="mt-1 text-muted text-sm">{securityText('noLinked')}</p>}
      <ul className="divide-y divide-line">
        {identities.map(({ id, provider, email, created_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <p className="min-w-0 flex-[1_1_12rem]">
              <span className="block font-semibold">{nameOf(provider)}</span>
              <span className="break-words text-caption text-muted">
                {email
                  ? securityText('linkedAs', { date: formatDate(created_at), email })
                  : securityText('linkedOn', { date: formatDate(created_at) })}
              </span>
            </p>
            <Button
              size="small"
              isBusy={busyWith === id}
              aria-label={securityText('unlinkProvider', { provider: nameOf(provider) })}
              onClick={() => call(id, () => api(unlinkIdentity, { params: { id } }))}
            >
              {securityText('unlink')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {providers.map(({ id, name }) => (
          <Button key={id} onClick={() => start(id)}>
            {securityText('link', { provider: name })}
          </Button>
        ))}
      </div>
      {challenge !== null && LinkConfirmation && (
        <LinkConfirmation
          challenge={challenge}
          nameOf={nameOf}
          onChanged={onChanged}
          onClose={() => setChallenge(null)}
        />
      )}
    </section>
  );
}
