import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { wizardPlanText } from '../../../../../i18n/generated/wizard-plan.ts';
import { useForm } from '../../../../ui/fields/forms.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CountryField } from '../../listing-editor/country-field.tsx';
import { withEditedField } from '../draft/fill-draft.ts';
import { toCountryCodes } from '../plan/country-codes.ts';
import { inPageLocale, withCountries } from '../plan/plan.ts';
import { PlanView } from '../plan/plan-view.tsx';
import type { Wizard } from '../use-wizard.ts';
import { checkPlanAndStock } from './step-access.ts';
import { StepFrame, type StepNavigation } from './step-frame.tsx';

/** Step 2: price and countries. */
export function StepPlan({ wizard, ...navigation }: { wizard: Wizard } & StepNavigation) {
  const { draft, change } = wizard;
  const { plan, isPlanShown, currency } = draft;
  const countries = toCountryCodes(draft.countries);
  const inputs = useRef<HTMLDivElement>(null);
  const form = useForm(['suggestedPrice', 'stock', 'recommended_countries'], {
    check: ({ suggestedPrice, stock }) => checkPlanAndStock({ suggestedPrice, stock, countries, currency }),
    send: async () => {
      // The countries decide which Spanish is written.
      void wizard.analysis.followCountries();
      wizard.goTo('step3');
    },
  });

  function setCountries(names: string[]) {
    form.clearError('recommended_countries');
    change((now) => withCountries(now, names));
  }

  function showPlan() {
    change((now) => ({ ...now, isPlanShown: true }));
  }

  function editInputs() {
    change((now) => ({ ...now, isPlanShown: false }));
    inputs.current?.querySelector('input')?.focus();
  }

  return (
    <StepFrame
      {...navigation}
      step="step2"
      title={wizardPlanText('title')}
      action={wizardPlanText('usePlan')}
      form={form.props}
    >
      <SegmentedControl
        label={wizardPlanText('plan')}
        choices={[
          {
            id: 'plan',
            label: (
              <>
                <Sparkles aria-hidden="true" className="size-4 shrink-0 text-ai" /> {wizardPlanText('generatePlan')}
              </>
            ),
          },
          { id: 'inputs', label: wizardPlanText('editInputs') },
        ]}
        selected={isPlanShown ? 'plan' : 'inputs'}
        onSelect={(id) => (id === 'plan' ? showPlan() : editInputs())}
      />
      <div ref={inputs} className="flex flex-col gap-5">
        <TextField
          label={wizardPlanText('suggestedPrice', { currency })}
          name="suggestedPrice"
          inputMode="decimal"
          autoComplete="off"
          value={draft.suggestedPrice}
          error={form.errors.suggestedPrice}
          onChange={({ target }) =>
            change((now) => ({ ...withEditedField(now, 'suggestedPrice'), suggestedPrice: target.value }))
          }
        />
        <TextField
          label={wizardPlanText('stock')}
          name="stock"
          inputMode="numeric"
          autoComplete="off"
          hint={wizardPlanText('stockHint')}
          value={draft.stock}
          error={form.errors.stock}
          onChange={({ target }) => change((now) => ({ ...now, stock: target.value }))}
        />
        <CountryField countries={countries} error={form.errors.recommended_countries} onChange={setCountries} />
      </div>
      {isPlanShown && (
        <PlanView plan={plan && inPageLocale(plan, draft)} suggestedPrice={draft.suggestedPrice} currency={currency} />
      )}
    </StepFrame>
  );
}
