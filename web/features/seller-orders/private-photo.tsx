import { useEffect, useState } from 'react';
import { getOrderPhoto } from '../../../contracts/order-photos.ts';
import { sellerOrderText } from '../../../messages/seller-order.ts';
import { api } from '../../lib/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A photo that only the two sides of the order may see; opens in full in a new tab. */
export function PrivatePhoto({ orderId, name, alt }: { orderId: string; name: string; alt: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    let created: string | null = null;
    setHasFailed(false);
    api(getOrderPhoto, { params: { id: orderId, name }, signal: controller.signal }).then(
      ({ media_type, base64 }) => {
        if (controller.signal.aborted) return;
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        created = URL.createObjectURL(new Blob([bytes], { type: media_type }));
        setAddress(created);
      },
      () => !controller.signal.aborted && setHasFailed(true),
    );
    return () => {
      controller.abort();
      if (created) URL.revokeObjectURL(created);
    };
  }, [orderId, name]);

  if (hasFailed) return <p className="text-muted text-sm">{sellerOrderText('photoFailed')}</p>;
  if (!address) return <Skeleton className="h-48 w-36" />;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="inline-block">
      <img src={address} alt={alt} className="max-h-72 max-w-full rounded-control border border-line" />
    </a>
  );
}
