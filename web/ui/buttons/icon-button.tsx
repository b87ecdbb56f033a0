import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: LucideIcon;
  isOutlined?: boolean;
}

export function IconButton({ label, icon: Icon, isOutlined, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition duration-150 ease-out',
        'disabled:opacity-50',
        isOutlined ? 'border border-line bg-surface hover:border-faint' : 'hover:bg-sunken',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
