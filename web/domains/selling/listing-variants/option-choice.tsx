import { Plus } from 'lucide-react';
import { maxOptions, maxVariants } from '../../../../contracts/marketplace/variant-rules.ts';
import type { ProductOption } from '../../../../contracts/marketplace/variants.ts';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { countCombinations } from './combinations.ts';
import { findByName } from './known-options.ts';
import { NameField } from './name-field.tsx';
import { OptionValues } from './option-values.tsx';
import { type EditedOption, hasRoomFor } from './variant-draft.ts';

interface OptionChoiceProps {
  options: readonly EditedOption[];
  /** Those that such goods usually have, the most usual first. */
  suggested: readonly ProductOption[];
  onChange: (options: EditedOption[]) => void;
  /** Shows why something cannot be chosen. */
  onProblem: (problem: string) => void;
}

/** What the variants differ in: up to three options with their values. */
export function OptionChoice({ options, suggested, onChange, onProblem }: OptionChoiceProps) {
  const free = suggested.filter(({ id }) => !options.some((option) => option.id === id));
  const knownValuesOf = (id: string) => suggested.find((option) => option.id === id)?.values ?? [];

  function change(next: EditedOption[]): string | null {
    const isMore = countCombinations(next) > countCombinations(options);
    if (isMore && !hasRoomFor(next))
      return listingVariantsText('tooMany', { count: countCombinations(next), max: maxVariants });
    onProblem('');
    onChange(next);
    return null;
  }

  function setOption(changed: EditedOption): string | null {
    const problem = change(options.map((option) => (option.id === changed.id ? changed : option)));
    if (problem) onProblem(problem);
    return problem;
  }

  function addNamed(typed: string): string | null {
    const known = findByName(suggested, typed) ?? { id: typed, name: typed };
    if (findByName(options, typed) || options.some(({ id }) => id === known.id))
      return listingVariantsText('twice', { name: known.name });
    return change([...options, { id: known.id, name: known.name, values: [] }]);
  }

  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3 empty:hidden">
        {options.map((option) => (
          <OptionValues
            key={option.id}
            option={option}
            known={knownValuesOf(option.id)}
            onChange={setOption}
            onRemove={() => change(options.filter(({ id }) => id !== option.id))}
          />
        ))}
      </ul>
      {options.length < maxOptions ? (
        <section aria-label={listingVariantsText('addOption')} className="flex flex-col gap-3">
          <h3 className="font-sans font-semibold text-sm tracking-normal">{listingVariantsText('addOption')}</h3>
          <div className="flex flex-wrap gap-2">
            {free.map(({ id, name }) => (
              <Button
                key={id}
                size="small"
                icon={<Plus aria-hidden="true" className="size-4" />}
                onClick={() => change([...options, { id, name, values: [] }])}
              >
                {name}
              </Button>
            ))}
          </div>
          <NameField
            label={listingVariantsText('ownOption')}
            hint={listingVariantsText('ownOptionHint')}
            addLabel={listingVariantsText('addOwnOption')}
            onAdd={addNamed}
          />
        </section>
      ) : (
        <p className="text-muted text-sm">{listingVariantsText('noMoreOptions', { max: maxOptions })}</p>
      )}
    </div>
  );
}
