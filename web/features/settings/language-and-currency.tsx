import { type Language, languages } from '../../../contracts/languages.ts';
import { settingsText } from '../../../messages/generated/settings.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { currencyCodes } from '../../lib/country-currency.ts';
import { languageNames, rememberLanguage } from '../../lib/language.ts';
import { usePathInLanguage } from '../../lib/use-path-in-language.ts';
import { useVisitorCurrency } from '../../lib/visitor-currency.ts';
import { SelectField } from '../../ui/select-field.tsx';

/** The language and currency in which this browser shows products. */
export function LanguageAndCurrency() {
  const language = pageLanguage();
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
