import { classes } from '../buttons/classes.ts';

/** A placeholder while content loads; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('skeleton rounded-control', className)} />;
}
