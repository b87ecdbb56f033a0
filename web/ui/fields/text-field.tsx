import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../buttons/classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  icon?: LucideIcon;
  /** Rendered inside the field at its end. */
  end?: ReactNode;
}

export function TextField({ label, hint, error, icon: Icon, end, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <span className="relative block">
          {Icon && <Icon aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />}
          <input
            {...rest}
            {...controlProps}
            className={classes(controlClasses, Icon && 'pl-11', end != null && 'pr-12')}
          />
          {end && <span className="absolute inset-y-0 right-0.5 flex items-center">{end}</span>}
        </span>
      )}
    </Field>
  );
}
