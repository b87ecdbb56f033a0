import { useState } from 'react';
import { type TransferMethod, transferMethods } from '../../../../../contracts/ordering/orders/order-states.ts';
import {
  putPaymentMethods,
  type SellerPaymentMethods,
} from '../../../../../contracts/ordering/payments/payment-methods.ts';
import { paymentMethodsFormText } from '../../../../../i18n/generated/payment-methods-form.ts';
import { vietnamBanks } from '../../../../../reference-data/currencies/vietnam-banks.ts';
import { api } from '../../../../lib/api/api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { type FormErrors, useForm } from '../../../../ui/fields/forms.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../../../identity/reauthentication/reauthentication-provider.tsx';
import { CommissionNote } from './commission-note.tsx';
import {
  checkMethods,
  draftOf,
  type IdChange,
  type MethodValues,
  methodFields,
  methodsBody,
} from './method-changes.ts';
import { OwnMethodFields } from './own-method-fields.tsx';
import { TransferMethodRow } from './transfer-method.tsx';

/** How buyers can pay. Ids are typed once and shown back masked. */
export function PaymentMethodsForm({ methods }: { methods: SellerPaymentMethods }) {
  const [saved, setSaved] = useState(methods);
  const [draft, setDraft] = useState(() => draftOf(methods));
  const showToast = useToast();
  const withReauthentication = useReauthentication();
  const form = useForm(methodFields, {
    check: (values) => checkMethods(draft, saved, values),
    async send(values) {
      const { payment_methods, message } = await withReauthentication(() =>
        api(putPaymentMethods, { body: methodsBody(draft, values) }),
      );
      setSaved(payment_methods);
      setDraft(draftOf(payment_methods));
      showToast({ text: message, accountRole: 'seller' });
    },
  });
  const setChange = (method: TransferMethod, change: IdChange) => {
    form.clearError('methods');
    setDraft({ ...draft, changes: { ...draft.changes, [method]: change } });
  };

  return (
    <form {...form.props} className="flex w-full flex-col gap-4">
      <OwnMethodFields
        isSandbox={saved.is_sandbox}
        methods={draft}
        error={form.errors.methods}
        onChange={(own) => {
          form.clearError('methods');
          setDraft({ ...draft, ...own });
        }}
      />
      <div>
        <h3 className="font-sans font-semibold text-sm tracking-normal">{paymentMethodsFormText('direct')}</h3>
        <p className="text-caption text-muted">{paymentMethodsFormText('directHint')}</p>
      </div>
      <ul className="flex flex-col gap-2.5">
        {transferMethods.map((method) => (
          <TransferMethodRow
            key={method}
            method={method}
            masked={maskedOf(saved, method)}
            change={draft.changes[method]}
            onChange={(change) => setChange(method, change)}
          >
            <IdFields method={method} errors={form.errors} />
          </TransferMethodRow>
        ))}
      </ul>
      <CommissionNote commission={{ ...saved, scope: saved.commission_varies ? 'varies' : undefined }} />
      <Button type="submit" tone="primary" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
        {paymentMethodsFormText('save')}
      </Button>
    </form>
  );
}

function maskedOf(saved: SellerPaymentMethods, method: TransferMethod): string | null {
  if (!saved[method].is_on) return null;
  const bank = method === 'vietqr' ? vietnamBanks.find(({ bin }) => bin === saved.vietqr.bank)?.name : null;
  return [bank, saved[method].masked].filter(Boolean).join(' ');
}

interface IdFieldsProps {
  method: TransferMethod;
  errors: FormErrors<keyof MethodValues>;
}

function IdFields({ method, errors }: IdFieldsProps) {
  if (method === 'vietqr') {
    const banks = vietnamBanks.map(({ bin, name }) => ({ value: bin, label: name }));
    return (
      <>
        <SelectField
          label={paymentMethodsFormText('vietqrBank')}
          name="vietqr_bank"
          options={[{ value: '', label: paymentMethodsFormText('chooseBank') }, ...banks]}
          error={errors.vietqr_bank}
        />
        <TextField
          label={paymentMethodsFormText('vietqrAccount')}
          name="vietqr_account"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={errors.vietqr_account}
        />
      </>
    );
  }
  const name = `${method}_id` as const;
  return (
    <TextField
      label={paymentMethodsFormText(`${method}Field`)}
      name={name}
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      error={errors[name]}
    />
  );
}
