import { useState } from 'react';
import { type ShopCurrency, shopCurrencies } from '../../../../../contracts/identity/shop-currencies.ts';
import { type CurrencyProgress, putShopCurrency } from '../../../../../contracts/ordering/shop-currency.ts';
import { shopCurrencyText } from '../../../../../i18n/generated/shop-currency.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';
import { currencyOfCountry } from '../../../../lib/country/country-currency.ts';
import { visitorCountry } from '../../../../lib/country/visitor-country.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../../../identity/reauthentication/reauthentication-provider.tsx';
import { CurrencyPreview } from './currency-preview.tsx';
import { progressText, rememberCurrency, untilConverted, useShopCurrencyProgress } from './currency-progress.ts';

interface ShopCurrencyFormProps {
  currency: ShopCurrency;
  canChange: boolean;
  progress: CurrencyProgress | null;
  /** Asks for the present state again. */
  onChanged: () => void;
}

/** What the shop sells in, and once another one, after a look at what prices and fees become. */
export function ShopCurrencyForm({ currency, canChange, progress, onChanged }: ShopCurrencyFormProps) {
  const others = shopCurrencies.filter((code) => code !== currency);
  const [chosen, setChosen] = useState(
    () => others.find((code) => code === currencyOfCountry(visitorCountry() ?? '')) ?? others[0],
  );
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const showFailure = useFailureToast();
  const withReauthentication = useReauthentication();
  const names = new Intl.DisplayNames(getLocale(), { type: 'currency' });
  const nameOf = (code: ShopCurrency) => `${code} · ${names.of(code)}`;
  useShopCurrencyProgress(progress, currency, onChanged);

  async function change(to: ShopCurrency) {
    setBusy(true);
    try {
      const answer = await withReauthentication(() => api(putShopCurrency, { body: { currency: to } }));
      const now = await untilConverted(answer);
      if (now.progress?.state === 'refused') {
        showToast({ text: shopCurrencyText('refused'), tone: 'bad', accountRole: 'seller' });
      } else {
        rememberCurrency(now.currency);
        showToast({ text: shopCurrencyText('changed', { currency: to }), accountRole: 'seller' });
      }
      onChanged();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  if (!canChange || !chosen) {
    return (
      <p className="text-sm">
        {shopCurrencyText('sellsIn', { currency: nameOf(currency) })}{' '}
        <span role="status" className="text-muted">
          {(progress && progressText(progress)) ?? shopCurrencyText('fixed')}
        </span>
      </p>
    );
  }
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <p className="text-sm">{shopCurrencyText('sellsIn', { currency: nameOf(currency) })}</p>
      <SelectField
        label={shopCurrencyText('choose')}
        name="shop_currency"
        value={chosen}
        options={others.map((code) => ({ value: code, label: nameOf(code) }))}
        onChange={({ target }) => setChosen(others.find((code) => code === target.value) ?? chosen)}
      />
      {progress?.state === 'refused' && <p className="text-sm">{shopCurrencyText('refused')}</p>}
      <CurrencyPreview from={currency} to={chosen} />
      <Button isBusy={isBusy} onClick={() => void change(chosen)}>
        {shopCurrencyText('change', { currency: chosen })}
      </Button>
    </div>
  );
}
