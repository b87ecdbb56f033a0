import { Package } from 'lucide-react';
import { pictureAddress } from '../../../contracts/pictures.ts';
import { classes } from '../../ui/classes.ts';

/** The photo of what was sold; a parcel where the photo is gone. */
export function OrderPicture({ image, className }: { image: string | null; className: string }) {
  return (
    <div
      className={classes('flex shrink-0 items-center justify-center overflow-hidden bg-sunken text-muted', className)}
    >
      {image ? (
        <img
          src={pictureAddress(image, 160, 'webp')}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Package aria-hidden="true" className="size-6" />
      )}
    </div>
  );
}
