import { MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { EditedPicture } from '../../../../contracts/selling/photo-edits.ts';
import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const pictureClasses = 'absolute inset-0 size-full select-none object-contain';

/** Compares the original with its edit by a divider that is dragged or moved with the arrow keys. */
export function CompareSlider({ original, edited }: { original: EditedPicture; edited: EditedPicture }) {
  const [share, setShare] = useState(50);

  return (
    <div
      className="relative mx-auto max-h-[70vh] overflow-hidden rounded-card border border-line bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
      style={{ aspectRatio: `${edited.width} / ${edited.height}` }}
    >
      <img src={edited.address} alt={photoEditsText('enhancedAlt')} draggable={false} className={pictureClasses} />
      <img
        src={original.address}
        alt={photoEditsText('originalAlt')}
        draggable={false}
        className={pictureClasses}
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <span className="absolute top-3 left-3">
        <Badge>{photoEditsText('original')}</Badge>
      </span>
      <span className="absolute top-3 right-3">
        <Badge tone="ai">{photoEditsText('edited')}</Badge>
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 w-0.5 bg-surface shadow-soft"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 flex size-10 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border border-line bg-surface shadow-soft">
          <MoveHorizontal className="size-5" />
        </span>
      </span>
      <input
        type="range"
        aria-label={photoEditsText('compare')}
        aria-valuetext={photoEditsText('comparedShares', { original: share, edited: 100 - share })}
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  );
}
