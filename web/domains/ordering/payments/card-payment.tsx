import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { type Purchase, payPurchase } from '../../../../contracts/ordering/checkout.ts';
import { findCodeProblem, type TypedCard } from '../../../../contracts/ordering/payments/card-rules.ts';
import { paymentText } from '../../../../i18n/generated/payment.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { CardForm } from './card-form.tsx';

interface CardPaymentProps {
  purchaseId: string;
  currency: string;
  amountCents: number;
  onPaid: (purchase: Purchase) => void;
}

/** The card of the sandbox and its challenge. The card is kept in memory only, until it is paid. */
export function CardPayment({ purchaseId, currency, amountCents, onPaid }: CardPaymentProps) {
  const { pay, problem, needsCode, isPending, startAgain } = usePay(purchaseId, onPaid);
  const card = useRef<TypedCard & { name: string }>(undefined);
  const form = useRef<HTMLDivElement>(null);
  const hadCode = useRef(false);
  // The form that had the focus is gone, with it the place of a keyboard and of a screen reader.
  useEffect(() => {
    if (hadCode.current !== needsCode) form.current?.querySelector('input')?.focus();
    hadCode.current = needsCode;
  }, [needsCode]);
  if (isPending) return <PendingPayment onBack={startAgain} />;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{paymentText(needsCode ? 'twoFactor' : 'cardTitle')}</h2>
        <Badge tone="warn">{paymentText('sandbox')}</Badge>
      </div>
      <p role="status" className="text-muted empty:sr-only">
        {needsCode && paymentText('twoFactorText')}
      </p>
      <div ref={form}>
        {needsCode ? (
          <CodeForm
            problem={problem}
            onCode={(two_factor_code) => pay({ card: card.current, two_factor_code })}
            onBack={startAgain}
          />
        ) : (
          <CardForm
            currency={currency}
            amountCents={amountCents}
            problem={problem}
            onCard={(typed) => {
              card.current = typed;
              return pay({ card: typed });
            }}
          />
        )}
      </div>
    </Card>
  );
}

/** The card may be charged and the answer on its way; paying again with it is the same payment. */
function PendingPayment({ onBack }: { onBack: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl">{paymentText('cardTitle')}</h2>
      <p ref={text} role="status" tabIndex={-1} className="outline-none">
        {paymentText('pending')}
      </p>
      <Button onClick={onBack}>{paymentText('back')}</Button>
    </Card>
  );
}

interface CodeFormProps {
  problem: string | null;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

function CodeForm({ problem, onCode, onBack }: CodeFormProps) {
  const form = useForm(['code'] as const, {
    accountRole: 'customer',
    check: ({ code }): { code?: string } => {
      const codeProblem = findCodeProblem(code);
      return codeProblem ? { code: codeProblem } : {};
    },
    send: ({ code }) => onCode(code),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        label={paymentText('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={form.errors.code}
      />
      <Problem text={problem} />
      <FormButtons
        label={paymentText('confirm')}
        cancelLabel={paymentText('back')}
        isBusy={form.isBusy}
        onCancel={onBack}
      />
    </form>
  );
}

type PayRequest = Pick<z.input<typeof payPurchase.body>, 'card' | 'two_factor_code'>;

/** Pays once: the same request keeps its key until the server has answered. */
export function usePay(purchaseId: string, onPaid: (purchase: Purchase) => void) {
  const open = useRef<{ key: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isPending, setPending] = useState(false);

  async function pay(request: PayRequest) {
    setProblem(null);
    const text = JSON.stringify(request);
    if (open.current?.text !== text) open.current = { key: randomKey(), text };
    try {
      const body = { key: open.current.key, language: getLocale(), ...request };
      const { state, ...purchase } = await api(payPurchase, { params: { id: purchaseId }, body });
      open.current = null;
      if (state === 'two_factor') return setNeedsCode(true);
      // A card without an answer yet is still asked for; any other payment comes after it.
      setPending(state === 'pending' && purchase.payment.type === 'card');
      onPaid({ ...purchase, state });
    } catch (error) {
      if (isApiFailure(error) && error.status < 500) open.current = null;
      setProblem(failureText(error, paymentText('lost')));
    }
  }

  function startAgain() {
    setProblem(null);
    setNeedsCode(false);
    setPending(false);
  }

  return { pay, problem, needsCode, isPending, startAgain };
}
