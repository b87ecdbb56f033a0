import { classes } from '../buttons/classes.ts';

/** The initial of a person or shop without a picture. */
export function Monogram({ name, className = 'size-11 text-lg' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold font-heading text-brand-strong',
        className,
      )}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
