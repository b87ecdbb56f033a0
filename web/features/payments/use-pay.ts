import { useRef, useState } from 'react';
import type { z } from 'zod';
import { payPurchase } from '../../../contracts/checkout.ts';
import { isApiFailure, isUnreachable } from '../../../contracts/client.ts';
import { commonText } from '../../../messages/generated/common.ts';
import { paymentText } from '../../../messages/generated/payment.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { api } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import type { Purchase } from './use-purchase.ts';

type PayRequest = Pick<z.input<typeof payPurchase.body>, 'card' | 'second_step_code'>;

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
      const body = { key: open.current.key, language: pageLanguage(), ...request };
      const { state, ...purchase } = await api(payPurchase, { params: { id: purchaseId }, body });
      open.current = null;
      if (state === 'second_step') return setNeedsCode(true);
      // A card without an answer yet is still asked for; any other payment comes after it.
      setPending(state === 'pending' && purchase.payment.kind === 'card');
      onPaid({ ...purchase, state });
    } catch (error) {
      if (isApiFailure(error) && error.status < 500) open.current = null;
      setProblem(problemOf(error));
    }
  }

  function startAgain() {
    setProblem(null);
    setNeedsCode(false);
    setPending(false);
  }

  return { pay, problem, needsCode, isPending, startAgain };
}

function problemOf(error: unknown): string {
  if (isApiFailure(error)) return error.message;
  if (isUnreachable(error)) return paymentText('lost');
  console.error(error);
  return commonText('pageFailed');
}
