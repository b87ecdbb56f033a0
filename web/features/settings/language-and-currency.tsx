import { languages } from '../../../contracts/languages.ts';
import { currencyCodes } from '../../lib/country-currency.ts';
import { languageNames, rememberLanguage, useLinkLanguage } from '../../lib/language.ts';
import { useVisitorCurrency } from '../../lib/visitor-currency.ts';
import { SelectField } from '../../ui/select-field.tsx';

/** The language and currency in which this browser shows products. */
export function LanguageAndCurrency() {
  const language = useLinkLanguage();
  const { currency, isHydrated, pick } = useVisitorCurrency(language);
  const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <SelectField
        label="Language of product texts"
        value={language}
        onChange={({ target }) => rememberLanguage(languages.find((one) => one === target.value) ?? 'en')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <SelectField
        label="Currency"
        value={currency}
        disabled={!isHydrated}
        onChange={({ target }) => pick(target.value)}
        options={currencyCodes.map((value) => ({ value, label: `${value} · ${currencyNames.of(value)}` }))}
      />
    </div>
  );
}
