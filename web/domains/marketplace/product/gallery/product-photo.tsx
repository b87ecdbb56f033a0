import type { Language } from '../../../../../contracts/languages.ts';
import { pictureAddress, pictureSources } from '../../../../../contracts/marketplace/pictures.ts';
import { breakpoints } from '../../../../lib/page/breakpoints.ts';

interface ProductPhotoProps {
  /** File name below `/uploads/`. */
  file: string;
  alt: string;
  /** The language of `alt`. */
  language: Language;
  topCategoryId: string;
  isCover: boolean;
}

const { md, xl } = breakpoints;
/** Half of the page beside the text, or its full width above it. */
const sizes = `(min-width: ${xl}) 34.5rem, (min-width: ${md}) calc(50vw - 2.5rem), calc(100vw - 2rem)`;

/**
 * The cover is the page's largest contentful paint: loaded with high priority, with its space reserved. On a phone a photo
 * leaves room for the price in the first view.
 */
export function ProductPhoto({ file, alt, language, topCategoryId, isCover }: ProductPhotoProps) {
  return (
    <picture data-top-category={topCategoryId} className="block overflow-hidden rounded-tile bg-ground">
      <source type="image/avif" srcSet={pictureSources(file, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSources(file, 'webp')} sizes={sizes} />
      <img
        src={pictureAddress(file, 800, 'webp')}
        alt={alt}
        lang={language}
        width={800}
        height={800}
        loading={isCover ? undefined : 'lazy'}
        fetchPriority={isCover ? 'high' : undefined}
        className="aspect-square w-full object-cover max-md:max-h-[44svh] max-md:object-contain"
      />
    </picture>
  );
}
