import type { FactOfType } from '../../../../contracts/marketplace/facts.ts';
import { listingFactsText } from '../../../../i18n/generated/listing-facts.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { FactEntry } from './fact-entries.ts';

interface FactFieldProps {
  fact: FactOfType;
  entry: FactEntry;
  onChange: (entry: FactEntry) => void;
  /** With the entry where it was chosen just now. */
  onDone: (entry?: FactEntry) => void;
}

const examples: Partial<Record<FactOfType['type'], string>> = { measurements: '120 × 60 × 75', date: '2027-03' };

/** One fact: a choice, or a text or number with its unit. */
export function FactField({ fact, entry, onChange, onDone }: FactFieldProps) {
  const { name, type, units, choices } = fact;
  if (type === 'choice') {
    const none = { value: '', label: listingFactsText('none') };
    const options = [none, ...choices.map((choice) => ({ value: choice.id, label: choice.name }))];
    return (
      <SelectField
        label={name}
        options={options}
        value={entry.value}
        onChange={({ target }) => onDone({ ...entry, value: target.value })}
      />
    );
  }
  const [usual] = units;
  const value = (
    <TextField
      label={units.length === 1 && usual ? listingFactsText('nameWithUnit', { name, unit: usual.symbol }) : name}
      inputMode={type === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={type === 'list' ? 400 : 200}
      placeholder={type === 'list' ? listingFactsText('listExample') : examples[type]}
      value={entry.value}
      onChange={({ target }) => onChange({ ...entry, value: target.value })}
      onBlur={() => onDone()}
    />
  );
  if (units.length < 2) return value;
  return (
    <div className="grid grid-cols-[1fr_7rem] gap-3">
      {value}
      <SelectField
        label={listingFactsText('unit')}
        aria-label={joinFacts(name, listingFactsText('unit'))}
        options={units.map(({ id, symbol }) => ({ value: id, label: symbol }))}
        value={entry.unit || (usual?.id ?? '')}
        onChange={({ target }) => onDone({ ...entry, unit: target.value })}
      />
    </div>
  );
}
