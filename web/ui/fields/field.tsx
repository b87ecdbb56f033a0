import { type ReactNode, useId } from 'react';
import { classes } from '../buttons/classes.ts';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string;
}

interface FieldProps extends FieldText {
  className?: string;
  /** Receives the attributes that associate the control with its label, hint and error. */
  children: (controlProps: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label, a control, a hint and an error. The error element always exists, so that screen readers announce changes. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="font-medium text-caption text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
}

export const controlClasses = classes(
  'min-h-12 w-full rounded-card border border-line bg-surface px-4 py-2.5 text-base text-ink sm:text-body',
  'transition-colors duration-150 hover:border-faint aria-invalid:border-bad disabled:bg-sunken disabled:text-muted',
  'focus-visible:border-brand focus-visible:outline-1 focus-visible:outline-offset-0',
);
