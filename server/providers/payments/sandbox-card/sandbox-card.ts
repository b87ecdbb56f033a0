import { createHash } from 'node:crypto';
import { AppError } from '../../../../contracts/errors.ts';
import {
  findCardProblems,
  findCodeProblem,
  readCardNumber,
  summarizeCard,
} from '../../../../contracts/ordering/payments/card-rules.ts';
import {
  isRightTestCode,
  type TestCardOutcome,
  testCards,
} from '../../../../contracts/ordering/payments/test-cards.ts';
import {
  type OrderPaymentProvider,
  type PaymentEvent,
  PaymentProviderError,
  type TypedPayment,
} from '../order-payments.ts';

const answersAfterSeconds = 60;
const disputedAfterSeconds = 180;
const decidedAfterSeconds = 360;

/**
 * Card payments without real money. Nothing is kept: the amount stands in the reference, the card decides the outcome,
 * and a challenge sends the card again with the code. Of a card only its brand and last four digits leave here.
 */
export function createSandboxCard(now: () => Date = () => new Date()): OrderPaymentProvider {
  return {
    isSandbox: true,
    async start({ key, amountCents }) {
      return { type: 'card', reference: referenceOf(key, amountCents), isSandbox: true };
    },
    async confirm(reference, typed) {
      const amountCents = amountIn(reference);
      const at = now();
      const outcome = readOutcome(typed, at);
      const card = summarizeCard(typed.card.number);
      return { ...eventOf(outcome, typed.code, { reference, amountCents, at }), card };
    },
    async refund(reference, { key, amountCents }) {
      if (amountCents < 1 || amountCents > amountIn(reference)) {
        throw new PaymentProviderError('refused', 'The sandbox gives back between one cent and the whole payment.');
      }
      return { id: `sandbox_refund_${hash(key)}`, reference, amountCents, at: now() };
    },
  };
}

function readOutcome({ card }: TypedPayment, now: Date): TestCardOutcome {
  const [problem] = Object.values(findCardProblems(card, now));
  if (problem) throw new AppError('bad_input', { message: problem });
  const number = readCardNumber(card.number);
  const testCard = testCards.find((one) => readCardNumber(one.number) === number);
  if (!testCard) throw new AppError('bad_input', { key: 'not_a_test_card' });
  return testCard.outcome;
}

type Payment = Pick<PaymentEvent, 'reference' | 'amountCents' | 'at'>;

function eventOf(outcome: TestCardOutcome, code: string | undefined, payment: Payment): PaymentEvent {
  const paid = { ...payment, id: `${payment.reference}:paid`, status: 'paid' } as const;
  switch (outcome) {
    case 'paid':
      return paid;
    case 'declined':
      return { ...payment, id: `${payment.reference}:declined`, status: 'failed', reason: 'declined' };
    case 'code':
      return code === undefined ? codeNeeded(payment) : codeChecked(code, paid);
    case 'disputed': {
      const { reference, at } = payment;
      const opened = { ...payment, id: `${reference}:disputed`, at: later(at, disputedAfterSeconds) };
      const won = { ...paid, id: `${reference}:dispute_won`, at: later(at, decidedAfterSeconds) };
      // Decided for the seller, because money that is held for ever would be of no use in a sandbox.
      return {
        ...paid,
        followUps: [
          { ...opened, status: 'disputed' },
          { ...won, reason: 'dispute_won' },
        ],
      };
    }
    case 'no_answer': {
      const followUps = [{ ...paid, at: later(payment.at, answersAfterSeconds) }];
      return { ...payment, id: `${payment.reference}:no_answer`, status: 'pending', reason: 'no_answer', followUps };
    }
  }
}

function codeNeeded(payment: Payment): PaymentEvent {
  return { ...payment, id: `${payment.reference}:code_needed`, status: 'pending', reason: 'code_needed' };
}

function codeChecked(code: string, paid: PaymentEvent): PaymentEvent {
  const problem = findCodeProblem(code);
  if (problem) throw new AppError('bad_input', { message: problem });
  if (isRightTestCode(code)) return paid;
  return { ...paid, id: `${paid.reference}:code_wrong`, status: 'failed', reason: 'code_wrong' };
}

function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}

function referenceOf(key: string, amountCents: number): string {
  return `sandbox_${amountCents}_${hash(key)}`;
}

function amountIn(reference: string): number {
  const [, cents] = reference.match(/^sandbox_(\d{1,12})_[0-9a-f]{24}$/) ?? [];
  if (!cents) throw new PaymentProviderError('refused', 'This is no reference of the sandbox.');
  return Number(cents);
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}
