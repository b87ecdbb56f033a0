import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { Monogram } from '../../../ui/display/monogram.tsx';

interface ShopLogoProps {
  name: string;
  /** File name below `/uploads/`; null shows the initial. */
  logo: string | null;
  className?: string;
}

/** The picture of a shop, or its initial; the name stands beside it. */
export function ShopLogo({ name, logo, className = 'size-11 text-lg' }: ShopLogoProps) {
  if (!logo) return <Monogram name={name} className={className} />;
  return (
    <img
      src={pictureAddress(logo, 320, 'webp')}
      alt=""
      width={96}
      height={96}
      className={classes('shrink-0 rounded-full bg-sunken object-cover', className)}
    />
  );
}
