import { Phone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { reportUnreachable } from '../../../lib/api/connection.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { PhoneFieldProps } from './phone-field-props.ts';

/** Loaded with the phone tab only, because the phone number metadata is large. */
const PhoneField = lazy(() =>
  import('./phone-field.tsx').then(
    (module) => ({ default: module.PhoneField }),
    () => {
      reportUnreachable();
      return { default: PlainPhoneField };
    },
  ),
);

export function LazyPhoneField(props: PhoneFieldProps) {
  return (
    <Suspense fallback={<PhoneFieldSkeleton />}>
      <PhoneField {...props} />
    </Suspense>
  );
}

/** Fallback when the real field could not be loaded, so that the tab still works. */
function PlainPhoneField({ error }: PhoneFieldProps) {
  return (
    <TextField
      label={accountsText('phone')}
      name="phone"
      type="tel"
      autoComplete="tel"
      icon={Phone}
      defaultValue="+91"
      hint={accountsText('phoneHint')}
      error={error}
    />
  );
}

/** As high as the loaded field, so that nothing moves. */
function PhoneFieldSkeleton() {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-semibold text-sm">{accountsText('phone')}</span>
      <Skeleton className="h-12 rounded-card" />
    </div>
  );
}
