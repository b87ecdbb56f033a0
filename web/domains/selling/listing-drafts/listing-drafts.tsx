import { useState } from 'react';
import { maxListingPhotos } from '../../../../contracts/marketplace/listing-photos.ts';
import type { DraftChange, ListingDraftRecord } from '../../../../contracts/selling/listing-drafts.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip } from '../../../ui/navigation/chip.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ownerOf, useSession } from '../../identity/session/session.ts';
import { BulkTools } from './bulk-tools.tsx';
import { DraftList } from './draft-list.tsx';
import { DraftProgress } from './draft-progress.tsx';
import { countViews, type DraftView, draftViews, undoOf, viewOf } from './draft-views.ts';
import { AddPhotos, PhotoDropArea } from './photo-drop-area.tsx';
import { useDraftUploads } from './use-draft-uploads.ts';
import { type Drafts, useDrafts } from './use-drafts.ts';
import { usePublishDrafts } from './use-publish-drafts.tsx';

/** Loaded when they are opened. */
const loadTypeDialog = () => import('./type-dialog.tsx');
const loadDeleteDialog = () => import('./delete-dialog.tsx');

/** Many photos at once: sending, reading, drafts to check, and publishing them. */
export function ListingDrafts() {
  const session = useSession();
  const drafts = useDrafts();
  const uploads = useDraftUploads(session && ownerOf(session), () => void drafts.reload());
  const publish = usePublishDrafts(drafts);
  if (!drafts.drafts || !drafts.progress) {
    if (!drafts.failure) return <Loading />;
    return (
      <ErrorState
        title={listingDraftsText('loadFailed')}
        action={<Button onClick={() => void drafts.reload()}>{commonText('tryAgain')}</Button>}
      >
        {drafts.failure}
      </ErrorState>
    );
  }
  const isEmpty = drafts.drafts.length === 0 && !uploads.isSending;
  return (
    <PhotoDropArea onChoose={uploads.choose} isEmpty={isEmpty}>
      <div className="flex flex-col gap-5">
        {!isEmpty && <Head drafts={drafts} all={drafts.drafts} onPublish={publish.start} onChoose={uploads.choose} />}
        <DraftProgress uploads={uploads} reading={drafts.progress} />
        {drafts.drafts.length > 0 && <Grid drafts={drafts} all={drafts.drafts} onPublish={publish.start} />}
      </div>
      {publish.dialog}
    </PhotoDropArea>
  );
}

interface PartProps {
  drafts: Drafts;
  onPublish: (ids: string[], allSure?: boolean) => void;
  all: readonly ListingDraftRecord[];
}

/** How many there are, and the way on for those that are sure. */
function Head({ drafts, all, onPublish, onChoose }: PartProps & { onChoose: (files: Iterable<File> | null) => void }) {
  const counts = countViews(all);
  const waiting = all.filter(({ state }) => state !== 'published');
  const photos = waiting.reduce((sum, draft) => sum + draft.photos.length, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl">{listingDraftsText('summary', { photos, drafts: waiting.length })}</h2>
        <p className="text-muted text-sm">
          {listingDraftsText('summaryNote', { sure: counts.sure, open: counts.needYou })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <AddPhotos onChoose={onChoose} label={listingDraftsText('add')} />
        {counts.sure > 0 && (
          <Button tone="primary" size="large" isBusy={drafts.isBusy} onClick={() => onPublish([], true)}>
            {listingDraftsText('publishSure', { count: counts.sure })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The list with its parts, and what can be done with the chosen drafts. */
function Grid({ drafts, all, onPublish }: PartProps) {
  const counts = countViews(all);
  const [picked, setView] = useState<DraftView | null>(null);
  const view = picked ?? draftViews.find((one) => counts[one] > 0) ?? 'needYou';
  const shown = all.filter((draft) => viewOf(draft) === view);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<DraftChange[] | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const deletion = useLazy(loadDeleteDialog, isDeleting);
  const types = useLazy(loadTypeDialog, typing !== null);
  const chosen = all.filter(({ id, state }) => selected.has(id) && state === 'open');
  const ids = chosen.map(({ id }) => id);
  const photoIds = chosen.flatMap(({ photos }) => photos.map(({ id }) => id));

  function select(id: string, isSelected: boolean) {
    setSelected((now) => new Set(isSelected ? [...now, id] : [...now].filter((other) => other !== id)));
  }

  async function set(field: 'price' | 'stock', typed: string) {
    const before = undoOf(chosen);
    const value = field === 'price' ? { price: typed } : { stock: Number(typed) };
    if (await drafts.change(ids.map((id) => ({ id, ...value })))) setUndo(before);
  }

  async function undoLast() {
    const open = new Set(all.filter(({ state }) => state === 'open').map(({ id }) => id));
    const back = undo?.filter(({ id }) => open.has(id)) ?? [];
    if (back.length === 0 || (await drafts.change(back))) setUndo(null);
  }

  async function remove() {
    setDeleting(false);
    if (await drafts.remove(ids)) setSelected(new Set());
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this group is. */}
        <div role="group" aria-label={listingDraftsText('show')} className="flex flex-wrap gap-2">
          {draftViews
            .filter((one) => counts[one] > 0 || one === view)
            .map((one) => (
              <Chip key={one} isSelected={one === view} onClick={() => setView(one)}>
                {listingDraftsText(one, { count: counts[one] })}
              </Chip>
            ))}
        </div>
        <BulkTools
          count={ids.length}
          canJoin={ids.length > 1 && photoIds.length <= maxListingPhotos}
          hasUndo={undo !== null}
          isBusy={drafts.isBusy}
          onSet={(field, typed) => void set(field, typed)}
          onUndo={() => void undoLast()}
          onJoin={() => void drafts.move(photoIds, ids[0] ?? null)}
          onDelete={() => setDeleting(true)}
        />
        {ids.length > 0 && (
          <Button tone="primary" isBusy={drafts.isBusy} onClick={() => onPublish(ids)}>
            {listingDraftsText('publishChosen', { count: ids.length })}
          </Button>
        )}
      </div>
      <DraftList
        shown={shown}
        selected={selected}
        onSelect={select}
        onSelectAll={(isSelected) => setSelected(new Set(isSelected ? shown.map(({ id }) => id) : []))}
        onChange={(change) => void drafts.change([change])}
        onMove={drafts.move}
        onSearchType={setTyping}
      />
      {deletion && (
        <deletion.DeleteDialog
          isOpen={isDeleting}
          count={ids.length}
          onClose={() => setDeleting(false)}
          onDelete={() => void remove()}
        />
      )}
      {types && (
        <types.TypeDialog
          isOpen={typing !== null}
          onClose={() => setTyping(null)}
          onChoose={(type) => {
            if (typing) void drafts.change([{ id: typing, ...type }]);
            setTyping(null);
          }}
        />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
