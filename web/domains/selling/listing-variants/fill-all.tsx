import { useState } from 'react';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface FillAllProps {
  currency: string;
  onFill: (filled: { price: string; stock: string }) => void;
}

const nothing = { price: '', stock: '' };

/** One price or number of units for every variant. */
export function FillAll({ currency, onFill }: FillAllProps) {
  const [filled, setFilled] = useState(nothing);
  const [said, setSaid] = useState('');

  function fill() {
    if (!filled.price.trim() && !filled.stock.trim()) return;
    onFill(filled);
    setFilled(nothing);
    setSaid(listingVariantsText('filled'));
  }

  const field = (part: keyof typeof nothing, label: string) => (
    <TextField
      label={label}
      inputMode={part === 'price' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={filled[part]}
      onChange={({ target }) => setFilled({ ...filled, [part]: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        fill();
      }}
    />
  );

  return (
    <div className="rounded-card bg-sunken p-4">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {field('price', listingVariantsText('fillPrice', { currency }))}
        {field('stock', listingVariantsText('fillStock'))}
        <Button className="sm:min-h-12" onClick={fill}>
          {listingVariantsText('fill')}
        </Button>
      </div>
      <p role="status" className="mt-2 text-caption text-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
