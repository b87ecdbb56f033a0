import { photoSearchText } from '../../../../i18n/generated/photo-search.ts';
import { Card } from '../../../ui/display/card.tsx';
import { PhotoDrop } from '../../../ui/fields/photo-drop.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import type { usePhotoSearch } from './use-photo-search.ts';

/** Chooses the photo to search with, and shows how far the search is or why it failed. */
export function PhotoPanel({ looking, problem, choose }: ReturnType<typeof usePhotoSearch>) {
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-4">
      <div aria-live="polite" className="empty:hidden">
        {looking && (
          <Card className="flex flex-col gap-2.5">
            <p className="font-semibold">{looking.label}…</p>
            <Progress
              label={looking.label}
              {...(looking.progress === undefined ? {} : { value: looking.progress * 100 })}
            />
          </Card>
        )}
        {problem && <p className="rounded-card bg-bad-soft px-4 py-3 font-medium text-bad">{problem}</p>}
      </div>
      {!looking && (
        <PhotoDrop onChoose={choose} label={photoSearchText('photoLabel')} title={photoSearchText('dropTitle')} />
      )}
      <p className="text-center text-muted text-sm">{photoSearchText('notKept')}</p>
    </div>
  );
}
