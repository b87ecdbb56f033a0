import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { classes } from '../../../ui/buttons/classes.ts';

interface FavoritesLinkProps {
  /** Shows the label beside the icon. */
  hasLabel?: boolean;
  className?: string;
}

/** Shown to everyone: the favorites page tells visitors without a customer account what they need. */
export function FavoritesLink({ hasLabel = false, className }: FavoritesLinkProps) {
  return (
    <Link
      to="/favorites"
      aria-label={shellText('myFavorites')}
      title={hasLabel ? undefined : shellText('myFavorites')}
      className={classes(
        'inline-flex h-11 shrink-0 items-center gap-3 transition duration-150',
        hasLabel
          ? 'w-full rounded-card px-3 font-semibold text-body hover:bg-sunken'
          : 'w-11 justify-center rounded-full border border-line bg-surface hover:border-faint',
        className,
      )}
    >
      <Heart aria-hidden="true" className="size-5" />
      {hasLabel && shellText('myFavorites')}
    </Link>
  );
}
