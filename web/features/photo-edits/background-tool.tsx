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

const cutting = 'Cutting out the article';

function putOn(body: { ground?: Ground; backdrop_id?: string | undefined }): Edit {
  return async (id, signal) => (await api(changeBackground, { params: { id }, body, signal })).picture;
}

export function BackgroundTool() {
  const work = usePhotoEditor();
  const [chosen, setChosen] = useState<ChosenGround>('white');
  const { original, edited, stage } = work;

  function choose(ground: Ground) {
    setChosen(ground);
    work.remake(() => putOn({ ground }), cutting);
  }

  function chooseBackdrop(files: FileList | null) {
    setChosen('own');
    work.remake((backdrop_id) => putOn({ backdrop_id }), cutting, files);
  }

  function startOver() {
    setChosen('white');
    work.startOver();
  }

  return (
    <ToolFrame
      title="AI Background Generator"
      lead="The article is cut out and put on a new ground with a soft shadow. One thing before a plain ground works best; glass, hair and crowded pictures may lose a part, so look before you use it."
    >
      {original && (
        <GroundChoice chosen={chosen} isBusy={stage !== null} onGround={choose} onBackdrop={chooseBackdrop} />
      )}
      <EditProgress work={work} />
      {original ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Shown picture={original} alt="Your original" badge={<Badge>Original</Badge>} />
            {edited && <Shown picture={edited} alt={altOf(chosen)} badge={<Badge tone="ai">Edited</Badge>} />}
          </div>
          {edited && <ResultActions edited={edited} fileName={original.fileName} onStartOver={startOver} />}
        </>
      ) : (
        !stage && <PhotoDrop onChoose={(files) => work.bring(files, putOn({ ground: 'white' }), cutting)} />
      )}
    </ToolFrame>
  );
}

function altOf(chosen: ChosenGround): string {
  return `The article on ${chosen === 'own' ? 'your own backdrop' : grounds[chosen].name.toLowerCase()}`;
}

function Shown({ picture, alt, badge }: { picture: EditedPicture; alt: string; badge: React.ReactNode }) {
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
