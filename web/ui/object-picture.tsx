import { classes } from './classes.ts';

interface ObjectPictureProps {
  /** Address of a 3D object from the library. */
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The ground is the nearest `--ground`; a neutral one where there is none. */
  className?: string;
  isLazy?: boolean;
}

/** A 3D object on its pastel ground. The square keeps its place before the picture comes. */
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
