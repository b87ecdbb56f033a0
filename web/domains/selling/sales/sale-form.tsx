import { useRef, useState } from 'react';
import { findLanguage } from '../../../../contracts/languages.ts';
import { maxSalePercent } from '../../../../contracts/marketplace/sale-rules.ts';
import { planSale, type SalePreview } from '../../../../contracts/marketplace/sales.ts';
import type { OwnSection } from '../../../../contracts/marketplace/shop-sections.ts';
import { readMinor } from '../../../../contracts/text/typed-number.ts';
import { formatPlainAmount } from '../../../../i18n/format-money.ts';
import { salesText } from '../../../../i18n/generated/sales.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useShopCurrency } from '../../identity/session/session.ts';
import { nameOf } from '../shop-editor/section-name.ts';
import { ListingPicker } from './listing-picker.tsx';
import { nameOfTimeZone, readLocalTime } from './local-time.ts';
import { SalePreviewText } from './sale-preview-text.tsx';

const names = ['section', 'listing', 'percent', 'amount', 'from', 'until'] as const;
type Values = Record<(typeof names)[number], string>;
type Scope = 'shop' | 'section' | 'listing';

/** A new sale: of what, how much, from when until when; previewed before it is saved. */
export function SaleForm({ sections, onSaved }: { sections: OwnSection[]; onSaved: () => void }) {
  const [scope, setScope] = useState<Scope>('shop');
  const [discount, setDiscount] = useState<'percent' | 'amount'>('percent');
  const [hasStart, setHasStart] = useState(false);
  const [preview, setPreview] = useState<SalePreview | null>(null);
  const savesNext = useRef(false);
  const currency = useShopCurrency();
  const showToast = useToast();

  const form = useForm(names, {
    check: (values) => findErrors(values, { scope, discount, currency }),
    refusals: { bad_input: 'until' },
    async send(values) {
      const language = findLanguage(getLocale()) ?? 'en';
      const body = { ...readSale(values, { scope, discount }), language };
      const shown = await api(planSale, { body: { ...body, preview: true } });
      setPreview(shown);
      if (!savesNext.current || shown.listings === 0) return;
      const answer = await api(planSale, { body });
      showToast({ text: answer.message, accountRole: 'seller' });
      onSaved();
    },
  });

  return (
    <form
      {...form.props}
      className="flex w-full flex-col gap-4"
      onInput={(event) => {
        setPreview(null);
        form.props.onInput(event);
      }}
    >
      <SelectField
        label={salesText('scope')}
        value={scope}
        options={(['shop', ...(sections.length > 0 ? ['section' as const] : []), 'listing'] as const).map((value) => ({
          value,
          label: salesText(value),
        }))}
        onChange={({ target }) => setScope(target.value as Scope)}
      />
      {scope === 'section' && (
        <SelectField
          label={salesText('whichSection')}
          name="section"
          options={sections.map((section) => ({ value: section.id, label: nameOf(section) }))}
        />
      )}
      {scope === 'listing' && <ListingPicker name="listing" error={form.errors.listing} />}
      <SegmentedControl
        label={salesText('discount')}
        choices={[
          { id: 'percent', label: salesText('byPercent') },
          { id: 'amount', label: salesText('byAmount') },
        ]}
        selected={discount}
        onSelect={(chosen) => {
          setDiscount(chosen);
          setPreview(null);
        }}
      />
      {discount === 'percent' ? (
        <TextField
          label={salesText('percent')}
          name="percent"
          inputMode="numeric"
          autoComplete="off"
          error={form.errors.percent}
        />
      ) : (
        <TextField
          label={salesText('amount', { currency })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          error={form.errors.amount}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          label={salesText('from')}
          hint={salesText('fromHint')}
          type="datetime-local"
          name="from"
          error={form.errors.from}
          onChange={({ target }) => setHasStart(target.value !== '')}
        />
        <TextField
          label={salesText('until')}
          hint={salesText('timeZone', { zone: nameOfTimeZone() })}
          type="datetime-local"
          name="until"
          error={form.errors.until}
        />
      </div>
      <SalePreviewText preview={preview} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          isBusy={form.isBusy && !savesNext.current}
          disabled={!form.isReady}
          onClick={() => {
            savesNext.current = false;
          }}
        >
          {salesText('preview')}
        </Button>
        <Button
          type="submit"
          tone="primary"
          isBusy={form.isBusy && savesNext.current}
          disabled={!form.isReady}
          onClick={() => {
            savesNext.current = true;
          }}
        >
          {salesText(hasStart ? 'plan' : 'start')}
        </Button>
      </div>
    </form>
  );
}

interface Chosen {
  scope: Scope;
  discount: 'percent' | 'amount';
}

function findErrors(values: Values, { scope, discount, currency }: Chosen & { currency: string }) {
  const percent = Number(values.percent);
  const isPercent = /^\d+$/.test(values.percent) && percent >= 1 && percent <= maxSalePercent;
  const example = formatPlainAmount(990, currency);
  return {
    ...(scope === 'listing' && !values.listing ? { listing: salesText('choose') } : {}),
    ...(discount === 'percent' && !isPercent ? { percent: salesText('percentProblem') } : {}),
    ...(discount === 'amount' && !((readMinor(values.amount, currency) ?? 0) > 0)
      ? { amount: salesText('amountProblem', { example }) }
      : {}),
    ...(readLocalTime(values.until) ? {} : { until: salesText('timeMissing') }),
  };
}

const readSale = (values: Values, { scope, discount }: Chosen) => ({
  ...(scope === 'section' && { section_id: values.section }),
  ...(scope === 'listing' && { listing_id: values.listing }),
  ...(discount === 'percent' ? { percent: Number(values.percent) } : { amount: values.amount }),
  starts_at: readLocalTime(values.from),
  ends_at: readLocalTime(values.until) ?? '',
});
