import { Link } from 'react-router';
import { topCategories } from '../../../../catalog/categories/top-categories.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { topCategoriesText } from '../../../../i18n/generated/top-categories.ts';
import { ObjectPicture } from '../../../ui/display/object-picture.tsx';
import { Carousel } from '../../../ui/navigation/carousel.tsx';
import { topCategoryPictures } from './top-category-pictures.ts';

/** The tiles visible on a phone; wider screens load the others lazily after layout. */
const eagerTileCount = 3;

/** The fifteen top categories as a strip of tiles. */
export function TopCategoryCarousel() {
  return (
    <Carousel label={shellText('categories')} className="aisle-carousel">
      {topCategories.map((topCategory, index) => (
        <li key={topCategory.id} data-top-category={topCategory.id}>
          <Link to={`/products/${topCategory.id}`} prefetch="intent" className="group block rounded-tile">
            <ObjectPicture
              src={topCategoryPictures[topCategory.id] ?? ''}
              alt=""
              isLazy={index >= eagerTileCount}
              className="transition duration-200 ease-out group-hover:brightness-[0.97] [&_img]:transition [&_img]:duration-200 group-hover:[&_img]:scale-105"
            />
            <span className="mt-2.5 block min-h-[2.5em] text-center font-semibold text-sm leading-tight tracking-[-0.01em]">
              {topCategoriesText(`a${topCategory.id}` as 'a1000')}
            </span>
          </Link>
        </li>
      ))}
    </Carousel>
  );
}
