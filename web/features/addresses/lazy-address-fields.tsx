import { useLazy } from '../../lib/use-lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AddressFieldsProps } from './address-fields.tsx';

const load = () => import('./address-fields.tsx').then(({ AddressFieldset }) => AddressFieldset);

/** Loaded only where an address is typed, because the table of countries is large. */
export function LazyAddressFieldset(props: AddressFieldsProps) {
  const Fieldset = useLazy(load);
  return Fieldset ? <Fieldset {...props} /> : <Skeleton className="h-96 rounded-card" />;
}
