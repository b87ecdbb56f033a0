import { paymentMethodsFormText } from '../../../../../i18n/generated/payment-methods-form.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';

export interface OwnMethods {
  card: boolean;
  cash: boolean;
}

interface OwnMethodFieldsProps {
  isSandbox: boolean;
  methods: OwnMethods;
  error: string | undefined;
  onChange: (methods: OwnMethods) => void;
}

/** The two methods that need no account: card through the platform, and cash. */
export function OwnMethodFields({ isSandbox, methods: { card, cash }, error, onChange }: OwnMethodFieldsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{paymentMethodsFormText('buyersPayBy')}</legend>
      <CheckField
        name="card"
        label={paymentMethodsFormText('card')}
        hint={paymentMethodsFormText(isSandbox ? 'cardSandboxHint' : 'cardHint')}
        isChecked={card}
        onChange={(isOn) => onChange({ card: isOn, cash })}
      />
      <CheckField
        name="cash_on_delivery"
        label={paymentMethodsFormText('cash')}
        hint={paymentMethodsFormText('cashHint')}
        isChecked={cash}
        onChange={(isOn) => onChange({ card, cash: isOn })}
      />
      <p aria-live="assertive" className="font-medium text-bad text-caption empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
