import type { ListedProduct } from '../../../../contracts/marketplace/listings.ts';
import { pageFormats, pictureAddress, pictureSources } from '../../../../contracts/marketplace/pictures.ts';
import { breakpoints } from '../../../lib/page/breakpoints.ts';
import { classes } from '../../../ui/buttons/classes.ts';

export type PicturePriority = 'first' | 'soon' | 'later';

interface AdPictureProps {
  product: ListedProduct;
  /** `first` is the page's largest contentful paint; `soon` is visible without scrolling. */
  priority: PicturePriority;
}

const { sm, md, xl } = breakpoints;
const sizes = `(min-width: ${xl}) 18.5rem, (min-width: ${md}) 22.5rem, (min-width: ${sm}) calc(50vw - 2rem), calc(50vw - 1.375rem)`;

/** A product's square picture in the smallest sharp size; its space is reserved before it loads. */
export function AdPicture({ product, priority }: AdPictureProps) {
  return (
    <picture>
      {pageFormats.map((format) => (
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
        loading={priority === 'later' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding="async"
        className={classes('aspect-square w-full object-cover', product.stock === 0 && 'opacity-60')}
      />
    </picture>
  );
}
