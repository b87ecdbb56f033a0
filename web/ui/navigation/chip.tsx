import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { classes } from '../buttons/classes.ts';

const shape =
  'inline-flex min-h-8.5 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 font-semibold text-sm transition duration-150';
const plain = 'border-line bg-surface hover:border-faint';
const selected = 'border-ink bg-ink text-paper';

interface ChipProps extends Omit<ComponentProps<'button'>, 'className'> {
  isSelected?: boolean;
}

/** A toggle button. */
export function Chip({ isSelected = false, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={classes('touch-edge', shape, isSelected ? selected : plain)}
    />
  );
}

/** A link that is marked as current when it matches the path. */
export function ChipLink(props: Omit<NavLinkProps, 'className'>) {
  return <NavLink {...props} className={({ isActive }) => classes('touch-edge', shape, isActive ? selected : plain)} />;
}

interface ChoiceLinkProps extends Omit<LinkProps, 'className'> {
  isSelected: boolean;
}

/** A link for choices that differ only in the query, where the page decides which one is selected. */
export function ChoiceLink({ isSelected, ...rest }: ChoiceLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={isSelected ? 'true' : undefined}
      className={classes('touch-edge', shape, isSelected ? selected : plain)}
    />
  );
}

interface ChoiceAnchorProps extends Omit<ComponentProps<'a'>, 'className'> {
  isSelected: boolean;
}

/** A choice that loads another page anew, as another language does. */
export function ChoiceAnchor({ isSelected, ...rest }: ChoiceAnchorProps) {
  return (
    <a
      {...rest}
      aria-current={isSelected ? 'true' : undefined}
      className={classes('touch-edge', shape, isSelected ? selected : plain)}
    />
  );
}

interface RemovableChipProps {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={classes(shape, plain, 'pr-1')}>
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="touch-edge inline-flex size-6.5 items-center justify-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
