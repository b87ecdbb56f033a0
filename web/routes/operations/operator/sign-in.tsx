import { operatorText } from '../../../../i18n/generated/operator.ts';
import { OperatorDoor } from '../../../domains/operations/operator-session/operator-door.tsx';
import { OperatorSignInForm } from '../../../domains/operations/operator-session/operator-sign-in-form.tsx';
import { pageMeta } from '../../../lib/page/page-meta.ts';

export const meta = () =>
  pageMeta({ title: `${operatorText('signInTitle')} · Snapbazaar`, description: operatorText('description') });

export default function OperatorSignInPage() {
  return (
    <OperatorDoor title={operatorText('signInTitle')} lead={operatorText('signInText')}>
      <OperatorSignInForm />
    </OperatorDoor>
  );
}
