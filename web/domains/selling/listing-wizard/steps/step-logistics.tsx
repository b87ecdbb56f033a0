import { ExternalLink } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { nameLength } from '../../../../../contracts/identity/rules/name-rules.ts';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { findWeightProblem } from '../../../../../contracts/selling/listing-rules.ts';
import { formatShortMoney } from '../../../../../i18n/format-money.ts';
import { wizardDeliveryText } from '../../../../../i18n/generated/wizard-delivery.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { countryNameIn } from '../../../../../reference-data/countries/country-labels.ts';
import { convertPrice } from '../../../../../reference-data/currencies/convert.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { buttonClasses } from '../../../../ui/buttons/button-style.ts';
import { SampleDataBadge } from '../../../../ui/display/badge.tsx';
import { richText } from '../../../../ui/display/rich-text.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useSession } from '../../../identity/session/session.ts';
import { SellingSetupCard } from '../../../ordering/selling-setup/selling-setup-card.tsx';
import { useSellingSetup } from '../../../ordering/selling-setup/use-selling-setup.ts';
import { FulfilmentChoice } from '../../listing-editor/fulfilment-choice.tsx';
import { toCountryCodes } from '../plan/country-codes.ts';
import { ShippingEstimate } from '../plan/shipping-estimate.tsx';
import { useShipsFrom } from '../plan/ships-from.ts';
import { usePublish } from '../publish/use-publish.ts';
import type { Wizard } from '../use-wizard.ts';
import { StepFrame, type StepNavigation } from './step-frame.tsx';

/** The fees are cents of a dollar; a shop in another currency sees about the same in that. */
const examples = [
  { country: 'TH', type: 'local', fee: 4000 },
  { country: 'SG', type: 'international', fee: 12_000 },
  { country: 'MY', type: null, fee: null },
] as const;

/** The specified list; how parcels are sent is chosen with each order, from a longer one. */
const offeredCarriers = [
  { name: 'Shopee Logistics', site: 'https://spx.sg/' },
  { name: 'Facebook Shipping', site: null },
  { name: 'Maersk', site: 'https://www.maersk.com/' },
  { name: 'DHL', site: 'https://www.dhl.com/' },
  { name: 'Fedex', site: 'https://www.fedex.com/' },
] as const;

/** Loaded after the step is shown, because most sellers send to all their countries. */
const loadUnreached = async () => ({
  ...(await import('../../../ordering/selling-setup/shipping/unreached-countries.tsx')),
  ...(await import('../../../ordering/selling-setup/shipping/unreached-in-form.tsx')),
});

/** Step 4: delivery; its button publishes the listing. */
export function StepLogistics({ wizard, ...navigation }: { wizard: Wizard } & StepNavigation) {
  const { draft, change } = wizard;
  const { publish, isPublishing } = usePublish(wizard);
  const post = useSession()?.post;
  const setup = useSellingSetup();
  const [from, chooseFrom] = useShipsFrom(setup);
  const [isNameMissing, setNameMissing] = useState(false);
  const unreached = useLazy(loadUnreached);
  const countries = toCountryCodes(draft.countries);

  async function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const shopName = String(new FormData(event.currentTarget).get('shopName') ?? '').trim();
    const isNameMissing = post?.has_default_name === true && shopName === '';
    setNameMissing(isNameMissing);
    if (isNameMissing) return setup.form.current?.querySelector<HTMLElement>('[name=shopName]')?.focus();
    if (await setup.save()) await publish(shopName);
  }

  return (
    <StepFrame
      {...navigation}
      step="step4"
      title={wizardDeliveryText('title')}
      action={wizardDeliveryText('finish')}
      isBusy={isPublishing || setup.isSaving}
      form={{ ref: setup.form, onSubmit: (event) => void finish(event) }}
    >
      <FulfilmentChoice
        chosen={draft.fulfilment}
        onChoose={(fulfilment) => change((now) => ({ ...now, fulfilment }))}
      />
      <TextField
        label={wizardDeliveryText('weight')}
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        value={draft.weightKg}
        error={findWeightProblem(draft.weightKg) ?? undefined}
        onChange={({ target }) => change((now) => ({ ...now, weightKg: target.value }))}
      />
      {post?.has_default_name && (
        <TextField
          label={wizardDeliveryText('shopName')}
          name="shopName"
          autoComplete="organization"
          maxLength={nameLength}
          hint={wizardDeliveryText('shopNameHint')}
          error={isNameMissing ? wizardDeliveryText('shopNameRequired') : undefined}
          onChange={() => setNameMissing(false)}
        />
      )}
      <ShippingEstimate
        countries={countries}
        weightKg={draft.weightKg}
        currency={draft.currency}
        from={from}
        isSaved={setup.answers?.hasShipping ?? false}
        error={setup.errors.country}
        onChooseFrom={chooseFrom}
      />
      {setup.answers?.hasShipping === true && unreached && <unreached.UnreachedCountries countries={countries} />}
      {setup.answers?.hasShipping === false && unreached && (
        <unreached.UnreachedInForm
          countries={countries}
          form={setup.form}
          from={from}
          currency={setup.answers.currency}
        />
      )}
      <Carriers />
      <SellingSetupCard setup={setup} country={from} categoryId={draft.categoryId} />
      {!setup.answers?.hasShipping && <SampleFees currency={draft.currency} />}
    </StepFrame>
  );
}

/** The specified sample, until the seller has fees of their own. */
function SampleFees({ currency }: { currency: ShopCurrency }) {
  return (
    <section aria-labelledby="sample-fees-heading" className="rounded-card border border-faint border-dashed p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id="sample-fees-heading" className="font-sans font-semibold text-sm tracking-normal">
          {wizardDeliveryText('exampleTitle')}
        </h3>
        <SampleDataBadge />
      </div>
      <ul className="flex flex-col gap-1.5 text-muted text-sm">
        {examples.map(({ country, type, fee }) => (
          <li key={country} className="flex justify-between gap-4">
            <span>
              {countryNameIn(country, getLocale())} {type && wizardDeliveryText(type)}
            </span>
            <span>
              {fee ? formatShortMoney(convertPrice(fee, 'USD', currency), currency) : wizardDeliveryText('noFee')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-muted">{wizardDeliveryText('exampleNote')}</p>
    </section>
  );
}

function Carriers() {
  const reason = wizardDeliveryText('facebookReason');
  return (
    <section aria-labelledby="carriers-heading">
      <h3 id="carriers-heading" className="mb-2.5 font-sans font-semibold text-sm tracking-normal">
        {wizardDeliveryText('carriers')}
      </h3>
      <ul className="flex flex-wrap gap-2.5">
        {offeredCarriers.map(({ name, site }) => (
          <li key={name}>
            {site ? (
              <a href={site} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'small' })}>
                {withHidden(wizardDeliveryText('carrierSite', { name }))}
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            ) : (
              // Not `disabled`, so that its reason can be reached by keyboard.
              <button
                type="button"
                aria-disabled="true"
                title={reason}
                className={buttonClasses({ size: 'small', className: 'text-muted' })}
              >
                {withHidden(wizardDeliveryText('carrierWithoutSite', { name, reason }))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const withHidden = (message: string) =>
  richText(message, { hidden: (words) => <span className="sr-only">{words}</span> });
