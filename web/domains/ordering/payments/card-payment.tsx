import { useRef } from 'react';
import { findCodeProblem, type TypedCard } from '../../../../contracts/ordering/payments/card-rules.ts';
import { paymentText } from '../../../../i18n/generated/payment.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Problem } from '../../../ui/states/problem.tsx';
import { CardForm } from './card-form.tsx';
import { usePay } from './use-pay.ts';
import type { Purchase } from './use-purchase.ts';

interface CardPaymentProps {
  purchaseId: string;
  amountCents: number;
  onPaid: (purchase: Purchase) => void;
}

/** The card of the sandbox and its challenge. The card is kept in memory only, until it is paid. */
export function CardPayment({ purchaseId, amountCents, onPaid }: CardPaymentProps) {
  const { pay, problem, needsCode, isPending, startAgain } = usePay(purchaseId, onPaid);
  const card = useRef<TypedCard & { name: string }>(undefined);
  if (isPending) return <PendingPayment onBack={startAgain} />;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{paymentText(needsCode ? 'twoFactor' : 'cardTitle')}</h2>
        <Badge tone="warn">{paymentText('sandbox')}</Badge>
      </div>
      {needsCode ? (
        <CodeForm
          problem={problem}
          onCode={(two_factor_code) => pay({ card: card.current, two_factor_code })}
          onBack={startAgain}
        />
      ) : (
        <CardForm
          amountCents={amountCents}
          problem={problem}
          onCard={(typed) => {
            card.current = typed;
            return pay({ card: typed });
          }}
        />
      )}
    </Card>
  );
}

/** The card may be charged and the answer on its way; paying again with it is the same payment. */
function PendingPayment({ onBack }: { onBack: () => void }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl">{paymentText('cardTitle')}</h2>
      <p role="status">{paymentText('pending')}</p>
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
      <p className="text-muted">{paymentText('twoFactorText')}</p>
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
