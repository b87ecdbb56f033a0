import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { checkPayoutAccount } from '../../../../contracts/money/payouts.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { api } from '../../../lib/api/api.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

const backFromProvider = 'payouts';

/** Asks how far the account is when a seller comes back from the provider's page; its message may come later. */
export function usePayoutAccountCheck(): boolean {
  const [params, setParams] = useSearchParams();
  const [isChecking, setChecking] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const isBack = params.has(backFromProvider);

  useEffect(() => {
    if (!isBack) return;
    setParams({}, { replace: true, preventScrollReset: true });
    setChecking(true);
    api(checkPayoutAccount, { body: {} })
      .then(() => revalidate())
      .catch(() => showToast({ text: walletText('unreachable'), tone: 'bad', accountRole: 'seller' }))
      .finally(() => setChecking(false));
  }, [isBack, setParams, revalidate, showToast]);

  return isChecking;
}
