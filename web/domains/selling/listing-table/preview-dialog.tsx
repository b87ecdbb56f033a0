import type { BulkRow } from '../../../../contracts/selling/bulk-changes.ts';
import { type ListingCell, languageOfCell } from '../../../../contracts/selling/listing-cells.ts';
import { listingStates } from '../../../../contracts/selling/my-listings.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { listingFilesText } from '../../../../i18n/generated/listing-files.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import type { Preview } from './use-bulk-change.ts';

interface PreviewDialogProps {
  preview: Preview | null;
  isBusy: boolean;
  onClose: () => void;
  onMore: () => void;
  onApply: () => void;
  onProblems: () => void;
}

/** What a change would do, listing by listing; nothing is saved before it is confirmed here. */
export function PreviewDialog({ preview, isBusy, onClose, onMore, onApply, onProblems }: PreviewDialogProps) {
  const { row_count: count = 0, problem_count: problems = 0 } = preview?.change ?? {};
  return (
    <Sheet
      isOpen={preview !== null}
      onClose={onClose}
      title={listingTableText('previewTitle')}
      actions={
        count > 0 && (
          <Button tone="primary" isBusy={isBusy} onClick={onApply}>
            {listingTableText('saveChanges', { count })}
          </Button>
        )
      }
    >
      <p className="mb-4 text-muted text-sm">
        {count > 0 ? listingTableText('previewLead', { count }) : listingTableText('nothingChanges')}
        {problems > 0 && ` ${listingTableText('leftOut', { count: problems })}`}
      </p>
      {preview?.unread && preview.unread.length > 0 && (
        <p className="mb-4 text-muted text-sm wrap-anywhere">
          {listingFilesText('unread', { columns: preview.unread.join(', ') })}
        </p>
      )}
      {problems > 0 && preview?.change.file_name && (
        <p className="mb-2">
          <Button size="small" onClick={onProblems}>
            {listingFilesText('getProblems')}
          </Button>
        </p>
      )}
      <ul className="divide-y divide-line">
        {preview?.rows.map((row) => (
          <PreviewRow key={row.place} row={row} />
        ))}
      </ul>
      {preview?.nextCursor && <MoreButton isBusy={isBusy} onMore={onMore} />}
    </Sheet>
  );
}

function PreviewRow({ row: { title, file_row: fileRow, action, changes, problem } }: { row: BulkRow }) {
  return (
    <li className="py-3 text-sm">
      <p dir="auto" className="font-semibold wrap-anywhere">
        {fileRow !== null && `${listingTableText('fileRow', { row: fileRow })} `}
        {title}
      </p>
      {action === 'copy' && !problem && <p className="text-muted">{listingTableText('becomesCopy')}</p>}
      {problem && <p className="text-bad">{problem}</p>}
      {!problem &&
        changes.map(({ cell, before, after }) => (
          <p key={cell} className="wrap-anywhere">
            <span className="text-muted">{nameOf(cell)}: </span>
            <del className="text-muted">{wordOf(cell, before)}</del>
            <span aria-hidden="true"> → </span>
            <ins className="font-semibold no-underline">{wordOf(cell, after)}</ins>
          </p>
        ))}
    </li>
  );
}

/** How a cell is called on the page. */
function nameOf(cell: ListingCell): string {
  const language = languageOfCell(cell);
  if (!language) return listingTableText(cell as 'price');
  const name = listingTableText(cell.startsWith('title') ? 'title' : 'description');
  return `${name} (${languageNamesText(language)})`;
}

function wordOf(cell: ListingCell, value: string): string {
  const state = cell === 'state' ? listingStates.find((each) => each === value) : undefined;
  return state ? myListingsText(state) : value;
}
