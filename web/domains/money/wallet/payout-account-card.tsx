import bank from '@lobehub/fluent-emoji-3d/assets/1f3e6.webp';
import { useState } from 'react';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import type { PayoutAccountNeed } from '../../../../contracts/money/payout-rules.ts';
import { openPayoutAccount } from '../../../../contracts/money/payouts.ts';
import type { PayoutAccount, Wallet } from '../../../../contracts/money/wallet.ts';
import { payoutAccountText } from '../../../../i18n/generated/payout-account.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { joinNames, joinSentences } from '../../../../i18n/join-text.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { countryNameOf } from '../../../lib/country/country-names.ts';
import { visitorCountry } from '../../../lib/country/visitor-country.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { useReauthentication } from '../../identity/reauthentication/reauthentication-provider.tsx';
import { usePayoutAccountCheck } from './use-payout-account-check.ts';

interface PayoutAccountCardProps {
  account: PayoutAccount;
  bank: Wallet['bank_account'];
}

/** How far the seller's account at Stripe is, and the way to its page. */
export function PayoutAccountCard({ account, bank: paidTo }: PayoutAccountCardProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const isChecking = usePayoutAccountCheck();
  const withReauthentication = useReauthentication();
  const { props, isBusy } = useForm(['country'] as const, {
    check: () => ({}),
    async send({ country }) {
      setProblem(null);
      try {
        // The country of an account that is there already stays.
        const body = { country: country || 'US', language: getLocale() };
        const { url } = await withReauthentication(() => api(openPayoutAccount, { body }));
        window.location.assign(url);
      } catch (error) {
        setProblem(isApiFailure(error) ? error.message : walletText('unreachable'));
      }
    },
  });
  return (
    <Card className="flex flex-col items-start gap-2.5 rounded-tile p-6">
      <div className="flex items-center gap-3.5">
        <img src={bank} alt="" width={44} height={44} className="size-11" />
        <h2 className="text-xl">{payoutAccountText('title')}</h2>
      </div>
      <p id="bank-needed" role="status" aria-busy={isChecking} className="text-muted">
        {describeAccount(account, paidTo)}
      </p>
      <form {...props} className="mt-auto flex w-full flex-wrap items-end gap-3">
        {account.countries.length > 1 && (
          <div className="min-w-0 grow">
            <SelectField
              label={payoutAccountText('country')}
              name="country"
              // It cannot be changed later, so the likely one stands there and not the first by name.
              defaultValue={account.countries.find((code) => code === visitorCountry())}
              options={listCountries(account)}
            />
          </div>
        )}
        {account.countries.length === 1 && <input type="hidden" name="country" value={account.countries[0]} />}
        <Button type="submit" tone={account.state === 'enabled' ? 'quiet' : 'primary'} isBusy={isBusy}>
          {payoutAccountText(actionOf(account))}
        </Button>
      </form>
      <Problem text={problem} />
    </Card>
  );
}

function actionOf({ state }: PayoutAccount) {
  if (state === 'not_started') return 'setUp';
  return state === 'enabled' ? 'update' : 'continue';
}

function listCountries({ countries }: PayoutAccount) {
  const choices = countries.map((value) => ({ value, label: countryNameOf(value) }));
  return choices.toSorted((one, other) => one.label.localeCompare(other.label));
}

/** These are sentences of their own and not things to hand in. */
const isSentence = (need: PayoutAccountNeed): need is 'review' | 'rejected' => need === 'review' || need === 'rejected';

/** The state and what is missing, in sentences. */
function describeAccount({ state, missing }: PayoutAccount, paidTo: Wallet['bank_account']): string {
  if (state === 'enabled' && paidTo) {
    return payoutAccountText('enabledWithBank', { name: paidTo.name, digits: paidTo.last_four });
  }
  const list = missing.filter((need) => !isSentence(need)).map((need) => payoutAccountText(need));
  return joinSentences(
    payoutAccountText(state),
    list.length > 0 && payoutAccountText('missing', { list: joinNames(list) }),
    ...missing.filter(isSentence).map((need) => payoutAccountText(need)),
  );
}
