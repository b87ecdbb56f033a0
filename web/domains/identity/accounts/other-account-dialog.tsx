import { useNavigate } from 'react-router';
import { openOtherAccount } from '../../../../contracts/identity/other-account.ts';
import { otherAccountText } from '../../../../i18n/generated/other-account.ts';
import { wrongAccountText } from '../../../../i18n/generated/wrong-account.ts';
import { joinSentences } from '../../../../i18n/join-text.ts';
import { api } from '../../../lib/api/api.ts';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { startSession, useHasPassword, useSession } from '../session/session.ts';
import type { WrongAccount } from '../session/wrong-account.ts';

interface OtherAccountDialogProps {
  wrong: WrongAccount;
  onClose: () => void;
}

/** Opens the other role of account with the same email or phone, after checking the password. */
// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export.
export default function OtherAccountDialog({ wrong, onClose }: OtherAccountDialogProps) {
  const { requiredType, requestedPath } = wrong;
  const session = useSession();
  const navigate = useNavigate();
  const call = useApiCallWithToast();
  const withReauthentication = useReauthentication();
  const needsPassword = useHasPassword();
  const form = useForm(['current_password'] as const, {
    check: ({ current_password }): { current_password?: string } =>
      current_password || !needsPassword ? {} : { current_password: otherAccountText('passwordRequired') },
    async send(body) {
      const answer = await call(withReauthentication(() => api(openOtherAccount, { body })));
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
            identity ? otherAccountText('sameSignIn', { identity }) : otherAccountText('sameMethods'),
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
