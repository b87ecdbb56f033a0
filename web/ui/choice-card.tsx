import type { ReactNode } from 'react';

interface ChoiceCardProps {
  /** Groups the choices, of which one is selected. */
  name: string;
  value: string;
  isSelected: boolean;
  onSelect: () => void;
  children: ReactNode;
  /** Shown at the end. */
  mark?: ReactNode;
}

/** A radio button with the size and look of a card. */
export function ChoiceCard({ name, value, isSelected, onSelect, children, mark }: ChoiceCardProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3.5 max-tiny:flex-wrap rounded-card border border-line px-4 py-3 transition-colors duration-150 hover:border-faint has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isSelected}
        onChange={onSelect}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {mark}
    </label>
  );
}
