import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import { classes } from '../../../ui/buttons/classes.ts';

/** The small picture of a line; decorative, because the title stands beside it. */
export function LinePicture({ image, isFaded }: { image: string | null; isFaded?: boolean }) {
  const look = classes('size-16 shrink-0 rounded-card bg-sunken object-cover sm:size-19', isFaded && 'opacity-50');
  if (!image) return <span aria-hidden="true" className={look} />;
  return (
    <img src={pictureAddress(image, 160, 'webp')} alt="" width={160} height={160} loading="lazy" className={look} />
  );
}
