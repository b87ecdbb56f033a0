import { type FormEvent, useState } from 'react';
import type { BulkOperation } from '../../../../contracts/selling/bulk-changes.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export type BulkChoice = Omit<BulkOperation, 'ids'>;

interface BulkFormProps {
  type: 'price' | 'stock' | null;
  count: number;
  isBusy: boolean;
  onClose: () => void;
  onAsk: (choice: BulkChoice) => void;
}

const ways = ['set', 'plus', 'percent'] as const;

/** How the prices or stocks of the selected listings change. */
export function BulkForm({ type, count, isBusy, onClose, onAsk }: BulkFormProps) {
  const [how, setHow] = useState<(typeof ways)[number]>('percent');
  const [value, setValue] = useState('');
  const [endsIn90, setEndsIn90] = useState(false);
  const [error, setError] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!type) return;
    if (!value.trim()) return setError(listingTableText('valueMissing'));
    setError('');
    onAsk({ type, how, value, ends_in_90: type === 'price' && endsIn90 });
  }

  return (
    <Dialog
      isOpen={type !== null}
      onClose={onClose}
      title={listingTableText(type === 'stock' ? 'changeStock' : 'changePrice', { count })}
      actions={
        <Button tone="primary" type="submit" form="bulk-form" isBusy={isBusy}>
          {listingTableText('showPreview')}
        </Button>
      }
    >
      <form id="bulk-form" noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <SegmentedControl
          label={listingTableText('how')}
          choices={ways.map((id) => ({ id, label: listingTableText(`way_${id}`) }))}
          selected={how}
          onSelect={setHow}
        />
        <TextField
          label={listingTableText(`value_${how}`)}
          hint={how === 'set' ? undefined : listingTableText('minusHint')}
          error={error}
          value={value}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value)}
        />
        {type === 'price' && (
          <CheckField
            name="ends-in-90"
            label={listingTableText('endsIn90')}
            hint={listingTableText('endsIn90Hint')}
            isChecked={endsIn90}
            onChange={setEndsIn90}
          />
        )}
      </form>
    </Dialog>
  );
}
