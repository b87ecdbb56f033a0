import { conditionIds } from '../../../../../contracts/marketplace/conditions.ts';
import { wizardFactsText } from '../../../../../i18n/generated/wizard-facts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Chip } from '../../../../ui/navigation/chip.tsx';
import { Disclosure } from '../../../../ui/overlays/disclosure.tsx';
import type { DraftDetails } from '../draft/draft.ts';

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
    <Disclosure summary={wizardFactsText('ownDetails')} isInitiallyOpen={Object.values(details).some(Boolean)}>
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">{wizardFactsText('ownDetailsHint')}</p>
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">{wizardFactsText('condition')}</legend>
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
                {wizardFactsText(id)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={wizardFactsText('size')} placeholder={wizardFactsText('sizeExample')} {...field('size')} />
          <TextField label={wizardFactsText('model')} {...field('model')} />
        </div>
        <TextField
          label={wizardFactsText('inTheBox')}
          placeholder={wizardFactsText('inTheBoxExample')}
          {...field('inTheBox')}
        />
      </div>
    </Disclosure>
  );
}
