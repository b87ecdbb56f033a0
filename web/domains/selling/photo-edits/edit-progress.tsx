import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import type { PhotoEditor } from './use-photo-editor.ts';

/** The progress of the current edit, or its error. */
export function EditProgress({ editor: { stage, problem } }: { editor: PhotoEditor }) {
  const label = stage && photoEditsText(stage.label);
  return (
    <div aria-live="polite" className="mb-4 empty:mb-0">
      {label && (
        <Card className="flex flex-col gap-2.5">
          <p className="font-semibold">{photoEditsText('underWay', { stage: label })}</p>
          <Progress label={label} {...(stage.progress === undefined ? {} : { value: stage.progress * 100 })} />
        </Card>
      )}
      {problem && <p className="rounded-card bg-bad-soft px-4 py-3 font-medium text-bad">{problem}</p>}
    </div>
  );
}
