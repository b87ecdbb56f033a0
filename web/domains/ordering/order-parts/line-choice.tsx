import { useId } from 'react';

interface LineOption {
  id: string;
  text: string;
  /** Shown at the end of the line. */
  amount?: string;
}

interface LineChoiceProps {
  label: string;
  lines: readonly LineOption[];
  chosenIds: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Which lines of an order an action is about. */
export function LineChoice({ label, lines, chosenIds, error, onChange }: LineChoiceProps) {
  const errorId = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      {lines.map(({ id, text, amount }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="checkbox"
            name="lines"
            checked={chosenIds.includes(id)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosenIds, id] : chosenIds.filter((chosen) => chosen !== id))
            }
            className="size-5 shrink-0 accent-brand"
          />
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {text}
          </span>
          {amount && <span className="text-muted text-sm tabular-nums">{amount}</span>}
        </label>
      ))}
      <p id={errorId} aria-live="polite" className="font-medium text-bad text-caption empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
