import { ExternalLink } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { findWeightProblem, fulfilments } from '../../../contracts/listing-rules.ts';
import { buttonClasses } from '../../ui/button-look.ts';
import { TextField } from '../../ui/text-field.tsx';
import { carriers } from './carriers.ts';
import type { Fulfilment } from './draft.ts';
import { ShippingEstimate } from './shipping-estimate.tsx';
import { StepFrame, type StepWays } from './step-frame.tsx';
import type { Wizard } from './use-wizard.ts';

const fulfilmentNames: Record<Fulfilment, string> = {
  self: 'Pack and ship myself',
  partner: 'Use the platform’s logistics partner',
  courier: 'Pickup via courier',
};

const examples = [
  ['Thailand', 'local', '$40'],
  ['Singapore', 'international', '$120'],
  ['Malaysia', '', '(no fee)'],
] as const;

/** Step 4: how it gets to the buyer; then everything is published. */
export function StepLogistics({ wizard, ...ways }: { wizard: Wizard } & StepWays) {
  const { draft, change, publish, isPublishing } = wizard;

  function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void publish();
  }

  return (
    <StepFrame
      {...ways}
      step="step4"
      title="Logistics and delivery"
      action="Save & Finish Setup"
      isBusy={isPublishing}
      form={{ onSubmit: finish }}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold text-sm">Fulfillment</legend>
        {fulfilments.map((fulfilment) => (
          <label
            key={fulfilment}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-line px-4 py-2.5 font-medium has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="fulfilment"
              checked={draft.fulfilment === fulfilment}
              onChange={() => change((now) => ({ ...now, fulfilment }))}
              className="size-5 shrink-0 accent-brand"
            />
            {fulfilmentNames[fulfilment]}
          </label>
        ))}
      </fieldset>
      <TextField
        label="Weight in kg"
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        value={draft.weightKg}
        error={findWeightProblem(draft.weightKg) ?? undefined}
        onChange={({ target }) => change((now) => ({ ...now, weightKg: target.value }))}
      />
      <ShippingEstimate countries={draft.countries} weightKg={draft.weightKg} />
      <div className="rounded-card bg-sunken p-5">
        <h3 className="mb-2 font-sans font-semibold text-sm tracking-normal">
          Example of shipping fees, weight 0.8 kg
        </h3>
        <ul className="flex flex-col gap-1.5 text-sm">
          {examples.map(([country, kind, fee]) => (
            <li key={country} className="flex justify-between gap-4">
              <span>
                {country} <span className="text-muted">{kind}</span>
              </span>
              <span className="font-medium">{fee}</span>
            </li>
          ))}
        </ul>
      </div>
      <Carriers />
    </StepFrame>
  );
}

function Carriers() {
  return (
    <section aria-labelledby="carriers-heading">
      <h3 id="carriers-heading" className="mb-2.5 font-sans font-semibold text-sm tracking-normal">
        Carriers
      </h3>
      <ul className="flex flex-wrap gap-2.5">
        {carriers.map(({ name, site, reason }) => (
          <li key={name}>
            {site ? (
              <a href={site} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'small' })}>
                {name}
                <ExternalLink aria-hidden="true" className="size-3.5" />
                <span className="sr-only">, opens its own site</span>
              </a>
            ) : (
              // Not `disabled`, so that its reason can be reached by keyboard.
              <button
                type="button"
                aria-disabled="true"
                title={reason}
                className={buttonClasses({ size: 'small', className: 'text-muted' })}
              >
                {name}
                <span className="sr-only">: {reason}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
