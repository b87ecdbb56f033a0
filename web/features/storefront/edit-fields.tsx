import { useState } from 'react';
import type { Language } from '../../../contracts/languages.ts';
import { pictureAddress } from '../../../contracts/pictures.ts';
import type { ListingToEdit } from '../../../contracts/storefront.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { CountryField } from '../../ui/country-field.tsx';
import { FulfilmentChoice } from '../../ui/fulfilment-choice.tsx';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import { changedLanguages, type EditDraft, type EditErrors, findChangedProblem } from './edit-draft.ts';
import { StaleNote } from './stale-note.tsx';

interface EditFieldsProps {
  listing: ListingToEdit;
  draft: EditDraft;
  errors: EditErrors;
  onChange: (draft: EditDraft) => void;
  /** Told of a field that was changed without typing. */
  onSettled: (name: string) => void;
}

const figures = [
  { name: 'monthlySalesTarget', label: 'Monthly sales target in US dollars', inputMode: 'decimal' },
  { name: 'sellUnits', label: 'Units to sell in a month', inputMode: 'numeric' },
  { name: 'marketingBudget', label: 'Marketing budget in US dollars', inputMode: 'decimal' },
] as const;

/** The wizard's fields, filled with what the listing has. */
export function EditFields({ listing, draft, errors, onChange, onSettled }: EditFieldsProps) {
  const set = (part: Partial<EditDraft>) => onChange({ ...draft, ...part });
  const setPlan = (part: Partial<EditDraft['plan']>) => set({ plan: { ...draft.plan, ...part } });
  return (
    <div className="flex flex-col gap-8 pt-1">
      <div className="flex flex-col gap-5">
        <div data-aisle={listing.category_id} className="size-24 overflow-hidden rounded-card bg-ground">
          <img
            src={pictureAddress(listing.productImage, 320, 'webp')}
            alt={listing.productTitleEN}
            width={320}
            height={320}
            className="size-full object-cover"
          />
        </div>
        <Texts listing={listing} draft={draft} isChecked={errors.text !== undefined} onChange={onChange} />
        <CategoryField category={draft.category} onChoose={(category) => set({ category })} />
      </div>
      <Section title="Region and price">
        <TextField
          label="Suggested price in US dollars"
          name="suggestedPrice"
          inputMode="decimal"
          autoComplete="off"
          value={draft.suggestedPrice}
          error={errors.suggestedPrice}
          onChange={({ target }) => set({ suggestedPrice: target.value })}
        />
        <CountryField
          countries={draft.countries}
          error={errors.recommended_countries}
          onChange={(countries) => {
            onSettled('recommended_countries');
            set({ countries });
          }}
        />
      </Section>
      <Section title="Sales goal">
        {figures.map(({ name, label, inputMode }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            inputMode={inputMode}
            autoComplete="off"
            value={draft.plan[name]}
            error={errors[name]}
            onChange={({ target }) => setPlan({ [name]: target.value })}
          />
        ))}
        <CheckField
          name="offerCredit"
          label="Offer credit"
          hint="Noted with your listing: buyers may ask to pay later."
          isChecked={draft.plan.offerCredit}
          onChange={(offerCredit) => setPlan({ offerCredit })}
        />
      </Section>
      <Section title="Logistics and delivery">
        <FulfilmentChoice chosen={draft.plan.fulfilment} onChoose={(fulfilment) => setPlan({ fulfilment })} />
        <TextField
          label="Weight in kg"
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          value={draft.plan.weight}
          error={errors.weight}
          onChange={({ target }) => setPlan({ weight: target.value })}
        />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

interface TextsProps {
  listing: ListingToEdit;
  draft: EditDraft;
  isChecked: boolean;
  onChange: (draft: EditDraft) => void;
}

function Texts({ listing, draft, isChecked, onChange }: TextsProps) {
  const [chosen, setChosen] = useState<Language>('en');
  const [wasChecked, setWasChecked] = useState(false);
  // A refused save leads to the language that lacks something; from there on the seller chooses again.
  if (isChecked !== wasChecked) {
    setWasChecked(isChecked);
    const problem = isChecked ? findChangedProblem(draft, listing) : null;
    if (problem) setChosen(problem.language);
  }
  const changed = changedLanguages(draft, listing);
  const stale = listing.stale_languages.filter((name) => !changed.includes(name) && !draft.stillRight.includes(name));
  return (
    <LanguageTabs
      texts={draft.texts}
      selected={chosen}
      onSelect={setChosen}
      isChecked={isChecked}
      marks={Object.fromEntries(stale.map((name) => [name, 'older than the English text']))}
      onText={(part, text) =>
        onChange({ ...draft, texts: { ...draft.texts, [chosen]: { ...draft.texts[chosen], [part]: text } } })
      }
      note={
        <StaleNote
          language={chosen}
          isStale={listing.stale_languages.includes(chosen) && !changed.includes(chosen)}
          isStillRight={draft.stillRight.includes(chosen)}
          isEnglishChanged={changed.includes('en')}
          onStillRight={(isRight) => {
            const others = draft.stillRight.filter((name) => name !== chosen);
            onChange({ ...draft, stillRight: isRight ? [...others, chosen] : others });
          }}
        />
      }
    />
  );
}
