import { useId } from 'react';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import { shopEditorText } from '../../../../i18n/generated/shop-editor.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/buttons/classes.ts';
import { PhotoInput } from '../../../ui/fields/photo-drop.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  label: string;
  /** File name below `/uploads/`. */
  image: string | null;
  /** How the shop shows it. */
  shape: 'banner' | 'logo';
  onChange: (image: string | null) => void;
}

const shapes = { banner: 'aspect-[4/1] w-full rounded-card', logo: 'size-24 rounded-full' };

export function PictureField({ label, image, shape, onChange }: PictureFieldProps) {
  const id = useId();
  const { progress, problem, choose } = usePictureUpload(onChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this group is.
    <div role="group" aria-labelledby={`${id}-label`} className="flex w-full flex-col gap-2.5">
      <p id={`${id}-label`} className="font-semibold text-sm">
        {label}
      </p>
      {image ? (
        <img
          src={pictureAddress(image, 800, 'webp')}
          alt=""
          width={800}
          height={200}
          className={classes('bg-sunken object-cover', shapes[shape])}
        />
      ) : (
        <div className={classes('border-2 border-line border-dashed bg-sunken', shapes[shape])} />
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <PhotoInput
          id={`${id}-file`}
          tone="secondary"
          label={joinFacts(label, shopEditorText(image ? 'replacePicture' : 'choosePicture'))}
          describedBy={`${id}-state`}
          onChoose={(files) => void choose(files)}
        >
          {null}
        </PhotoInput>
        {image && (
          <Button aria-label={joinFacts(label, shopEditorText('removePicture'))} onClick={() => onChange(null)}>
            {shopEditorText('removePicture')}
          </Button>
        )}
        <p id={`${id}-state`} role="status" className="text-sm">
          {progress !== null && shopEditorText('sending', { percent: Math.round(progress * 100) })}
          {problem && <span className="font-medium text-bad">{problem}</span>}
        </p>
      </div>
    </div>
  );
}
