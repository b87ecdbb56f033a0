import { useState } from 'react';
import { changeBackground, type EditedPicture, type Ground, grounds } from '../../../contracts/photo-edits.ts';
import { api } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { PhotoDrop } from '../../ui/photo-drop.tsx';
import { EditProgress } from './edit-progress.tsx';
import { type ChosenGround, GroundChoice } from './ground-choice.tsx';
import { ResultActions } from './result-actions.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type Edit, usePhotoEditor } from './use-photo-editor.ts';

const progressLabel = 'Cutting out the article';

function placeOn(body: { ground?: Ground; backdrop_id?: string | undefined }): Edit {
  return async (id, signal) => (await api(changeBackground, { params: { id }, body, signal })).picture;
}

export function BackgroundTool() {
  const editor = usePhotoEditor();
  const [chosen, setChosen] = useState<ChosenGround>('white');
  const { original, edited, stage } = editor;

  function choose(ground: Ground) {
    setChosen(ground);
    editor.editAgain(() => placeOn({ ground }), progressLabel);
  }

  function chooseBackdrop(files: FileList | null) {
    setChosen('own');
    editor.editAgain((backdrop_id) => placeOn({ backdrop_id }), progressLabel, files);
  }

  function startOver() {
    setChosen('white');
    editor.startOver();
  }

  return (
    <ToolFrame
      title="AI Background Generator"
      lead="The article is cut out and put on a new ground with a soft shadow. One thing before a plain ground works best; glass, hair and crowded pictures may lose a part, so look before you use it."
    >
      {original && (
        <GroundChoice chosen={chosen} isBusy={stage !== null} onGround={choose} onBackdrop={chooseBackdrop} />
      )}
      <EditProgress editor={editor} />
      {original ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <PictureFigure picture={original} alt="Your original" badge={<Badge>Original</Badge>} />
            {edited && <PictureFigure picture={edited} alt={altOf(chosen)} badge={<Badge tone="ai">Edited</Badge>} />}
          </div>
          {edited && <ResultActions edited={edited} fileName={original.fileName} onStartOver={startOver} />}
        </>
      ) : (
        !stage && (
          <PhotoDrop onChoose={(files) => editor.uploadAndEdit(files, placeOn({ ground: 'white' }), progressLabel)} />
        )
      )}
    </ToolFrame>
  );
}

function altOf(chosen: ChosenGround): string {
  return `The article on ${chosen === 'own' ? 'your own backdrop' : grounds[chosen].name.toLowerCase()}`;
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
