import type { ReactNode } from 'react';
import { commonText } from '../../../../i18n/generated/common.ts';
import { getLocale } from '../../../../i18n/locale.ts';

interface ChoiceChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

/** One of several choices of a form, of which one is chosen. */
export function ChoiceChip({ name, value, isChosen, children }: ChoiceChipProps) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line px-3.5 font-semibold text-sm transition duration-150 hover:border-faint has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 pointer-coarse:min-h-11">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="sr-only" />
      {children}
    </label>
  );
}

interface ChoiceFieldsProps {
  legend: string;
  name: string;
  /** Undefined for all. */
  chosen: string | undefined;
  choices: readonly { value: string; label: string }[];
  /** The language of the labels, where it is not that of the page. */
  lang?: string | undefined;
}

/** A filter with a few choices, of which 'All' stands first. */
export function ChoiceFields({ legend, name, chosen, choices, lang }: ChoiceFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div lang={lang} className="-m-1 flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1">
        <ChoiceChip name={name} value="" isChosen={chosen === undefined}>
          <span lang={lang && getLocale()}>{commonText('all')}</span>
        </ChoiceChip>
        {choices.map(({ value, label }) => (
          <ChoiceChip key={value} name={name} value={value} isChosen={value === chosen}>
            {label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
