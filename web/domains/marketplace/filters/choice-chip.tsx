import type { ReactNode } from 'react';

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
