import plate from '@lobehub/fluent-emoji-3d/assets/1f37d-fe0f.webp';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dishesText } from '../../../../i18n/generated/dishes.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type DishId, dishAddress, dishIds, foodCategory } from './dishes.ts';

const allFood = `/products/${foodCategory.category_id}/${foodCategory.sub_category_id}`;

/** The goods of one dish of the food menu, with links to the other dishes. */
export function DishPage({ dish, goods }: { dish: DishId; goods: ReactNode | null }) {
  return (
    <div className="page-width pt-4 sm:pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h1 className="text-title sm:text-display">{dishesText(dish)}</h1>
        <Link
          to={allFood}
          prefetch="intent"
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {dishesText('allFood')}
        </Link>
      </div>
      <nav
        aria-label={dishesText('otherDishes')}
        className="-mx-(--page-edge) overflow-x-auto px-(--page-edge) pb-4 [scrollbar-width:none]"
      >
        <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
          {dishIds.map((id) => (
            <li key={id}>
              <ChoiceLink to={dishAddress(id)} isSelected={id === dish}>
                {dishesText(id)}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
      {goods ?? (
        <EmptyState
          title={dishesText('noneTitle', { dish: dishesText(dish) })}
          picture={plate}
          action={
            <ButtonLink to={allFood} tone="primary">
              {dishesText('allFood')}
            </ButtonLink>
          }
        >
          {dishesText('noneText')}
        </EmptyState>
      )}
    </div>
  );
}
