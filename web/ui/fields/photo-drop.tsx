import camera from '@lobehub/fluent-emoji-3d/assets/1f4f8.webp';
import { Camera, ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { photoDropText } from '../../../i18n/generated/photo-drop.ts';
import { acceptedTypes } from '../../lib/files/photo-rules.ts';
import { pageSettings } from '../../lib/page/page-settings.ts';
import { type ButtonStyle, buttonClasses } from '../buttons/button-style.ts';
import { classes } from '../buttons/classes.ts';

interface PhotoInputAction {
  onChoose: (files: FileList | null) => void;
}

interface PhotoDropProps extends PhotoInputAction {
  label?: string;
  title?: string;
}

/** A photo upload by click, drag and drop, paste (the page listens), or the phone's camera. */
export function PhotoDrop({
  onChoose,
  label = photoDropText('productPhoto'),
  title = photoDropText('title'),
}: PhotoDropProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files);
  };

  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'flex flex-col items-center gap-3 rounded-tile border-2 border-dashed px-4 py-7 text-center transition-colors duration-150',
        isOver ? 'border-brand bg-brand-soft' : 'border-line bg-sunken',
      )}
    >
      <img src={camera} alt="" width={256} height={256} className="size-20 select-none" draggable={false} />
      <p className="font-bold font-heading text-lg">{title}</p>
      <p id={`${id}-hint`} className="max-w-72 text-muted text-sm">
        {photoDropText('hint', { megabytes: pageSettings().uploadMegabytes })}
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <PhotoInput id={`${id}-choose`} describedBy={`${id}-hint`} onChoose={onChoose} label={photoDropText('choose')}>
          <ImagePlus aria-hidden="true" className="size-5" />
        </PhotoInput>
        <span className="hidden pointer-coarse:contents">
          <PhotoInput id={`${id}-camera`} isCamera tone="secondary" onChoose={onChoose} label={photoDropText('take')}>
            <Camera aria-hidden="true" className="size-5" />
          </PhotoInput>
        </span>
      </div>
    </section>
  );
}

interface PhotoInputProps extends PhotoInputAction {
  id: string;
  label: string;
  describedBy?: string;
  isCamera?: boolean;
  tone?: ButtonStyle['tone'];
  children: ReactNode;
}

/** A native file input inside a label that looks like a button, so that focus and keyboard work natively. */
export function PhotoInput({
  id,
  label,
  describedBy,
  isCamera,
  tone = 'primary',
  onChoose,
  children,
}: PhotoInputProps) {
  return (
    <label
      htmlFor={id}
      className={buttonClasses({
        tone,
        className:
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
      })}
    >
      {children}
      {label}
      <input
        id={id}
        type="file"
        accept={acceptedTypes}
        capture={isCamera ? 'environment' : undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChoose(event.target.files);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
