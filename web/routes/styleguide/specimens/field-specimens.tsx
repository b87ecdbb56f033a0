import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Specimen } from './specimen.tsx';

export function FieldSpecimens() {
  const [error, setError] = useState<string | undefined>('Email is required');
  return (
    <Specimen name="Fields">
      <div className="flex w-full max-w-md flex-col gap-4">
        <TextField label="Email" type="email" icon={Mail} error={error} autoComplete="off" />
        <PasswordField label="Password" hint="At least eight characters." autoComplete="off" defaultValue="lantern1" />
        <TextArea label="Description" defaultValue="Matte over-ear headphones with 40-hour battery." />
        <SelectField
          label="Size"
          options={[
            { value: 'portrait', label: '1024x1536' },
            { value: 'square', label: '1024x1024' },
          ]}
        />
        <TextField label="Not now" disabled defaultValue="Disabled" />
        <Button onClick={() => setError(error ? undefined : 'Email is required')}>Toggle the error</Button>
      </div>
    </Specimen>
  );
}
