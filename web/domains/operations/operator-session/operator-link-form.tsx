import { useNavigate } from 'react-router';
import { findNewPasswordProblem } from '../../../../contracts/identity/rules/account-rules.ts';
import { useOperatorLink as finishOperatorLink } from '../../../../contracts/operations/operators.ts';
import { quietZone } from '../../../../contracts/text/draw-qr.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { operatorText } from '../../../../i18n/generated/operator.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { drawQrCode } from '../../../lib/files/qr-code.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { type FormErrors, useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { operatorApi } from './operator-api.ts';
import { startOperatorSession } from './operator-session.ts';

/** Addresses of authenticator apps hold the email, which may be long. */
const maxLength = 500;
const fieldNames = ['password', 'code'] as const;

interface OperatorLinkFormProps {
  token: string;
  secret: string;
  address: string;
}

/** Connects the authenticator app and sets the password; both are needed before anything else. */
export function OperatorLinkForm({ token, secret, address }: OperatorLinkFormProps) {
  const navigate = useNavigate();
  const form = useForm(fieldNames, {
    check({ password, code }): FormErrors<(typeof fieldNames)[number]> {
      const problem = findNewPasswordProblem(password);
      return {
        ...(problem ? { password: problem } : {}),
        ...(code ? {} : { code: securityText('codeRequired') }),
      };
    },
    refusals: { wrong_code: 'code', weak_password: 'password' },
    async send({ password, code }) {
      startOperatorSession(await operatorApi(finishOperatorLink, { body: { token, password, code } }));
      await navigate('/operator', { replace: true });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">{securityText('enrolScan')}</p>
      <QrCode address={address} />
      <p className="text-muted text-sm">
        {securityText('enrolKey')} <code className="break-all font-mono text-ink">{secret}</code>
      </p>
      <TextField
        label={securityText('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errors.code}
      />
      <PasswordField
        label={accountsText('password')}
        name="password"
        autoComplete="new-password"
        hint={form.errors.password ? undefined : accountsText('passwordHint')}
        error={form.errors.password}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={form.isBusy} disabled={!form.isReady}>
        {operatorText('finish')}
      </Button>
    </form>
  );
}

function QrCode({ address }: { address: string }) {
  const drawing = drawQrCode(address, maxLength);
  if (!drawing) return null;
  const side = drawing.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={securityText('qrCode')}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-control bg-(--qr-light)"
    >
      <path d={drawing.path} className="fill-(--qr-dark)" />
    </svg>
  );
}
