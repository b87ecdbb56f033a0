import { classes } from '../buttons/classes.ts';

interface ObjectPictureProps {
  /** URL of a 3D picture from the library. */
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The background color is the nearest `--ground`, or a neutral default. */
  className?: string;
  isLazy?: boolean;
}

/** A 3D picture on a pastel background. The square reserves its space before the picture loads. */
export function ObjectPicture({ src, alt, className, isLazy }: ObjectPictureProps) {
  return (
    <span className={classes('flex aspect-square items-center justify-center rounded-tile bg-ground', className)}>
      <img
        src={src}
        alt={alt}
        width={256}
        height={256}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        className="h-auto w-[56%] select-none"
        draggable={false}
      />
    </span>
  );
}
