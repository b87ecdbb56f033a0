import { useState } from 'react';
import { givePaybackAccount } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { isTransferMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import {
  findAccountProblem,
  type PaybackMethod,
  paybackMethods,
} from '../../../../contracts/ordering/payments/payback-account.ts';
import { paybackText } from '../../../../i18n/generated/payback.ts';
import { vietnamBanks } from '../../../../reference-data/currencies/vietnam-banks.ts';
import { api } from '../../../lib/api/api.ts';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type OrderDialogEnd, useOrderCall } from '../order-parts/use-order-call.ts';

const numberLabels = { promptpay: 'promptpayId', paynow: 'paynowId', vietqr: 'account', bank: 'account' } as const;

/** Where the buyer wants the money: by default the way in which it was paid. */
export function AccountForm({ order, ...end }: { order: Order } & OrderDialogEnd) {
  const { payment_method: paid } = order;
  const [method, setMethod] = useState<PaybackMethod>(isTransferMethod(paid) ? paid : 'bank');
  const sendCall = useOrderCall(end);
  const form = useForm(['bank', 'holder', 'account'] as const, {
    accountRole: 'customer',
    check({ bank = '', holder = '', account }): { bank?: string; holder?: string; account?: string } {
      const problem = findAccountProblem({ method, bank, holder, account });
      return problem ? { [problem.field]: problem.text } : {};
    },
    send: (typed) => sendCall(() => api(givePaybackAccount, { params: { id: order.id }, body: { method, ...typed } })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">{paybackText('accountHint')}</p>
      <SelectField
        label={paybackText('method')}
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value as PaybackMethod)}
        options={paybackMethods.map((value) => ({ value, label: paybackText(value) }))}
      />
      {method === 'vietqr' && (
        <SelectField
          label={paybackText('bankName')}
          name="bank"
          options={[{ value: '', label: '–' }, ...vietnamBanks.map(({ bin, name }) => ({ value: bin, label: name }))]}
          error={form.errors.bank}
        />
      )}
      {method === 'bank' && (
        <>
          <TextField
            label={paybackText('bankName')}
            name="bank"
            autoComplete="off"
            maxLength={100}
            error={form.errors.bank}
          />
          <TextField
            label={paybackText('holder')}
            name="holder"
            autoComplete="name"
            maxLength={100}
            error={form.errors.holder}
          />
        </>
      )}
      <TextField
        label={paybackText(numberLabels[method])}
        name="account"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        error={form.errors.account}
      />
      <FormButtons
        label={paybackText('save')}
        cancelLabel={paybackText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}
