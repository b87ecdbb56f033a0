import { type MouseEvent, useRef, useState } from 'react';
import type { Language } from '../../../../../contracts/languages.ts';
import type { ProductDetails } from '../../../../../contracts/marketplace/listings.ts';
import { pictureAddress } from '../../../../../contracts/marketplace/pictures.ts';
import { photoGalleryText } from '../../../../../i18n/generated/photo-gallery.ts';
import { checkConnection } from '../../../../lib/api/connection.ts';
import type { PhotoZoom } from './photo-zoom.tsx';
import { ProductPhoto } from './product-photo.tsx';

interface ProductGalleryProps {
  product: ProductDetails;
  title: string;
  /** The language of `title`. */
  language: Language;
}

/**
 * The photos of a listing in a strip that is swiped. It works before the scripts do: a photo is a link to its full size,
 * and a small one to its place in the strip.
 */
export function ProductGallery({ product, title, language }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [Zoom, setZoom] = useState<typeof PhotoZoom | null>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { images } = product;
  const count = images.length;
  const altOf = (place: number) =>
    place === 0 ? title : photoGalleryText('photoAlt', { title, number: place + 1, count });

  async function enlarge(event: MouseEvent, place: number) {
    // In a new tab or window it opens as any picture does.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const loaded = await import('./photo-zoom.tsx');
      setZoom(() => loaded.PhotoZoom);
      setZoomed(place);
    } catch {
      await checkConnection();
    }
  }

  function scrollTo(place: number) {
    const element = strip.current;
    element?.scrollTo({ left: place * element.clientWidth });
  }

  function closeZoom(place: number) {
    setZoomed(null);
    scrollTo(place);
  }

  return (
    <div className="flex flex-col gap-3">
      <ul
        ref={strip}
        aria-label={photoGalleryText('photos')}
        className="photo-strip rounded-tile"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
      >
        {images.map((file, place) => (
          <li key={file} id={`photo-${place + 1}`}>
            <a
              href={`/uploads/${file}`}
              className="block cursor-zoom-in rounded-tile"
              onClick={(event) => void enlarge(event, place)}
            >
              <ProductPhoto
                file={file}
                alt={altOf(place)}
                language={language}
                topCategoryId={product.category_id}
                isCover={place === 0}
              />
              <span className="sr-only">{photoGalleryText('enlarge')}</span>
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <ol className="photo-thumbs" aria-label={photoGalleryText('choose')}>
          {images.map((file, place) => (
            <li key={file}>
              <a
                href={`#photo-${place + 1}`}
                aria-label={photoGalleryText('photoOf', { number: place + 1, count })}
                aria-current={place === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  scrollTo(place);
                }}
              >
                <img src={pictureAddress(file, 160, 'webp')} alt="" width={160} height={160} loading="lazy" />
              </a>
            </li>
          ))}
        </ol>
      )}
      {Zoom && <Zoom photos={images} shown={zoomed} altOf={altOf} onClose={closeZoom} />}
    </div>
  );
}
