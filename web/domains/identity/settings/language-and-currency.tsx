import { type Language, languages } from '../../../../contracts/languages.ts';
import { settingsText } from '../../../../i18n/generated/settings.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { currencyCodes } from '../../../lib/country/country-currency.ts';
import { useVisitorCurrency } from '../../../lib/country/visitor-currency.ts';
import { languageNames, rememberLanguage } from '../../../lib/language/language.ts';
import { usePathInLanguage } from '../../../lib/language/use-path-in-language.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** The language and currency in which this browser shows products. */
export function LanguageAndCurrency() {
  const language = getLocale();
  const pathIn = usePathInLanguage();
  const { currency, isHydrated, pick } = useVisitorCurrency(language);
  const currencyNames = new Intl.DisplayNames(language, { type: 'currency' });
  const openIn = (chosen: Language) => {
    rememberLanguage(chosen);
    window.location.assign(pathIn(chosen));
  };
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <SelectField
        label={settingsText('language')}
        value={language}
        onChange={({ target }) => openIn(languages.find((one) => one === target.value) ?? 'en')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <SelectField
        label={settingsText('currency')}
        value={currency}
        disabled={!isHydrated}
        onChange={({ target }) => pick(target.value)}
        options={currencyCodes.map((value) => ({ value, label: `${value} · ${currencyNames.of(value)}` }))}
      />
    </div>
  );
}
