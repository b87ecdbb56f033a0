import { confirmTwoFactor } from '../../../../contracts/identity/two-factor.ts';
import { quietZone } from '../../../../contracts/text/draw-qr.ts';
import { securityText } from '../../../../i18n/generated/security.ts';
import { api } from '../../../lib/api/api.ts';
import { drawQrCode } from '../../../lib/files/qr-code.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { replaceToken } from '../session/replace-token.ts';

interface EnrolDialogProps {
  secret: string;
  address: string;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** Addresses may be long; the dialog shows the code large enough for them. */
const maxLength = 400;

/** Shows the secret for an authenticator app and asks for a first code. */
// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export.
export default function EnrolDialog({ secret, address, onClose, onDone }: EnrolDialogProps) {
  const drawing = drawQrCode(address, maxLength);
  const side = (drawing?.size ?? 0) + 2 * quietZone;
  const form = useForm(['code'] as const, {
    check: ({ code }): { code?: string } => (code ? {} : { code: securityText('codeRequired') }),
    refusals: { wrong_code: 'code', too_many_sign_ins: 'code' },
    async send(body) {
      const { token, recovery_codes } = await api(confirmTwoFactor, { body });
      replaceToken(token);
      onDone(recovery_codes);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={securityText('enrolTitle')}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="text-muted">{securityText('enrolScan')}</p>
        {drawing && (
          <svg
            role="img"
            aria-label={securityText('qrCode')}
            viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
            shapeRendering="crispEdges"
            className="mx-auto w-56 max-w-full rounded-control bg-(--qr-light)"
          >
            <path d={drawing.path} className="fill-(--qr-dark)" />
          </svg>
        )}
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
        <Button type="submit" tone="primary" className="self-end" isBusy={form.isBusy} disabled={!form.isReady}>
          {securityText('turnOn')}
        </Button>
      </form>
    </Dialog>
  );
}
