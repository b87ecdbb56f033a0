import type { SubmitEvent } from 'react';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { listCountries } from '../../../../reference-data/countries/country-labels.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SellingSetupCard } from '../../ordering/selling-setup/selling-setup-card.tsx';
import type { SellingSetup } from '../../ordering/selling-setup/use-selling-setup.ts';
import { useShipsFrom } from '../listing-wizard/plan/ships-from.ts';

interface SetupDialogProps {
  setup: SellingSetup;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the answers are saved. */
  onSaved: () => void;
}

/** Asks once, before the first publication, where parcels leave from and how the seller is paid. */
export function SetupDialog({ setup, isOpen, onClose, onSaved }: SetupDialogProps) {
  const [from, chooseFrom] = useShipsFrom(setup);
  const options = [...(from === null ? [{ value: '', label: '' }] : []), ...listCountries(getLocale())];

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await setup.save()) onSaved();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={listingDraftsText('setupTitle')}>
      <form ref={setup.form} onSubmit={(event) => void save(event)} className="flex flex-col gap-4" noValidate>
        <SelectField
          label={listingDraftsText('shipsFrom')}
          name="country"
          value={from ?? ''}
          error={setup.errors.country}
          options={options}
          onChange={({ target }) => chooseFrom(target.value)}
        />
        <SellingSetupCard setup={setup} country={from} categoryId="" />
        <Button type="submit" tone="primary" size="large" isBusy={setup.isSaving}>
          {listingDraftsText('setupPublish')}
        </Button>
      </form>
    </Dialog>
  );
}
