import { useNavigate } from 'react-router';
import { openOtherAccount } from '../../../contracts/other-account.ts';
import { api } from '../../lib/api.ts';
import { startSession, useSession } from '../../lib/session.ts';
import type { WrongAccount } from '../../lib/wrong-account.ts';
import { useApiCallWithToast } from '../../ui/api-call-with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/forms.ts';
import { PasswordField } from '../../ui/password-field.tsx';

interface OtherAccountDialogProps {
  wrong: WrongAccount;
  onClose: () => void;
}

/** Opens the other kind of account with the same email or phone, after checking the password. */
// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export.
export default function OtherAccountDialog({ wrong, onClose }: OtherAccountDialogProps) {
  const { requiredType, requestedPath } = wrong;
  const session = useSession();
  const navigate = useNavigate();
  const call = useApiCallWithToast();
  const form = useForm(['current_password'] as const, {
    check: ({ current_password }): { current_password?: string } =>
      current_password ? {} : { current_password: 'Current Password is required' },
    async send(body) {
      const answer = await call(api(openOtherAccount, { body }));
      if (!answer) return;
      const { token, user_type, post } = answer;
      startSession({ token, user_type, post });
      await navigate(requestedPath);
    },
  });
  const identity = session?.post.email ?? session?.post.phone;
  return (
    <Dialog isOpen onClose={onClose} title={`Open a ${requiredType} account`}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="text-muted">
          It has {identity ? `the same sign-in, ${identity},` : 'the same email or phone'} and the same password. Your{' '}
          {requiredType === 'seller' ? 'customer' : 'seller'} account stays as it is; sign in to either whenever you
          like.
        </p>
        <PasswordField
          label="Current Password"
          name="current_password"
          autoComplete="current-password"
          error={form.errors.current_password}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" tone="primary" isBusy={form.isBusy} disabled={!form.isReady}>
            Open and sign in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
