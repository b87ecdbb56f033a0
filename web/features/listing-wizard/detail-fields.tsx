import { type ConditionId, conditionIds } from '../../../contracts/conditions.ts';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftDetails } from './draft.ts';

const conditionNames: Record<ConditionId, string> = {
  new: 'New',
  'like-new': 'Like new',
  'used-good': 'Used, good',
  'used-fair': 'Used, fair',
  'for-parts': 'For parts',
};

interface DetailFieldsProps {
  details: DraftDetails;
  onChange: (details: DraftDetails) => void;
  /** Called when a field is left or a condition chosen, to write the texts with it. */
  onDone: (details: DraftDetails) => void;
}

/** What only the seller knows; each is optional and written in all seven languages. */
export function DetailFields({ details, onChange, onDone }: DetailFieldsProps) {
  const field = (name: Exclude<keyof DraftDetails, 'condition'>) => ({
    name,
    value: details[name],
    autoComplete: 'off',
    maxLength: name === 'inTheBox' ? 400 : 80,
    onChange: (event: { target: { value: string } }) => onChange({ ...details, [name]: event.target.value }),
    onBlur: () => onDone(details),
  });
  return (
    <Disclosure summary="Details only you know" isInitiallyOpen={Object.values(details).some(Boolean)}>
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">Optional. What you fill in is written in all seven languages.</p>
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">Condition</legend>
          <div className="flex flex-wrap gap-2">
            {conditionIds.map((id) => (
              <Chip
                key={id}
                isSelected={details.condition === id}
                onClick={() => {
                  const next: DraftDetails = { ...details, condition: details.condition === id ? '' : id };
                  onChange(next);
                  onDone(next);
                }}
              >
                {conditionNames[id]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label="Size" placeholder="M, 42, 30 × 20 cm" {...field('size')} />
          <TextField label="Model" {...field('model')} />
          <TextField label="Quantity" inputMode="numeric" {...field('quantity')} />
        </div>
        <TextField label="In the box" placeholder="charger, cable, case" {...field('inTheBox')} />
      </div>
    </Disclosure>
  );
}
