import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { inLanguage, useLinkLanguage } from '../../lib/language.ts';
import { classes } from '../../ui/classes.ts';

interface FavoritesLinkProps {
  /** Where there is room for its name beside the heart. */
  hasName?: boolean;
  className?: string;
}

/** The way to one's favorites, for everyone: who may not have any is told why there. */
export function FavoritesLink({ hasName = false, className }: FavoritesLinkProps) {
  return (
    <Link
      to={inLanguage('/favorites', useLinkLanguage())}
      aria-label="My favorite ads"
      title={hasName ? undefined : 'My favorite ads'}
      className={classes(
        'inline-flex h-11 shrink-0 items-center gap-3 transition duration-150',
        hasName
          ? 'w-full rounded-card px-3 font-semibold text-[0.9375rem] hover:bg-sunken'
          : 'w-11 justify-center rounded-full border border-line bg-surface hover:border-faint',
        className,
      )}
    >
      <Heart aria-hidden="true" className="size-5" />
      {hasName && 'My favorite ads'}
    </Link>
  );
}
