import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { PhotoEditor } from './use-photo-editor.ts';

/** What is going on with the photo, or what went wrong with it. */
export function EditProgress({ work: { stage, problem } }: { work: PhotoEditor }) {
  return (
    <div aria-live="polite" className="mb-4 empty:mb-0">
      {stage && (
        <Card className="flex flex-col gap-2.5">
          <p className="font-semibold">{stage.label}…</p>
          <Progress label={stage.label} {...(stage.share === undefined ? {} : { value: stage.share * 100 })} />
        </Card>
      )}
      {problem && <p className="rounded-card bg-bad-soft px-4 py-3 font-medium text-bad">{problem}</p>}
    </div>
  );
}
