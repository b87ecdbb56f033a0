import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { maxBulkRows } from '../../../../contracts/selling/bulk-changes.ts';
import { getBulkProblems } from '../../../../contracts/selling/listing-files.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { listingFilesText } from '../../../../i18n/generated/listing-files.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { ListingsError, ListingsSkeleton, NoListings } from '../my-listings/my-listings-states.tsx';
import type { MyListingsQuery } from '../my-listings/own-listings.ts';
import { BulkForm } from './bulk-form.tsx';
import { type Edits, withCells } from './cell-edits.ts';
import { EditsBar } from './edits-bar.tsx';
import { LatestChange } from './latest-change.tsx';
import { ListingGrid } from './listing-grid.tsx';
import { PhoneTable } from './phone-table.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { useIsTableWide } from './use-is-table-wide.ts';
import { useTableRows } from './use-table-rows.ts';

/** Loaded when it is opened. */
const loadFiles = () => import('./listing-files.tsx').then((module) => module.ListingFiles);

/** The seller's listings as a table: typed, pasted and changed together, and saved after a preview. */
export function ListingTable({ query }: { query: MyListingsQuery }) {
  const { rows, hasMore, phase, message, loadMore, listAllIds, reload } = useTableRows(query);
  const [edits, setEdits] = useState<Edits>(new Map());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [form, setForm] = useState<'price' | 'stock' | null>(null);
  const [isFilesOpen, setFilesOpen] = useState(false);
  const Files = useLazy(loadFiles, isFilesOpen);
  const bulk = useBulkChange(reload);
  const isWide = useIsTableWide();
  const showFailure = useFailureToast();
  const more = useEventCallback(() => void loadMore().catch(showFailure));

  const type = (cells: Parameters<typeof withCells>[1]) => setEdits((now) => withCells(now, cells));
  const select = (ids: string[], isSelected: boolean) =>
    setSelected((now) => {
      const next = new Set(now);
      for (const id of ids) isSelected ? next.add(id) : next.delete(id);
      return next;
    });
  const selectAll = () => listAllIds(maxBulkRows).then((ids) => select(ids, true), showFailure);

  async function saveProblems() {
    const params = { id: bulk.preview?.change.id ?? '' };
    try {
      const { name, content } = await api(getBulkProblems, { params, body: { language: getLocale() } });
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    }
  }

  function apply() {
    const saved = bulk.preview?.rows.filter(({ problem }) => problem === null) ?? [];
    void bulk.apply(() => {
      setForm(null);
      setSelected(new Set());
      // What could not be saved stays typed.
      const ids = new Set(saved.map(({ listing_id: id }) => id));
      setEdits((now) => new Map([...now].filter(([id]) => !ids.has(id))));
    });
  }

  if (phase === 'failed') return <ListingsError message={message} onRetry={reload} />;
  if (phase === 'loading' && rows.length === 0) return <ListingsSkeleton />;
  const shared = { rows, hasMore, edits, selected, onType: type, onSelect: select };
  return (
    <>
      <p className="mb-3">
        <Button
          size="small"
          icon={<FileSpreadsheet aria-hidden="true" className="size-4" />}
          onClick={() => setFilesOpen(true)}
        >
          {listingFilesText('open')}
        </Button>
      </p>
      <LatestChange change={bulk.latest} isBusy={bulk.isBusy} onUndo={() => void bulk.undo()} />
      {selected.size > 0 && (
        <SelectionBar
          count={selected.size}
          isBusy={bulk.isBusy}
          areRemoved={query.state === 'removed'}
          onForm={setForm}
          onAsk={(choice) => void bulk.ask({ operation: { ...choice, ids: [...selected] } })}
          onClear={() => setSelected(new Set())}
        />
      )}
      {hasMore && selected.size >= rows.length && rows.length > 0 && (
        <p className="mb-3 text-sm">
          <Button size="small" onClick={() => void selectAll()}>
            {listingTableText('chooseWholeList')}
          </Button>
        </p>
      )}
      {edits.size > 0 && (
        <EditsBar
          count={edits.size}
          isBusy={bulk.isBusy}
          onReview={() => void bulk.askForEdits(edits)}
          onDiscard={() => setEdits(new Map())}
        />
      )}
      {rows.length === 0 ? (
        <NoListings query={query} />
      ) : isWide ? (
        <>
          <ListingGrid {...shared} onNearEnd={more} />
          <p className="mt-2 text-caption text-muted">{listingTableText('keys')}</p>
        </>
      ) : (
        <PhoneTable {...shared} onMore={more} />
      )}
      {phase === 'loading' && <p className="sr-only">{commonText('loading')}</p>}
      <BulkForm
        type={bulk.preview ? null : form}
        count={selected.size}
        isBusy={bulk.isBusy}
        onClose={() => setForm(null)}
        onAsk={(choice) => void bulk.ask({ operation: { ...choice, ids: [...selected] } })}
      />
      {Files && (
        <Files
          isOpen={isFilesOpen && bulk.preview === null}
          onClose={() => setFilesOpen(false)}
          onPreview={(preview) => {
            setFilesOpen(false);
            bulk.show(preview);
          }}
        />
      )}
      <PreviewDialog
        preview={bulk.preview}
        isBusy={bulk.isBusy}
        onClose={bulk.close}
        onMore={() => void bulk.loadMore()}
        onApply={apply}
        onProblems={() => void saveProblems()}
      />
    </>
  );
}
