import type { ComponentProps } from 'react';
import { classes } from '../buttons/classes.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-card border border-line bg-surface p-5 shadow-soft', className)} />;
}
