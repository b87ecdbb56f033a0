import { useRef, useState } from 'react';
import type { z } from 'zod';
import { isApiFailure } from '../../../../contracts/client.ts';
import { payPurchase } from '../../../../contracts/ordering/checkout.ts';
import { paymentText } from '../../../../i18n/generated/payment.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import type { Purchase } from './use-purchase.ts';

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
