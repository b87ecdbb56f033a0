import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { type PayoutSchedule, payoutSchedules } from '../../../../contracts/money/payout-rules.ts';
import { setPayoutSchedule } from '../../../../contracts/money/payouts.ts';
import type { Wallet } from '../../../../contracts/money/wallet.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { payoutsText } from '../../../../i18n/generated/payouts.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { useReauthentication } from '../../identity/reauthentication/reauthentication-provider.tsx';

/** Chooses when the balance is paid out by itself; that needs a bank account. */
export function ScheduleForm({ wallet }: { wallet: Wallet }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const withReauthentication = useReauthentication();
  const hasBank = wallet.bank_account !== null;
  const { props, isBusy } = useForm(['schedule'] as const, {
    check: () => ({}),
    async send({ schedule }) {
      setProblem(null);
      const body = { schedule: schedule as PayoutSchedule };
      try {
        const { message } = await withReauthentication(() => api(setPayoutSchedule, { body }));
        showToast({ text: message, accountRole: 'seller' });
        void revalidate();
      } catch (error) {
        setProblem(isApiFailure(error) ? error.message : walletText('unreachable'));
      }
    },
  });
  return (
    <form {...props} className="mb-4 flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={payoutsText('schedule')}
          name="schedule"
          key={wallet.payout_schedule}
          defaultValue={wallet.payout_schedule}
          disabled={!hasBank}
          options={payoutSchedules.map((value) => ({ value, label: payoutsText(value) }))}
        />
        <Button type="submit" disabled={!hasBank} isBusy={isBusy}>
          {payoutsText('save')}
        </Button>
      </div>
      <p className="text-muted text-sm">
        {hasBank
          ? payoutsText('scheduleHint', { amount: formatMoney(wallet.payout_minimum_cents, wallet.currency) })
          : payoutsText('scheduleNeedsBank')}
      </p>
      <Problem text={problem} />
    </form>
  );
}
