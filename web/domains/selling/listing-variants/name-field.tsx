import { useState } from 'react';
import { optionNameLength } from '../../../../contracts/marketplace/variant-rules.ts';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface NameFieldProps {
  label: string;
  hint?: string;
  /** The accessible name of the button, which shows only “Add”. */
  addLabel: string;
  /** Returns the reason why the name cannot be added, or null once it was. */
  onAdd: (name: string) => string | null;
}

/** A name of the seller's own, with the button that adds it; Enter adds it too. */
export function NameField({ label, hint, addLabel, onAdd }: NameFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');

  function add() {
    const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
    if (!name) return;
    const isTooLong = [...name].length > optionNameLength;
    const found = isTooLong ? listingVariantsText('tooLong', { count: optionNameLength }) : onAdd(name);
    setProblem(found ?? '');
    if (found === null) setText('');
  }

  return (
    <div className="flex max-w-md items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          hint={hint}
          autoComplete="off"
          value={text}
          error={problem}
          onChange={({ target }) => {
            setText(target.value);
            setProblem('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
      </div>
      <Button className="mt-6.5" aria-label={addLabel} onClick={add}>
        {listingVariantsText('add')}
      </Button>
    </div>
  );
}
