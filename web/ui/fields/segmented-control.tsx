import type { ReactNode } from 'react';
import { classes } from '../buttons/classes.ts';

interface SegmentedControlProps<Id extends string> {
  /** The accessible name of the group. */
  label: string;
  choices: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
}

/** A choice between two or three views; the current one is raised, so that it does not look like an action. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, choices, selected, onSelect, className } = props;
  return (
    <fieldset className={classes('flex rounded-card border border-line bg-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {choices.map(({ id, label: content }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
          className={classes(
            'inline-flex min-h-9 flex-1 items-center justify-center gap-1.5 rounded-[0.75rem] px-3 font-semibold text-sm transition duration-150 pointer-coarse:min-h-11',
            id === selected ? 'bg-surface text-ink shadow-soft' : 'text-muted hover:text-ink',
          )}
        >
          {content}
        </button>
      ))}
    </fieldset>
  );
}
