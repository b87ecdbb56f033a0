import { useState } from 'react';
import { findCardProblems, type TypedCard } from '../../../../contracts/ordering/payments/card-rules.ts';
import { type TestCardOutcome, testCards } from '../../../../contracts/ordering/payments/test-cards.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { paymentText } from '../../../../i18n/generated/payment.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { type FormErrors, useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Problem } from '../../../ui/states/problem.tsx';

const outcomes = {
  paid: 'outcomePaid',
  declined: 'outcomeDeclined',
  code: 'outcomeCode',
  disputed: 'outcomeDisputed',
  no_answer: 'outcomeNoAnswer',
} as const satisfies Record<TestCardOutcome, string>;

const names = ['number', 'expiry', 'cvc', 'name'] as const;

interface CardFormProps {
  currency: string;
  amountCents: number;
  problem: string | null;
  onCard: (card: TypedCard & { name: string }) => Promise<void>;
}

/** Filled in with the first test card, so that nobody types a real one. */
export function CardForm({ currency, amountCents, problem, onCard }: CardFormProps) {
  const [number, setNumber] = useState<string>(testCards[0].number);
  const form = useForm(names, {
    accountRole: 'customer',
    check: (values): FormErrors<(typeof names)[number]> => findCardProblems(values, new Date()),
    send: onCard,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{paymentText('sandboxText')}</p>
      <TextField
        key={number}
        label={paymentText('number')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        defaultValue={number}
        error={form.errors.number}
      />
      <div className="grid grid-cols-2 gap-4 max-tiny:grid-cols-1">
        <TextField
          label={paymentText('expiry')}
          name="expiry"
          autoComplete="off"
          maxLength={10}
          defaultValue={futureExpiry()}
          error={form.errors.expiry}
        />
        <TextField
          label={paymentText('cvc')}
          name="cvc"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue="123"
          error={form.errors.cvc}
        />
      </div>
      <TextField label={paymentText('name')} name="name" autoComplete="off" maxLength={100} />
      <Problem text={problem} />
      <Button type="submit" tone="primary" size="large" isWide isBusy={form.isBusy}>
        {paymentText('pay', { amount: formatMoney(amountCents, currency) })}
      </Button>
      <TestCards onUse={setNumber} />
    </form>
  );
}

function TestCards({ onUse }: { onUse: (number: string) => void }) {
  return (
    <section aria-labelledby="test-cards" className="rounded-card border border-line bg-sunken px-4 py-2">
      <h3 id="test-cards" className="pt-1 font-sans font-semibold text-sm">
        {paymentText('testCards')}
      </h3>
      <ul>
        {testCards.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5 text-sm">
            <span className="min-w-0 flex-[1_1_10rem]">
              <span className="whitespace-nowrap font-semibold tabular-nums">{number}</span>{' '}
              <span className="text-muted">{paymentText(outcomes[outcome])}</span>
            </span>
            <Button size="small" aria-label={paymentText('useCard', { number })} onClick={() => onUse(number)}>
              {paymentText('use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** December of the year after next, which is always in the future. */
const futureExpiry = () => `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`;
