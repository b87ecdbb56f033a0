import { useRef, useState } from 'react';
import { isApiFailure } from '../../../../../contracts/client/client.ts';
import { percentText, taxName } from '../../../../../contracts/money/tax-words.ts';
import { putTaxSettings, type TaxSettings } from '../../../../../contracts/ordering/tax-settings.ts';
import { taxFormText } from '../../../../../i18n/generated/tax-form.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { isCountryCode } from '../../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../../reference-data/countries/country-labels.ts';
import { api } from '../../../../lib/api/api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';

const names = ['tax_id', 'share'] as const;

/** Whether the seller is registered for the tax of the country, and its number there. */
export function TaxForm({ tax }: { tax: TaxSettings }) {
  const [isRegistered, setRegistered] = useState(tax.is_registered);
  const doubted = useRef('');
  const showToast = useToast();
  const form = useForm(names, {
    check: ({ tax_id }) => (isRegistered && !tax_id ? { tax_id: taxFormText('idRequired') } : {}),
    refusals: { tax_id_doubtful: 'tax_id' },
    async send({ tax_id, share }) {
      const chosen = share === '' ? null : Number(share);
      const is_tax_id_confirmed = doubted.current === tax_id;
      const body = { is_registered: isRegistered, tax_id, share: chosen, is_tax_id_confirmed };
      try {
        const { message } = await api(putTaxSettings, { body });
        showToast({ text: message, accountRole: 'seller' });
      } catch (error) {
        if (isApiFailure(error) && error.code === 'tax_id_doubtful') doubted.current = tax_id;
        throw error;
      }
    },
  });
  const { known, country } = tax;
  const nameOf = (code: string) => (isCountryCode(code) ? countryNameIn(code, getLocale()) : code);
  const place = nameOf(country);
  if (!known) return <p className="text-sm">{taxFormText('notKnown', { country: place })}</p>;
  return (
    <form {...form.props} className="flex w-full flex-col gap-4">
      {tax.left_country && (
        <p className="text-sm">{taxFormText('left', { country: nameOf(tax.left_country), present: place })}</p>
      )}
      <CheckField
        name="is_registered"
        label={taxFormText('registered', { tax: taxName(known.name), country: place })}
        hint={taxFormText('registeredHint')}
        isChecked={isRegistered}
        onChange={setRegistered}
      />
      {isRegistered && (
        <>
          <TextField
            label={taxFormText('id')}
            name="tax_id"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            defaultValue={tax.tax_id}
            hint={idHint(known)}
            error={form.errors.tax_id}
          />
          {known.reduced.length > 0 && (
            <SelectField
              label={taxFormText('rate')}
              name="share"
              defaultValue={tax.share === null ? '' : String(tax.share)}
              options={[
                { value: '', label: taxFormText('standardRate', { percent: percentText(known.standard) }) },
                ...known.reduced.map((share) => ({
                  value: String(share),
                  label: taxFormText('reducedRate', { percent: percentText(share) }),
                })),
              ]}
            />
          )}
        </>
      )}
      <Button type="submit" tone="primary" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
        {taxFormText('save')}
      </Button>
    </form>
  );
}

function idHint({ tax_id_name: name, tax_id_example: example }: NonNullable<TaxSettings['known']>): string {
  return name && example ? taxFormText('idHint', { name, example }) : taxFormText('idPrinted');
}
