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
    <label className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-card border border-line px-4 py-3 transition-colors duration-150 hover:border-faint has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isSelected}
        onChange={onSelect}
        className="size-5 shrink-0 accent-brand"
      />
      {/* Beside a long mark on a phone the text would be a narrow column, so the mark goes below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-44 wrap-anywhere">{children}</span>
        {mark}
      </span>
    </label>
  );
}
