import type { ListedProduct } from '../../../contracts/listings.ts';
import { pictureAddress, pictureFormats, pictureSources } from '../../../contracts/pictures.ts';

interface AdPictureProps {
  product: ListedProduct;
  /** For cards that are seen without scrolling. */
  isEager: boolean;
  /** How wide the picture stands on phones; wider screens are the same for every grid. */
  widthOnPhone: string;
}

const widthElsewhere = '(min-width: 75rem) 18.5rem, (min-width: 48rem) 22.5rem, (min-width: 36rem) calc(50vw - 2rem)';

/** A product's square picture in the smallest file that is sharp; its place stands before it comes. */
export function AdPicture({ product, isEager, widthOnPhone }: AdPictureProps) {
  const sizes = `${widthElsewhere}, ${widthOnPhone}`;
  return (
    <picture>
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSources(product.productImage, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={pictureAddress(product.productImage, 640, 'webp')}
        alt={product.title}
        lang={product.language === 'en' ? undefined : product.language}
        width={640}
        height={640}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        className="aspect-square w-full object-cover"
      />
    </picture>
  );
}
