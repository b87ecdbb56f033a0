import { useEffect, useState } from 'react';
import { getCustomerOrderPhoto, getSellerOrderPhoto } from '../../../../contracts/ordering/orders/order-photos.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { api } from '../../../lib/api/api.ts';
import { type AsyncResult, toResult } from '../../../lib/api/async-result.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

interface PrivatePhotoProps {
  reader: 'customer' | 'seller';
  orderId: string;
  name: string;
  alt: string;
}

/** A photo that only the two sides of the order may see, loaded with the session; opens in full in a new tab. */
export function PrivatePhoto({ alt, ...photo }: PrivatePhotoProps) {
  const [tries, setTries] = useState(0);
  const result = usePhotoAddress(photo, tries);
  if (!result) {
    return (
      <div aria-busy="true" className="w-40">
        <p className="sr-only">{commonText('loading')}</p>
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (result.hasFailed) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p role="alert" className="text-bad text-sm">
          {result.message}
        </p>
        <Button onClick={() => setTries(tries + 1)}>{commonText('tryAgain')}</Button>
      </div>
    );
  }
  return (
    <a href={result.value} target="_blank" rel="noreferrer" className="inline-block">
      <img
        src={result.value}
        alt={alt}
        decoding="async"
        className="max-h-72 min-h-24 max-w-full rounded-control border border-line"
      />
    </a>
  );
}

/** An address of the photo in this page, until the page is left; null while it loads. */
function usePhotoAddress({ reader, orderId, name }: Omit<PrivatePhotoProps, 'alt'>, tries: number) {
  const [result, setResult] = useState<AsyncResult<string> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the photo again.
  useEffect(() => {
    const stop = new AbortController();
    let address: string | null = null;
    async function load(): Promise<string> {
      const request = { params: { id: orderId, name }, signal: stop.signal };
      const { content } = await (reader === 'seller'
        ? api(getSellerOrderPhoto, request)
        : api(getCustomerOrderPhoto, request));
      stop.signal.throwIfAborted();
      address = URL.createObjectURL(content);
      return address;
    }
    setResult(null);
    void toResult(load()).then((loaded) => stop.signal.aborted || setResult(loaded));
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [reader, orderId, name, tries]);
  return result;
}
