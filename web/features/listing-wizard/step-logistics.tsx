import { ExternalLink } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { findWeightProblem } from '../../../contracts/listing-rules.ts';
import { nameLength } from '../../../contracts/profile-rules.ts';
import { useSession } from '../../lib/session.ts';
import { buttonClasses } from '../../ui/button-style.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FulfilmentChoice } from '../listing-editor/fulfilment-choice.tsx';
import { carriers } from './carriers.ts';
import { ShippingEstimate } from './shipping-estimate.tsx';
import { StepFrame, type StepNavigation } from './step-frame.tsx';
import type { Wizard } from './use-wizard.ts';

const examples = [
  ['Thailand', 'local', '$40'],
  ['Singapore', 'international', '$120'],
  ['Malaysia', '', '(no fee)'],
] as const;

/** Step 4: delivery; its button publishes the listing. */
export function StepLogistics({ wizard, ...navigation }: { wizard: Wizard } & StepNavigation) {
  const { draft, change, publish, isPublishing } = wizard;
  const post = useSession()?.post;

  function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void publish(String(new FormData(event.currentTarget).get('shopName') ?? '').trim());
  }

  return (
    <StepFrame
      {...navigation}
      step="step4"
      title="Logistics and delivery"
      action="Save & Finish Setup"
      isBusy={isPublishing}
      form={{ onSubmit: finish }}
    >
      <FulfilmentChoice
        chosen={draft.fulfilment}
        onChoose={(fulfilment) => change((now) => ({ ...now, fulfilment }))}
      />
      <TextField
        label="Weight in kg"
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        value={draft.weightKg}
        error={findWeightProblem(draft.weightKg) ?? undefined}
        onChange={({ target }) => change((now) => ({ ...now, weightKg: target.value }))}
      />
      {post?.has_default_name && (
        <TextField
          label="Shop name"
          name="shopName"
          autoComplete="organization"
          maxLength={nameLength}
          hint={`Buyers see it beside your listing. Without one they see “${post.name}”.`}
        />
      )}
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
