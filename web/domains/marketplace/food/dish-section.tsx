import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dishesText } from '../../../../i18n/generated/dishes.ts';
import { type DishId, foodCategory } from './dishes.ts';

/** The products of a dish chosen on the food menu; its heading is focused for screen readers. */
export function DishSection({ dish, children }: { dish: DishId; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section id="dish" aria-labelledby="dish-name" className="scroll-mt-2 pt-7 sm:pt-12 md:-scroll-mt-8">
      <div className="flex flex-wrap items-baseline gap-x-3 pb-3 sm:pb-4">
        <h2 id="dish-name" ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-title">
          {dishesText(dish)}
        </h2>
        <p className="text-muted max-sm:order-last max-sm:w-full">{dishesText('moreFood')}</p>
        <Link
          to={`/products/${foodCategory.category_id}/${foodCategory.sub_category_id}`}
          prefetch="intent"
          className="-my-3 ml-auto inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {dishesText('allFood')}
        </Link>
      </div>
      {children}
    </section>
  );
}
