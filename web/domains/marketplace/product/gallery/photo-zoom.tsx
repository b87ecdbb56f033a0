import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { photoGalleryText } from '../../../../../i18n/generated/photo-gallery.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useModal } from '../../../../ui/overlays/use-modal.ts';
import { useZoom } from './use-zoom.ts';
import { largestScale } from './zoom-view.ts';

interface PhotoZoomProps {
  photos: readonly string[];
  /** The place of the photo that was pressed; null while the dialog is closed. */
  shown: number | null;
  altOf: (place: number) => string;
  /** Called with the place of the photo that was shown last. */
  onClose: (place: number) => void;
}

/** A photo on the whole screen: enlarged by pinching, by two taps, by the wheel, by buttons and by keys. */
export function PhotoZoom({ photos, shown, altOf, onClose }: PhotoZoomProps) {
  const [place, setPlace] = useState(shown ?? 0);
  const modal = useModal(shown !== null, () => onClose(place));
  const titleId = useId();
  const last = photos.length - 1;
  const zoom = useZoom({ onSwipe: (step) => show(place + step) });
  const { view, zoomBy, reset } = zoom;

  useEffect(() => {
    if (shown === null) return;
    setPlace(shown);
    reset();
  }, [shown, reset]);

  function show(next: number) {
    if (next < 0 || next > last) return;
    setPlace(next);
    reset();
  }

  const keys: Record<string, () => void> = {
    '+': () => zoomBy(1.5),
    '=': () => zoomBy(1.5),
    '-': () => zoomBy(1 / 1.5),
    '0': reset,
    ArrowLeft: () => (view.scale > 1 ? zoom.pan(60, 0) : show(place - 1)),
    ArrowRight: () => (view.scale > 1 ? zoom.pan(-60, 0) : show(place + 1)),
    ArrowUp: () => zoom.pan(0, 60),
    ArrowDown: () => zoom.pan(0, -60),
  };

  function press(event: KeyboardEvent) {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      onKeyDown={press}
      className="m-0 h-dvh max-h-dvh w-screen max-w-none overflow-hidden bg-paper text-ink"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
          <h2 id={titleId} aria-live="polite" className="text-base">
            {photoGalleryText('photoOf', { number: place + 1, count: photos.length })}
          </h2>
          <div className="flex">
            <IconButton
              label={photoGalleryText('zoomOut')}
              icon={ZoomOut}
              disabled={view.scale === 1}
              onClick={() => zoomBy(1 / 1.5)}
            />
            <IconButton
              label={photoGalleryText('zoomIn')}
              icon={ZoomIn}
              disabled={view.scale === largestScale}
              onClick={() => zoomBy(1.5)}
            />
            <IconButton label={commonText('close')} icon={X} onClick={() => onClose(place)} />
          </div>
        </header>
        <div className="relative min-h-0 flex-1 overflow-hidden">
          <div {...zoom.stage} className="flex size-full touch-none select-none items-center justify-center">
            {shown !== null && (
              <img
                src={`/uploads/${photos[place]}`}
                alt={altOf(place)}
                draggable={false}
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
                className="max-h-full max-w-full object-contain"
              />
            )}
          </div>
          {last > 0 && (
            <>
              <IconButton
                isOutlined
                label={commonText('previous')}
                icon={ChevronLeft}
                disabled={place === 0}
                onClick={() => show(place - 1)}
                className="absolute top-1/2 left-3 -translate-y-1/2"
              />
              <IconButton
                isOutlined
                label={commonText('next')}
                icon={ChevronRight}
                disabled={place === last}
                onClick={() => show(place + 1)}
                className="absolute top-1/2 right-3 -translate-y-1/2"
              />
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
