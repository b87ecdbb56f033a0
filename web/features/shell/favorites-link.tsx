import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { inLanguage, useLinkLanguage } from '../../lib/language.ts';
import { classes } from '../../ui/classes.ts';

/** The way to one's favorites, for everyone: who may not have any is told why there. */
export function FavoritesLink({ className }: { className?: string }) {
  return (
    <Link
      to={inLanguage('/favorites', useLinkLanguage())}
      aria-label="My favorite ads"
      title="My favorite ads"
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition duration-150 hover:border-faint',
        className,
      )}
    >
      <Heart aria-hidden="true" className="size-5" />
    </Link>
  );
}
