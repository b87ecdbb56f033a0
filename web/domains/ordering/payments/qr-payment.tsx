import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '../../../../contracts/ordering/checkout.ts';
import { claimPayment } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { paymentText } from '../../../../i18n/generated/payment.ts';
import { api } from '../../../lib/api/api.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PhotoField } from '../order-photos/photo-field.tsx';
import { paymentMethodName } from './payment-methods.ts';
import { QrPicture, saveQrPicture } from './qr-picture.tsx';
import { formatTimeLeft, useTimeLeft } from './use-time-left.ts';

export type QrCode = Extract<Payment, { type: 'qr' }>['codes'][number];

/** One code for each seller: the money goes from the buyer’s bank straight to them. */
export function QrPayment({ code, isConverted }: { code: QrCode; isConverted: boolean }) {
  const [isClaimedHere, setClaimedHere] = useState(false);
  const isClaimed = code.is_claimed || isClaimedHere;
  const amount = formatMoney(code.amount_minor, code.currency);
  const fileName = `snapbazaar-${code.order_id}.png`;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{paymentText('scanWith', { method: paymentMethodName(code.method) })}</h2>
      <p className="-mt-3 text-muted wrap-anywhere">
        <bdi>{code.seller_name}</bdi> · {code.order_number}
      </p>
      <div className="flex flex-col items-center gap-2 text-center">
        {!isClaimed && <QrPicture text={code.payload} label={paymentText('qrCode', { amount, payee: code.payee })} />}
        <p className="mt-1 font-extrabold font-heading text-headline leading-tight tabular-nums">{amount}</p>
        <p className="text-muted text-sm">
          <span dir="auto" className="block">
            {paymentText('to', { payee: code.payee })}
          </span>
          {isConverted && paymentText('ratesOf', { date: formatDate(code.rate_date) })}
        </p>
        {!isClaimed && <TimeLeft until={code.expires_at} />}
      </div>
      {isClaimed ? (
        <div className="flex flex-col items-center gap-3 text-center">
          <p role="status">{paymentText('told')}</p>
          <ButtonLink to={`/orders/${code.order_id}`}>{paymentText('seeOrder')}</ButtonLink>
        </div>
      ) : (
        <>
          <Button
            isWide
            onClick={() => saveQrPicture(code.payload, fileName)}
            icon={<Download aria-hidden="true" className="size-4.5" />}
          >
            {paymentText('savePicture')}
          </Button>
          <ClaimForm orderId={code.order_id} onClaimed={() => setClaimedHere(true)} />
        </>
      )}
    </Card>
  );
}

function TimeLeft({ until }: { until: string }) {
  const seconds = useTimeLeft(until);
  return (
    <p role="timer">
      <Badge tone={seconds > 0 ? 'warn' : 'bad'}>
        {seconds > 0 ? paymentText('timeLeft', { time: formatTimeLeft(seconds) }) : paymentText('timeOver')}
      </Badge>
    </p>
  );
}

function ClaimForm({ orderId, onClaimed }: { orderId: string; onClaimed: () => void }) {
  const form = useForm(['reference', 'slip'] as const, {
    accountRole: 'customer',
    check: () => ({}),
    async send({ reference, slip }) {
      await api(claimPayment, { params: { id: orderId }, body: { reference, slip: slip || undefined } });
      onClaimed();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <PhotoField name="slip" orderId={orderId} label={paymentText('attachSlip')} />
      <TextField
        label={paymentText('reference')}
        hint={paymentText('referenceHint')}
        name="reference"
        autoComplete="off"
        maxLength={100}
      />
      <Button type="submit" tone="primary" size="large" isWide isBusy={form.isBusy}>
        {paymentText('paid')}
      </Button>
      <p className="text-muted text-sm">{paymentText('paidText')}</p>
    </form>
  );
}
