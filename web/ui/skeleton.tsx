import { classes } from './classes.ts';

/** A grey shape where something will come; `className` gives it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('skeleton rounded-control', className)} />;
}
