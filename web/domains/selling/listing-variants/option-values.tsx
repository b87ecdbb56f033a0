import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Chip, RemovableChip } from '../../../ui/navigation/chip.tsx';
import { findByName } from './known-options.ts';
import { NameField } from './name-field.tsx';
import type { EditedOption } from './variant-draft.ts';

interface OptionValuesProps {
  option: EditedOption;
  /** The known values, the usual order of buyers; none of an option of the seller's own. */
  known: EditedOption['values'];
  /** Returns the reason why this cannot be, or null. */
  onChange: (option: EditedOption) => string | null;
  onRemove: () => void;
}

/** One option: its known values to press, those of the seller's own to type, and all to take away again. */
export function OptionValues({ option, known, onChange, onRemove }: OptionValuesProps) {
  const id = useId();
  const { name, values } = option;
  const isChosen = (value: string) => values.some((other) => other.id === value);
  const own = values.filter((value) => !known.some((other) => other.id === value.id));

  function inOrder(chosen: EditedOption['values']): EditedOption['values'] {
    const isOwn = (value: string) => own.some((other) => other.id === value);
    const usual = known.filter((value) => chosen.some((other) => other.id === value.id));
    return [...usual, ...chosen.filter((value) => isOwn(value.id) || !known.some((other) => other.id === value.id))];
  }
  const set = (chosen: EditedOption['values']) => onChange({ ...option, values: inOrder(chosen) });
  const without = (value: string) => set(values.filter((other) => other.id !== value));

  function addNamed(typed: string): string | null {
    const value = findByName(known, typed) ?? { id: typed, name: typed };
    if (isChosen(value.id) || findByName(values, typed)) return listingVariantsText('twice', { name: value.name });
    return set([...values, value]);
  }

  return (
    <li className="rounded-card border border-line p-4">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} dir="auto" className="font-sans font-semibold text-base tracking-normal wrap-anywhere">
          {name}
        </h3>
        <IconButton
          label={listingVariantsText('removeOption', { name })}
          icon={Trash2}
          className="text-bad"
          onClick={onRemove}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this group is. */}
      <div role="group" aria-label={listingVariantsText('values', { name })} className="mb-3 flex flex-wrap gap-2">
        {known.map((value) => (
          <Chip
            key={value.id}
            isSelected={isChosen(value.id)}
            onClick={() => (isChosen(value.id) ? without(value.id) : set([...values, value]))}
          >
            {value.name}
          </Chip>
        ))}
        {own.map((value) => (
          <RemovableChip
            key={value.id}
            removeLabel={listingVariantsText('removeValue', { name: value.name })}
            onRemove={() => without(value.id)}
          >
            {value.name}
          </RemovableChip>
        ))}
      </div>
      <NameField
        label={listingVariantsText('ownValue')}
        addLabel={listingVariantsText('addValue', { name })}
        onAdd={addNamed}
      />
    </li>
  );
}
