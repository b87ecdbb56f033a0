import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiFailure } from '../../../contracts/client.ts';
import { type Quote, quoteMovement, requestMovement } from '../../../contracts/wallet.ts';
import type { RequestKind, WalletKind } from '../../../contracts/wallet-rules.ts';
import { api } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useToast } from '../../ui/toast.tsx';

interface Asked {
  amount: string;
  wallet: WalletKind;
}

/** First what a movement costs, then, on a second word, the movement itself: once, however often it is confirmed. */
export function useTransfer(kind: RequestKind, onDone: () => void) {
  const key = useRef(randomKey());
  const isSending = useRef(false);
  const [shown, setShown] = useState<{ asked: Asked; quote: Quote } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  const explain = (error: unknown) =>
    setProblem(isApiFailure(error) ? error.message : 'The server could not be reached. Nothing is lost; try again.');

  async function ask(asked: Asked) {
    setProblem(null);
    try {
      const { quote } = await api(quoteMovement, { body: { kind, ...asked } });
      // Other figures are another movement.
      key.current = randomKey();
      setShown({ asked, quote });
    } catch (error) {
      explain(error);
    }
  }

  async function confirm(current_password: string) {
    if (!shown || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    const { asked, quote } = shown;
    try {
      const body = { kind, ...asked, fee_cents: quote.fee_cents, key: key.current, current_password };
      const { message } = await api(requestMovement, { body });
      showToast({ text: message, side: 'seller' });
      void revalidate();
      onDone();
    } catch (error) {
      explain(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    quote: shown?.quote ?? null,
    asked: shown?.asked ?? null,
    problem,
    isBusy,
    ask,
    confirm,
    back: () => setShown(null),
  };
}
