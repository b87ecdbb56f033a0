import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { type Quote, quoteMovement, requestMovement } from '../../../../contracts/money/wallet.ts';
import type { RequestType, WalletType } from '../../../../contracts/money/wallet-rules.ts';
import { transfersText } from '../../../../i18n/generated/transfers.ts';
import { api } from '../../../lib/api/api.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../../identity/reauthentication/reauthentication-provider.tsx';

interface TransferRequest {
  amount: string;
  wallet: WalletType;
}

/** Requests a quote, then sends the confirmed transfer; an idempotency key keeps repeated confirmations from repeating it. */
export function useTransfer(type: RequestType, currency: ShopCurrency, onDone: () => void) {
  const key = useRef(randomKey());
  const isSending = useRef(false);
  const [quoted, setQuoted] = useState<{ request: TransferRequest; quote: Quote } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const withReauthentication = useReauthentication();

  const showProblem = (error: unknown) =>
    setProblem(isApiFailure(error) ? error.message : transfersText('unreachable'));

  async function requestQuote(request: TransferRequest) {
    setProblem(null);
    try {
      const { quote } = await api(quoteMovement, { body: { type, currency, ...request } });
      // A new quote is a new transfer.
      key.current = randomKey();
      setQuoted({ request, quote });
    } catch (error) {
      showProblem(error);
    }
  }

  async function confirm(current_password: string) {
    if (!quoted || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    const { request, quote } = quoted;
    try {
      const body = { type, currency, ...request, fee_cents: quote.fee_cents, key: key.current, current_password };
      const { message } = await withReauthentication(() => api(requestMovement, { body }));
      showToast({ text: message, accountRole: 'seller' });
      void revalidate();
      onDone();
    } catch (error) {
      showProblem(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    quote: quoted?.quote ?? null,
    request: quoted?.request ?? null,
    problem,
    isBusy,
    requestQuote,
    confirm,
    back: () => setQuoted(null),
  };
}
