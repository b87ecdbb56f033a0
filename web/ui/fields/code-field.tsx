import { KeyRound } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Six digits from a mail or text message; phones offer them above the keyboard, and pasting with spaces works. */
export function CodeField(props: Omit<TextFieldProps, 'type' | 'icon' | 'name'>) {
  return (
    <TextField
      {...props}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      icon={KeyRound}
    />
  );
}
