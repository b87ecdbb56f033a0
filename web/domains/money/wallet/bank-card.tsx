import bank from '@lobehub/fluent-emoji-3d/assets/1f3e6.webp';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { unlinkBankAccount, type Wallet } from '../../../../contracts/money/wallet.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../../identity/reauthentication/reauthentication-provider.tsx';

interface BankCardProps {
  account: Wallet['bank_account'];
  isSandbox: boolean;
  hasTransfers: boolean;
  onLink: () => void;
}

/** The linked account, or a button to link one. */
export function BankCard({ account, isSandbox, hasTransfers, onLink }: BankCardProps) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const withReauthentication = useReauthentication();

  async function unlink() {
    setBusy(true);
    try {
      const { message } = await withReauthentication(() => api(unlinkBankAccount, {}));
      showToast({ text: message, accountRole: 'seller' });
      await revalidate();
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'bad', accountRole: 'seller' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card className="flex flex-col items-start gap-2.5 rounded-tile p-6">
      <div className="flex items-center gap-3.5">
        <img src={bank} alt="" width={44} height={44} className="size-11" />
        <h2 className="text-xl">{walletText('linkTitle')}</h2>
      </div>
      <p id="bank-needed" className="text-muted">
        {account
          ? walletText(isSandbox ? 'linked' : 'linkedReal', { name: account.name, digits: account.last_four })
          : walletText(isSandbox ? 'notLinked' : hasTransfers ? 'notLinkedReal' : 'transfersClosed')}
      </p>
      <div className="mt-auto flex flex-wrap gap-2.5">
        <Button onClick={onLink} disabled={!hasTransfers}>
          {walletText(account ? 'linkAnother' : 'link')}
        </Button>
        {account && (
          <Button tone="quiet" isBusy={isBusy} onClick={unlink}>
            {walletText('unlink')}
          </Button>
        )}
      </div>
    </Card>
  );
}
