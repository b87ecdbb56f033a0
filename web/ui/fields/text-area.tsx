import type { ComponentProps } from 'react';
import { classes } from '../buttons/classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Grows with its text where the browser supports it, so that a long description is fully visible. */
export function TextArea({ label, hint, error, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <textarea
          {...rest}
          {...controlProps}
          rows={rows}
          className={classes(controlClasses, 'field-sizing-content resize-y')}
        />
      )}
    </Field>
  );
}
