import { type ChangeEvent, useRef, useState } from 'react';
import { getListingsCsv, getListingsXlsx, previewListingFile } from '../../../../contracts/selling/listing-files.ts';
import { listingFilesText } from '../../../../i18n/generated/listing-files.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { pageSettings } from '../../../lib/page/page-settings.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { Progress } from '../../../ui/states/progress.tsx';
import type { Preview } from './use-bulk-change.ts';

interface ListingFilesProps {
  isOpen: boolean;
  onClose: () => void;
  onPreview: (preview: Preview) => void;
}

const contents = ['everything', 'figures'] as const;

/** Takes the listings out as a file, and a changed file back in. */
export function ListingFiles({ isOpen, onClose, onPreview }: ListingFilesProps) {
  const [columns, setColumns] = useState<(typeof contents)[number]>('everything');
  const [busy, setBusy] = useState<'csv' | 'xlsx' | 'file' | null>(null);
  const [sent, setSent] = useState(0);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const showFailure = useFailureToast();
  const { uploadMegabytes: megabytes } = pageSettings();

  async function download(type: 'csv' | 'xlsx') {
    setBusy(type);
    try {
      const call = type === 'csv' ? getListingsCsv : getListingsXlsx;
      const { name, content } = await api(call, { body: { language: getLocale(), columns } });
      saveFile(name, content);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(null);
    }
  }

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > megabytes * 1024 * 1024) return setError(listingFilesText('tooLarge', { megabytes }));
    setBusy('file');
    setSent(0);
    setError('');
    try {
      const body = { key: randomKey(), language: getLocale(), name: file.name.slice(0, 200) };
      const answer = await api(previewListingFile, { body, file, onProgress: setSent });
      const { bulk_change: change, rows, next_cursor: nextCursor, unread_columns: unread } = answer;
      onPreview({ change, rows, nextCursor, unread });
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(null);
      // The same file can be chosen again after it was changed.
      target.value = '';
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={listingFilesText('title')}>
      <p className="mb-4 text-muted text-sm">{listingFilesText('lead')}</p>
      <SegmentedControl
        label={listingFilesText('which')}
        choices={contents.map((id) => ({ id, label: listingFilesText(id) }))}
        selected={columns}
        onSelect={setColumns}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button isBusy={busy === 'xlsx'} onClick={() => void download('xlsx')}>
          {listingFilesText('getXlsx')}
        </Button>
        <Button isBusy={busy === 'csv'} onClick={() => void download('csv')}>
          {listingFilesText('getCsv')}
        </Button>
      </div>
      <div className="mt-6 border-line border-t pt-6">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label={listingFilesText('choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void handleFile(event)}
        />
        <Button tone="primary" isBusy={busy === 'file'} onClick={() => input.current?.click()}>
          {listingFilesText('choose')}
        </Button>
        <p className="mt-2 text-caption text-muted">{listingFilesText('chooseHint', { megabytes: megabytes })}</p>
        {busy === 'file' && (
          <div className="mt-3">
            <Progress label={listingFilesText('reading')} {...(sent < 1 ? { value: sent, max: 1 } : {})} />
          </div>
        )}
        <p role="alert" className="mt-2 font-medium text-bad text-sm empty:hidden">
          {error}
        </p>
      </div>
    </Dialog>
  );
}
