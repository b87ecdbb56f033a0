import { lazy, Suspense, useState } from 'react';
import { renewRecoveryCodes, startSecondStep, turnSecondStepOff } from '../../../../contracts/identity/second-step.ts';
import type { Security } from '../../../../contracts/identity/security.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useProof } from '../reauthentication/proof-provider.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecurityCall } from './use-security-call.ts';

const EnrolDialog = lazy(() => import('./enrol-dialog.tsx'));

interface SecondStepSectionProps {
  secondStep: Security['second_step'];
  onChanged: () => void;
}

export function SecondStepSection({ secondStep, onChanged }: SecondStepSectionProps) {
  const [secret, setSecret] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busyWith, call } = useSecurityCall(onChanged);
  const withProof = useProof();
  const showFailure = useFailureToast();

  async function renew() {
    const answer = await call('renew', () => api(renewRecoveryCodes));
    if (answer) setCodes(answer.recovery_codes);
  }

  return (
    <section aria-labelledby="second-step-heading">
      <h3 id="second-step-heading" className="font-sans font-semibold text-body">
        {securityText('secondStep')}
      </h3>
      <p className="mt-1 text-muted text-sm">
        {secondStep
          ? securityText('secondStepOn', { count: secondStep.recovery_codes_left })
          : securityText('secondStepOff')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {secondStep ? (
          <>
            <Button isBusy={busyWith === 'renew'} onClick={renew}>
              {securityText('newCodes')}
            </Button>
            <Button isBusy={busyWith === 'off'} onClick={() => call('off', () => api(turnSecondStepOff))}>
              {securityText('turnOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => withProof(() => api(startSecondStep)).then(setSecret, showFailure)}>
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
