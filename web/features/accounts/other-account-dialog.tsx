import { useNavigate } from 'react-router';
import { openOtherAccount } from '../../../contracts/other-account.ts';
import { otherAccountText } from '../../../messages/generated/other-account.ts';
import { wrongAccountText } from '../../../messages/generated/wrong-account.ts';
import { joinSentences } from '../../../messages/join-text.ts';
import { api } from '../../lib/api.ts';
import { startSession, useHasPassword, useSession } from '../../lib/session.ts';
import type { WrongAccount } from '../../lib/wrong-account.ts';
import { useApiCallWithToast } from '../../ui/api-call-with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/forms.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useProof } from '../proof/proof-provider.tsx';

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
  const withProof = useProof();
  const needsPassword = useHasPassword();
  const form = useForm(['current_password'] as const, {
    check: ({ current_password }): { current_password?: string } =>
      current_password || !needsPassword ? {} : { current_password: otherAccountText('passwordRequired') },
    async send(body) {
      const answer = await call(withProof(() => api(openOtherAccount, { body })));
      if (!answer) return;
      const { token, user_type, post } = answer;
      startSession({ token, user_type, post });
      await navigate(requestedPath);
    },
  });
  const identity = session?.post.email ?? session?.post.phone;
  const isForSellers = requiredType === 'seller';
  return (
    <Dialog isOpen onClose={onClose} title={wrongAccountText(isForSellers ? 'openSeller' : 'openCustomer')}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="text-muted">
          {joinSentences(
            identity ? otherAccountText('sameSignIn', { identity }) : otherAccountText('sameWays'),
            otherAccountText(isForSellers ? 'customerStays' : 'sellerStays'),
          )}
        </p>
        {needsPassword && (
          <PasswordField
            label={otherAccountText('currentPassword')}
            name="current_password"
            autoComplete="current-password"
            error={form.errors.current_password}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{otherAccountText('notNow')}</Button>
          <Button type="submit" tone="primary" isBusy={form.isBusy} disabled={!form.isReady}>
            {otherAccountText('open')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
