import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { linkBankAccount } from '../../../../contracts/money/wallet.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { api } from '../../../lib/api/api.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../../identity/reauthentication/reauthentication-provider.tsx';

type LinkBody = Partial<Record<'id' | 'holder' | 'number' | 'bic' | 'current_password', string>>;

/** Links a bank account, after another proof where there is no password. */
export function useLinking(onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const withReauthentication = useReauthentication();

  async function link(body: LinkBody) {
    setProblem(null);
    try {
      const { message } = await withReauthentication(() => api(linkBankAccount, { body }));
      showToast({ text: message, accountRole: 'seller' });
      void revalidate();
      onDone();
    } catch (error) {
      setProblem(isApiFailure(error) ? error.message : walletText('unreachable'));
    }
  }

  return { problem, link };
}
