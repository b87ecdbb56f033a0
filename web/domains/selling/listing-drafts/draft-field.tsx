import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { classes } from '../../../ui/buttons/classes.ts';

interface DraftFieldProps {
  /** Shown above the field on phones; on wide screens the column says it. */
  label: string;
  value: string;
  isDisabled: boolean;
  isMultiline?: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Called with what was typed when the field is left or Enter is pressed, if it is something else than before. */
  onCommit: (typed: string) => void;
}

const fieldClasses =
  'w-full rounded-control border border-line bg-surface px-2.5 py-2 text-base transition-colors hover:border-faint disabled:border-transparent disabled:bg-transparent lg:text-sm';

/** A field of a row that is saved by itself. */
export function DraftField({ label, value, isDisabled, isMultiline = false, inputMode, onCommit }: DraftFieldProps) {
  const [typed, setTyped] = useState(value);
  const id = useId();
  useEffect(() => setTyped(value), [value]);

  function commit() {
    if (typed.trim() !== value) onCommit(typed.trim());
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') setTyped(value);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  }

  const shared = {
    id,
    value: typed,
    disabled: isDisabled,
    onBlur: commit,
    onKeyDown: press,
    dir: 'auto' as const,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-caption text-muted lg:sr-only">
        {label}
      </label>
      {isMultiline ? (
        <textarea
          {...shared}
          rows={2}
          onChange={({ target }) => setTyped(target.value)}
          className={classes(fieldClasses, 'field-sizing-content resize-none font-semibold leading-snug')}
        />
      ) : (
        <input
          {...shared}
          inputMode={inputMode}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className={classes(fieldClasses, 'tabular-nums')}
        />
      )}
    </div>
  );
}
