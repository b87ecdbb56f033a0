import { useEffect } from 'react';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { AddressFieldsProps } from './address-fields.tsx';

const load = () => import('./address-fields.tsx').then(({ AddressFieldset }) => AddressFieldset);

interface LazyAddressFieldsetProps extends AddressFieldsProps {
  /** Called when the fields are there; a form sent before would lack an address. */
  onLoad: () => void;
}

/** Loaded only where an address is typed, because the table of countries is large. */
export function LazyAddressFieldset({ onLoad, ...props }: LazyAddressFieldsetProps) {
  const Fieldset = useLazy(load);
  const isLoaded = Fieldset !== null;
  const reportLoaded = useEventCallback(onLoad);
  useEffect(() => {
    if (isLoaded) reportLoaded();
  }, [isLoaded, reportLoaded]);
  return Fieldset ? <Fieldset {...props} /> : <Skeleton className="h-96 rounded-card" />;
}
