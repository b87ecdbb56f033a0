import { Link } from 'react-router';
import { dishesText } from '../../../../i18n/generated/dishes.ts';
import { foodText } from '../../../../i18n/generated/food.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { dishAddress } from './dishes.ts';
import type { Dish } from './menu.ts';

export function DishTile({ dish }: { dish: Dish }) {
  return (
    <Link
      to={dishAddress(dish.id)}
      data-dish={dish.id}
      className="group flex h-full flex-col overflow-hidden rounded-tile border border-line bg-surface shadow-soft transition duration-150 hover:border-faint"
    >
      <span className="relative flex h-32 items-center justify-center bg-ground pt-6 sm:h-38 sm:pt-0">
        {dish.badge && (
          <span
            className={classes(
              'absolute top-2.5 left-2.5 rounded-full px-2.5 py-1.5 font-bold text-paper text-xs leading-none sm:top-3 sm:left-3',
              dish.badge === 'new' ? 'bg-good' : 'bg-brand',
            )}
          >
            {foodText(dish.badge)}
          </span>
        )}
        <img
          src={dish.picture}
          alt=""
          width={96}
          height={96}
          decoding="async"
          draggable={false}
          className="size-18 select-none drop-shadow-object transition duration-200 ease-out group-hover:scale-105 sm:size-24"
        />
      </span>
      <span className="px-4 py-3.5 font-semibold leading-tight sm:px-4.5 sm:py-4">{dishesText(dish.id)}</span>
    </Link>
  );
}
