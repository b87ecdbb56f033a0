import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { commonText } from '../../../i18n/generated/common.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'icon' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      icon={Lock}
      end={
        <IconButton
          label={commonText(isShown ? 'hideField' : 'showField', { label: props.label })}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
