import { Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '../../../../../contracts/languages.ts';
import { leastDaysOnSale, reductionDays } from '../../../../../contracts/marketplace/price-rules.ts';
import { reductionLabel } from '../../../../../contracts/marketplace/reduction-label.ts';
import type { ListingToEdit } from '../../../../../contracts/selling/my-listings.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { listingVariantsText } from '../../../../../i18n/generated/listing-variants.ts';
import { myListingsEditText } from '../../../../../i18n/generated/my-listings-edit.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { CountryField } from '../../listing-editor/country-field.tsx';
import { FulfilmentChoice } from '../../listing-editor/fulfilment-choice.tsx';
import { ListingHeader } from '../listing-header.tsx';
import { CategoryField } from './category-field.tsx';
import type { EditDraft, EditErrors } from './edit-draft.ts';
import { EditTexts } from './edit-texts.tsx';

interface EditFieldsProps {
  listing: ListingToEdit;
  draft: EditDraft;
  errors: EditErrors;
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: (draft: EditDraft) => void;
  /** Told when photos begin to be sent, and when all of them are. */
  onSending: (isSending: boolean) => void;
  /** Called for a field that changed without an input event. */
  onFieldChange: (name: string) => void;
  /** Opens the options and variants, which are saved apart. */
  onVariants: () => void;
}

const figures = [
  { name: 'monthlySalesTarget', inputMode: 'decimal' },
  { name: 'sellUnits', inputMode: 'numeric' },
  { name: 'marketingBudget', inputMode: 'decimal' },
] as const;

const loadFactFields = () => import('../../listing-facts/fact-fields.tsx');
const loadArranger = () => import('../../listing-photos/photo-arranger.tsx');

/** The wizard's fields with the values of the listing. */
export function EditFields(props: EditFieldsProps) {
  const { listing, draft, errors, language, onLanguage, onChange, onSending, onFieldChange, onVariants } = props;
  const arranger = useLazy(loadArranger);
  const factFields = useLazy(loadFactFields);
  const set = (part: Partial<EditDraft>) => onChange({ ...draft, ...part });
  function setPhotos(photos: string[]) {
    onFieldChange('photos');
    set({ photos });
  }
  const setPlan = (part: Partial<EditDraft['plan']>) => set({ plan: { ...draft.plan, ...part } });
  return (
    <div className="flex flex-col gap-8 pt-1">
      <div className="flex flex-col gap-5">
        <ListingHeader listing={listing} />
        {arranger ? (
          <arranger.PhotoArranger
            photos={draft.photos}
            onChange={setPhotos}
            onSending={onSending}
            error={errors.photos}
          />
        ) : (
          <Skeleton className="h-36 rounded-card" />
        )}
        <EditTexts
          listing={listing}
          draft={draft}
          chosen={language}
          onChoose={onLanguage}
          isChecked={errors.text !== undefined}
          onChange={onChange}
        />
        <CategoryField category={draft.category} onChoose={(category) => set({ category })} />
        {factFields && (
          <factFields.FactFields
            productTypeId={listing.product_type_id ?? ''}
            categoryId={draft.category.id}
            entries={draft.facts}
            onChange={(facts) => {
              onFieldChange('facts');
              set({ facts });
            }}
          />
        )}
      </div>
      <Section title={myListingsEditText('priceAndStock')}>
        <TextField
          label={myListingsEditText('suggestedPrice', { currency: listing.currency })}
          name="suggestedPrice"
          inputMode="decimal"
          autoComplete="off"
          disabled={listing.has_options}
          hint={listing.has_options ? listingVariantsText('perVariant') : reductionHint(listing)}
          value={draft.suggestedPrice}
          error={errors.suggestedPrice}
          onChange={({ target }) => set({ suggestedPrice: target.value })}
        />
        <TextField
          label={myListingsEditText('stock')}
          name="stock"
          inputMode="numeric"
          autoComplete="off"
          disabled={listing.has_options}
          hint={listing.has_options ? listingVariantsText('perVariant') : myListingsEditText('stockHint')}
          value={draft.stock}
          error={errors.stock}
          onChange={({ target }) => set({ stock: target.value })}
        />
        <Button icon={<Shapes aria-hidden="true" className="size-4.5" />} onClick={onVariants}>
          {listingVariantsText(listing.has_options ? 'editOptions' : 'addOptions')}
        </Button>
      </Section>
      <Section title={myListingsEditText('region')}>
        <CountryField
          countries={draft.countries}
          error={errors.recommended_countries}
          onChange={(countries) => {
            onFieldChange('recommended_countries');
            set({ countries });
          }}
        />
      </Section>
      <Section title={myListingsEditText('salesGoal')}>
        {figures.map(({ name, inputMode }) => (
          <TextField
            key={name}
            name={name}
            label={myListingsEditText(name, { currency: listing.currency })}
            inputMode={inputMode}
            autoComplete="off"
            value={draft.plan[name]}
            error={errors[name]}
            onChange={({ target }) => setPlan({ [name]: target.value })}
          />
        ))}
        <CheckField
          name="offerCredit"
          label={myListingsEditText('offerCredit')}
          hint={myListingsEditText('offerCreditHint')}
          isChecked={draft.plan.offerCredit}
          onChange={(offerCredit) => setPlan({ offerCredit })}
        />
      </Section>
      <Section title={myListingsEditText('delivery')}>
        <FulfilmentChoice chosen={draft.plan.fulfilment} onChoose={(fulfilment) => setPlan({ fulfilment })} />
        <TextField
          label={myListingsEditText('weight')}
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** What buyers see of a reduction, or how they get to see one. */
function reductionHint(listing: ListingToEdit): string {
  const label = reductionLabel(listing);
  return label && listing.reduced_until
    ? myListingsEditText('reducedUntil', { label, date: formatDate(listing.reduced_until) })
    : myListingsEditText('priceHint', { days: reductionDays, least: leastDaysOnSale });
}
