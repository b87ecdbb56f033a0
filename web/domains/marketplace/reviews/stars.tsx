import { Star } from 'lucide-react';
import { classes } from '../../../ui/buttons/classes.ts';

const places = [1, 2, 3, 4, 5];

/** A rating of up to five stars; `label` says it in words. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex text-brand">
      {places.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={classes('size-4.5', place <= Math.round(value) ? 'fill-current' : 'opacity-35')}
        />
      ))}
    </span>
  );
}
