import { lazy, Suspense, useState } from 'react';
import type { Security } from '../../../../contracts/identity/security.ts';
import { renewRecoveryCodes, startTwoFactor, turnTwoFactorOff } from '../../../../contracts/identity/two-factor.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecurityCall } from './use-security-call.ts';

const EnrolDialog = lazy(() => import('./enrol-dialog.tsx'));

interface TwoFactorSectionProps {
  twoFactor: Security['two_factor'];
  onChanged: () => void;
}

export function TwoFactorSection({ twoFactor, onChanged }: TwoFactorSectionProps) {
  const [secret, setSecret] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busyWith, call } = useSecurityCall(onChanged);
  const withReauthentication = useReauthentication();
  const showFailure = useFailureToast();

  async function renew() {
    const answer = await call('renew', () => api(renewRecoveryCodes));
    if (answer) setCodes(answer.recovery_codes);
  }

  return (
    <section aria-labelledby="two-factor-heading">
      <h3 id="two-factor-heading" className="font-sans font-semibold text-body">
        {securityText('twoFactor')}
      </h3>
      <p className="mt-1 text-muted text-sm">
        {twoFactor
          ? securityText('twoFactorOn', { count: twoFactor.recovery_codes_left })
          : securityText('twoFactorOff')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {twoFactor ? (
          <>
            <Button isBusy={busyWith === 'renew'} onClick={renew}>
              {securityText('newCodes')}
            </Button>
            <Button isBusy={busyWith === 'off'} onClick={() => call('off', () => api(turnTwoFactorOff))}>
              {securityText('turnOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => withReauthentication(() => api(startTwoFactor)).then(setSecret, showFailure)}>
            {securityText('turnOn')}
          </Button>
        )}
      </div>
      {secret && (
        <Suspense>
          <EnrolDialog
            {...secret}
            onClose={() => setSecret(null)}
            onDone={(recoveryCodes) => {
              setSecret(null);
              setCodes(recoveryCodes);
              onChanged();
            }}
          />
        </Suspense>
      )}
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </section>
  );
}
