import { Link } from 'react-router';
import { aisles } from '../../../../catalog/aisles.ts';
import { aislesText } from '../../../../i18n/generated/aisles.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { ObjectPicture } from '../../../ui/display/object-picture.tsx';
import { Carousel } from '../../../ui/navigation/carousel.tsx';
import { aislePictures } from './aisle-pictures.ts';

/** The tiles visible on a phone; wider screens load the others lazily after layout. */
const eagerTileCount = 3;

/** The fifteen aisles as a strip of tiles. */
export function AisleCarousel() {
  return (
    <Carousel label={shellText('categories')} className="aisle-carousel">
      {aisles.map((aisle, index) => (
        <li key={aisle.id} data-aisle={aisle.id}>
          <Link to={`/products/${aisle.id}`} prefetch="intent" className="group block rounded-tile">
            <ObjectPicture
              src={aislePictures[aisle.id] ?? ''}
              alt=""
              isLazy={index >= eagerTileCount}
              className="transition duration-200 ease-out group-hover:brightness-[0.97] [&_img]:transition [&_img]:duration-200 group-hover:[&_img]:scale-105"
            />
            <span className="mt-2.5 block min-h-[2.5em] text-center font-semibold text-sm leading-tight tracking-[-0.01em]">
              {aislesText(`a${aisle.id}` as 'a1000')}
            </span>
          </Link>
        </li>
      ))}
    </Carousel>
  );
}
