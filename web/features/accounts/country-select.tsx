import { ChevronDown } from 'lucide-react';
import { type Country, getCountryCallingCode } from 'react-phone-number-input/min';
import { accountsText } from '../../../messages/accounts.ts';

interface CountrySelectProps {
  value?: Country;
  options: readonly { value?: Country; label: string }[];
  callingCode: string;
  name?: string;
  onChange: (country: Country) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Shows the calling code; an invisible native select on top of it lists the country names. */
export function CountrySelect({ value, options, callingCode, name, onChange, onFocus, onBlur }: CountrySelectProps) {
  return (
    <span className="absolute inset-y-0 left-0 z-10 flex w-27 items-center justify-between rounded-card pr-2.5 pl-4 text-body after:absolute after:inset-y-3 after:right-0 after:w-px after:bg-line hover:text-brand has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <span aria-hidden="true">
        <span className="text-muted">{value}</span> +{callingCode}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      <select
        name={name}
        aria-label={accountsText('country')}
        autoComplete="tel-country-code"
        value={value}
        onChange={(event) => onChange(event.target.value as Country)}
        onFocus={onFocus}
        onBlur={onBlur}
        className="absolute inset-0 cursor-pointer text-base text-ink opacity-0"
      >
        {options.map(
          (option) =>
            option.value && (
              <option key={option.value} value={option.value}>
                {option.label} +{getCountryCallingCode(option.value)}
              </option>
            ),
        )}
      </select>
    </span>
  );
}
