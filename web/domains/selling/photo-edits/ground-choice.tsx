import { ImagePlus } from 'lucide-react';
import { type Ground, groundIds, grounds } from '../../../../contracts/selling/photo-edits.ts';
import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';
import { PhotoInput } from '../../../ui/fields/photo-drop.tsx';
import { Chip } from '../../../ui/navigation/chip.tsx';

export type ChosenGround = Ground | 'own';

interface GroundChoiceProps {
  chosen: ChosenGround;
  isBusy: boolean;
  onGround: (ground: Ground) => void;
  onBackdrop: (files: FileList | null) => void;
}

/** Selects the new background. */
export function GroundChoice({ chosen, isBusy, onGround, onBackdrop }: GroundChoiceProps) {
  return (
    <fieldset className="mb-5 flex flex-wrap items-center gap-2.5">
      <legend className="mb-2 font-semibold">{photoEditsText('ground')}</legend>
      {groundIds.map((id) => (
        <Chip key={id} isSelected={chosen === id} aria-disabled={isBusy} onClick={() => !isBusy && onGround(id)}>
          <span
            aria-hidden="true"
            className="size-4.5 rounded-full border border-line"
            style={{ backgroundImage: `linear-gradient(${grounds[id].from} 35%, ${grounds[id].to})` }}
          />
          {photoEditsText(id)}
        </Chip>
      ))}
      <PhotoInput id="own-backdrop" tone="secondary" label={photoEditsText('ownBackdrop')} onChoose={onBackdrop}>
        <ImagePlus aria-hidden="true" className="size-4.5" />
      </PhotoInput>
    </fieldset>
  );
}
