import { TrendingUp } from 'lucide-react';
import { checkGoal } from '../../../../../contracts/selling/listing-rules.ts';
import { formatDollars } from '../../../../../i18n/format-money.ts';
import { wizardGoalText } from '../../../../../i18n/generated/wizard-goal.ts';
import { joinSentences } from '../../../../../i18n/join-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { forecast, parseCents, suggestGoal } from '../plan/forecast.ts';
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
  const priceCents = parseCents(draft.suggestedPrice);
  const form = useForm(
    fields.map(({ name }) => name),
    { check: checkGoal, send: async () => wizard.goTo('step4') },
  );
  const isEmpty = fields.every(({ name }) => draft[name].trim() === '');

  /** The pressed button disappears, so the focus moves to the submit button; a field would open a phone's keyboard. */
  function applyGoal(goal: Goal) {
    change((now) => ({ ...now, ...goal }));
    form.props.ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }

  return (
    <StepFrame
      {...navigation}
      step="step3"
      title={wizardGoalText('title')}
      action={wizardGoalText('launch')}
      form={form.props}
    >
      <ForecastCard draft={draft} priceCents={priceCents} />
      {isEmpty && priceCents > 0 && <SuggestedGoal priceCents={priceCents} onUse={applyGoal} />}
      {fields.map(({ name, inputMode }) => (
        <TextField
          key={name}
          name={name}
          label={wizardGoalText(name)}
          inputMode={inputMode}
          autoComplete="off"
          value={draft[name]}
          error={form.errors[name]}
          onChange={({ target }) => change((now) => ({ ...now, [name]: target.value }))}
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
  const { budgetCents, gmvCents, units, averagePriceCents } = forecast(draft, priceCents);
  const target = parseCents(draft.monthlySalesTarget);
  const isBelowTarget = target > 0 && gmvCents < target;
  return (
    <div className="flex gap-3.5 rounded-card bg-sunken p-5">
      <TrendingUp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ai" />
      <div role="status">
        <p className="font-semibold">
          {wizardGoalText('forecast', {
            budget: formatDollars(budgetCents),
            sales: formatDollars(gmvCents),
            count: units,
            price: formatDollars(averagePriceCents),
          })}
        </p>
        <p className="mt-1 text-muted text-sm">
          {joinSentences(
            isBelowTarget && wizardGoalText('targetAbove', { target: formatDollars(target) }),
            wizardGoalText('forecastNote'),
          )}
        </p>
      </div>
    </div>
  );
}

type Goal = ReturnType<typeof suggestGoal>;

function SuggestedGoal({ priceCents, onUse }: { priceCents: number; onUse: (goal: Goal) => void }) {
  const goal = suggestGoal(priceCents);
  return (
    <div className="flex flex-col items-start gap-2.5">
      <p className="text-sm">
        {wizardGoalText('suggestion', {
          units: goal.sellUnits,
          sales: formatDollars(parseCents(goal.monthlySalesTarget)),
          budget: formatDollars(parseCents(goal.marketingBudget)),
        })}
      </p>
      <Button tone="ai" onClick={() => onUse(goal)}>
        {wizardGoalText('useFigures')}
      </Button>
    </div>
  );
}
