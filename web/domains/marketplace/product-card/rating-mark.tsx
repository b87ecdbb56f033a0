import { Star } from 'lucide-react';
import { formatDecimal } from '../../../../i18n/format-number.ts';
import { ratingText } from '../../../../i18n/generated/rating.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { classes } from '../../../ui/buttons/classes.ts';

interface RatingMarkProps {
  /** Null without reviews. */
  rating: { average: number; count: number } | null;
  className?: string;
  countClass?: string;
}

/** A star with the average and the number of reviews: `★ 4.8 (23)`; nothing without reviews. */
export function RatingMark({ rating, className, countClass }: RatingMarkProps) {
  if (!rating) return null;
  const average = formatDecimal(rating.average, 1, getLocale());
  return (
    <span className={classes('inline-flex items-center gap-1 font-normal text-sm', className)}>
      <span className="sr-only">{ratingText('label', { average, count: rating.count })}</span>
      <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-brand" />
      <span aria-hidden="true">
        <strong>{average}</strong> <span className={classes('text-muted', countClass)}>({rating.count})</span>
      </span>
    </span>
  );
}
