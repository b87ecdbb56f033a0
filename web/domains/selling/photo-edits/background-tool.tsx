import { useState } from 'react';
import { changeBackground, type EditedPicture, type Ground } from '../../../../contracts/selling/photo-edits.ts';
import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';
import { api } from '../../../lib/api/api.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { PhotoDrop } from '../../../ui/fields/photo-drop.tsx';
import { EditProgress } from './edit-progress.tsx';
import { type ChosenGround, GroundChoice } from './ground-choice.tsx';
import { ResultActions } from './result-actions.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type Edit, usePhotoEditor } from './use-photo-editor.ts';

function placeOn(body: { ground?: Ground; backdrop_id?: string | undefined }): Edit {
  return async (id, signal) => (await api(changeBackground, { params: { id }, body, signal })).picture;
}

export function BackgroundTool() {
  const editor = usePhotoEditor();
  const [chosen, setChosen] = useState<ChosenGround>('white');
  const { original, edited, stage } = editor;

  function choose(ground: Ground) {
    setChosen(ground);
    editor.editAgain(() => placeOn({ ground }), 'cuttingOut');
  }

  function chooseBackdrop(files: FileList | null) {
    setChosen('own');
    editor.editAgain((backdrop_id) => placeOn({ backdrop_id }), 'cuttingOut', files);
  }

  function startOver() {
    setChosen('white');
    editor.startOver();
  }

  return (
    <ToolFrame title={photoEditsText('background')} lead={photoEditsText('backgroundLead')}>
      {original && (
        <GroundChoice chosen={chosen} isBusy={stage !== null} onGround={choose} onBackdrop={chooseBackdrop} />
      )}
      <EditProgress editor={editor} />
      {original ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <PictureFigure
              picture={original}
              alt={photoEditsText('yourOriginal')}
              badge={<Badge>{photoEditsText('original')}</Badge>}
            />
            {edited && (
              <PictureFigure
                picture={edited}
                alt={altOf(chosen)}
                badge={<Badge tone="ai">{photoEditsText('edited')}</Badge>}
              />
            )}
          </div>
          {edited && <ResultActions edited={edited} fileName={original.fileName} onStartOver={startOver} />}
        </>
      ) : (
        !stage && (
          <PhotoDrop onChoose={(files) => editor.uploadAndEdit(files, placeOn({ ground: 'white' }), 'cuttingOut')} />
        )
      )}
    </ToolFrame>
  );
}

function altOf(chosen: ChosenGround): string {
  if (chosen === 'own') return photoEditsText('articleOnOwnBackdrop');
  return photoEditsText('articleOn', { ground: photoEditsText(chosen).toLowerCase() });
}

function PictureFigure({ picture, alt, badge }: { picture: EditedPicture; alt: string; badge: React.ReactNode }) {
  return (
    <figure className="relative overflow-hidden rounded-card border border-line bg-sunken">
      <img
        src={picture.address}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className="max-h-[60vh] w-full object-contain"
      />
      <span className="absolute top-3 left-3">{badge}</span>
    </figure>
  );
}
