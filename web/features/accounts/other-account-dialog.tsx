import { useNavigate } from 'react-router';
import { openOtherAccount } from '../../../contracts/other-account.ts';
import { joinSentences } from '../../../messages/join-text.ts';
import { otherAccountText } from '../../../messages/other-account.ts';
import { wrongAccountText } from '../../../messages/wrong-account.ts';
import { api } from '../../lib/api.ts';
import { startSession, useHasPassword, useSession } from '../../lib/session.ts';
import type { WrongAccount } from '../../lib/wrong-account.ts';
import { useApiCallWithToast } from '../../ui/api-call-with-toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
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
        <FormButtons
          label={otherAccountText('open')}
          cancelLabel={otherAccountText('notNow')}
          isBusy={form.isBusy}
          isReady={form.isReady}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
