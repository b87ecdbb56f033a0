import { fulfilments } from '../../../../contracts/selling/listing-rules.ts';
import { listingEditorText } from '../../../../i18n/generated/listing-editor.ts';

type Fulfilment = (typeof fulfilments)[number];

interface FulfilmentChoiceProps {
  chosen: Fulfilment | null;
  onChoose: (fulfilment: Fulfilment) => void;
}

/** Who packs and ships. */
export function FulfilmentChoice({ chosen, onChoose }: FulfilmentChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold text-sm">{listingEditorText('fulfilment')}</legend>
      {fulfilments.map((fulfilment) => (
        <label
          key={fulfilment}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-line px-4 py-2.5 font-medium has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="fulfilment"
            checked={chosen === fulfilment}
            onChange={() => onChoose(fulfilment)}
            className="size-5 shrink-0 accent-brand"
          />
          {listingEditorText(fulfilment)}
        </label>
      ))}
    </fieldset>
  );
}
