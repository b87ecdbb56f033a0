import type { ListedProduct } from '../../../contracts/listings.ts';
import { pictureAddress, pictureFormats, pictureSources } from '../../../contracts/pictures.ts';

export type PicturePriority = 'first' | 'soon' | 'later';

interface AdPictureProps {
  product: ListedProduct;
  /** `first` is what the page is waited for; `soon` is seen without scrolling. */
  urgency: PicturePriority;
  /** How wide the picture stands on phones; wider screens are the same for every grid. */
  widthOnPhone: string;
}

const widthElsewhere = '(min-width: 75rem) 18.5rem, (min-width: 48rem) 22.5rem, (min-width: 36rem) calc(50vw - 2rem)';

/** A product's square picture in the smallest file that is sharp; its place stands before it comes. */
export function AdPicture({ product, urgency, widthOnPhone }: AdPictureProps) {
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
        loading={urgency === 'later' ? 'lazy' : 'eager'}
        fetchPriority={urgency === 'first' ? 'high' : undefined}
        decoding="async"
        className="aspect-square w-full object-cover"
      />
    </picture>
  );
}
