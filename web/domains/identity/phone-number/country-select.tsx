import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { getLocale } from '../../../../i18n/locale.ts';

interface CountrySelectProps {
  country: CountryCode;
  callingCode: string;
  onChange: (country: CountryCode) => void;
}

/** Shows the calling code; an invisible native select on top of it lists the country names. */
export function CountrySelect({ country, callingCode, onChange }: CountrySelectProps) {
  const options = useMemo(listCountries, []);
  return (
    <span className="absolute inset-y-0 left-0 z-10 flex w-27 items-center justify-between rounded-card pr-2.5 pl-4 text-body after:absolute after:inset-y-3 after:right-0 after:w-px after:bg-line hover:text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <span aria-hidden="true">
        <span className="text-muted">{country}</span> +{callingCode}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      <select
        aria-label={accountsText('country')}
        autoComplete="tel-country-code"
        value={country}
        onChange={(event) => onChange(event.target.value as CountryCode)}
        className="absolute inset-0 cursor-pointer text-base text-ink opacity-0"
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} +{getCountryCallingCode(code)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The browser's own names, because three regions with a calling code, such as Kosovo, are no countries of ISO 3166. */
function listCountries(): { code: CountryCode; name: string }[] {
  const language = getLocale();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}
