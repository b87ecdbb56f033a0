import { hourMs } from '../../../../contracts/durations.ts';
import type {
  Payee,
  PayNowPayee,
  PromptPayPayee,
  VietQrPayee,
} from '../../../../contracts/ordering/payments/payee-rules.ts';
import { type EmvObject, emvAmount, emvPayload, plainWords } from './emv-payload.ts';

export interface QrTransfer<Of extends Payee = Payee> {
  payee: Of;
  amountMinor: number;
  /** What the receiver reads beside the money. */
  label: string;
  /** The last day that the code may be paid, where the system knows such days. */
  lastDay: Date;
}

const longestLabel = 25;
// The code is for one payment of this amount.
const opening: readonly EmvObject[] = [
  ['00', '01'],
  ['01', '12'],
];

/** Thai QR Payment, credit transfer (tag 29) to a PromptPay id. */
export function promptPayPayload({ payee, amountMinor, label }: QrTransfer<PromptPayPayee>): string {
  const ids: Record<PromptPayPayee['type'], EmvObject> = {
    phone: ['01', `0066${payee.id.slice(1)}`],
    national_id: ['02', payee.id],
    ewallet: ['03', payee.id],
  };
  return emvPayload([
    ...opening,
    ['29', [['00', 'A000000677010111'], ids[payee.type]]],
    ['53', '764'],
    ['54', emvAmount(amountMinor, 2)],
    ['58', 'TH'],
    ...additionalData('05', plainWords(label, longestLabel)),
  ]);
}

/** VietQR of NAPAS (tag 38), transfer to an account. Banks of Vietnam take no dashes in the words of a transfer. */
export function vietQrPayload({ payee, amountMinor, label }: QrTransfer<VietQrPayee>): string {
  const account: EmvObject[] = [
    ['00', payee.bank],
    ['01', payee.account],
  ];
  return emvPayload([
    ...opening,
    [
      '38',
      [
        ['00', 'A000000727'],
        ['01', account],
        ['02', 'QRIBFTTA'],
      ],
    ],
    ['53', '704'],
    ['54', emvAmount(amountMinor, 0)],
    ['58', 'VN'],
    ...additionalData('08', plainWords(label.replaceAll('-', ' '), longestLabel)),
  ]);
}

/** PayNow of Singapore (tag 26), to a mobile number or a UEN; the payer cannot change the amount. */
export function payNowPayload({ payee, amountMinor, label, lastDay }: QrTransfer<PayNowPayee>): string {
  const account: EmvObject[] = [
    ['00', 'SG.PAYNOW'],
    ['01', payee.type === 'mobile' ? '0' : '2'],
    ['02', payee.id],
    ['03', '0'],
    ['04', dayInSingapore(lastDay)],
  ];
  return emvPayload([
    ...opening,
    ['26', account],
    ['52', '0000'],
    ['53', '702'],
    ['54', emvAmount(amountMinor, 2)],
    ['58', 'SG'],
    // The name is required; apps show the registered one.
    ['59', 'NA'],
    ['60', 'Singapore'],
    ...additionalData('01', plainWords(label, longestLabel)),
  ]);
}

function additionalData(id: string, text: string): EmvObject[] {
  return text ? [['62', [[id, text]]]] : [];
}

/** Singapore is eight hours ahead of UTC all year. */
function dayInSingapore(moment: Date): string {
  const hoursAhead = 8;
  return new Date(moment.getTime() + hoursAhead * hourMs).toISOString().slice(0, 10).replaceAll('-', '');
}
