import { TrendingUp } from 'lucide-react';
import { useEffect } from 'react';
import { checkGoal } from '../../../../../contracts/selling/listing-rules.ts';
import { formatShortMoney } from '../../../../../i18n/format-money.ts';
import { wizardGoalText } from '../../../../../i18n/generated/wizard-goal.ts';
import { joinSentences } from '../../../../../i18n/join-text.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { withEditedField } from '../draft/fill-draft.ts';
import { forecast, parseMinor, withSuggestedGoal } from '../plan/forecast.ts';
import type { Wizard } from '../use-wizard.ts';
import { StepFrame, type StepNavigation } from './step-frame.tsx';

const fields = [
  { name: 'monthlySalesTarget', inputMode: 'decimal' },
  { name: 'sellUnits', inputMode: 'numeric' },
  { name: 'marketingBudget', inputMode: 'decimal' },
] as const;

/** Step 3: the sales goal and its forecast. */
export function StepGoal({ wizard, ...navigation }: { wizard: Wizard } & StepNavigation) {
  const { draft, change } = wizard;
  const { currency } = draft;
  const priceCents = parseMinor(draft.suggestedPrice, currency);
  const form = useForm(
    fields.map(({ name }) => name),
    { check: (typed) => checkGoal(typed, currency), send: async () => wizard.goTo('step4') },
  );

  // Filled in when the step opens, so that it can be accepted with one tap.
  useEffect(() => change(withSuggestedGoal), [change]);

  return (
    <StepFrame
      {...navigation}
      step="step3"
      title={wizardGoalText('title')}
      action={wizardGoalText('launch')}
      form={form.props}
    >
      <ForecastCard draft={draft} priceCents={priceCents} />
      {!draft.edited.includes('goal') && priceCents > 0 && (
        <p className="text-muted text-sm">{wizardGoalText('filledIn')}</p>
      )}
      {fields.map(({ name, inputMode }) => (
        <TextField
          key={name}
          name={name}
          label={wizardGoalText(name, { currency })}
          inputMode={inputMode}
          autoComplete="off"
          value={draft[name]}
          error={form.errors[name]}
          onChange={({ target }) => change((now) => ({ ...withEditedField(now, 'goal'), [name]: target.value }))}
        />
      ))}
      <CheckField
        name="offerCredit"
        label={wizardGoalText('offerCredit')}
        hint={wizardGoalText('offerCreditHint')}
        isChecked={draft.offerCredit}
        onChange={(offerCredit) => change((now) => ({ ...now, offerCredit }))}
      />
    </StepFrame>
  );
}

function ForecastCard({ draft, priceCents }: { draft: Wizard['draft']; priceCents: number }) {
  const { budgetCents, gmvCents, units, averagePriceCents } = forecast(draft, priceCents, draft.currency);
  const { currency } = draft;
  const target = parseMinor(draft.monthlySalesTarget, currency);
  const isBelowTarget = target > 0 && gmvCents < target;
  return (
    <div className="flex gap-3.5 rounded-card bg-sunken p-5">
      <TrendingUp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ai" />
      <div role="status">
        <p className="font-semibold">
          {wizardGoalText('forecast', {
            budget: formatShortMoney(budgetCents, currency),
            sales: formatShortMoney(gmvCents, currency),
            count: units,
            price: formatShortMoney(averagePriceCents, currency),
          })}
        </p>
        <p className="mt-1 text-muted text-sm">
          {joinSentences(
            isBelowTarget && wizardGoalText('targetAbove', { target: formatShortMoney(target, currency) }),
            wizardGoalText('forecastNote'),
          )}
        </p>
      </div>
    </div>
  );
}
