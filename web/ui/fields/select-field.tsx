import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../buttons/classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  options: readonly { value: string; label: string; lang?: string }[];
}

export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <span className="relative block">
          <select {...rest} {...controlProps} className={classes(controlClasses, 'appearance-none pr-11')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-4.5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
