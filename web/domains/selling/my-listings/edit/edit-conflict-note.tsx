import { myListingsEditText } from '../../../../../i18n/generated/my-listings-edit.ts';
import { Button } from '../../../../ui/buttons/button.tsx';

/** Explains that the save was refused because of a newer version, and that nothing typed is lost. */
export function EditConflictNote({ onSeeNewer }: { onSeeNewer: () => void }) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-col items-start gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm text-warn"
    >
      <p>{myListingsEditText('changedElsewhere')}</p>
      <Button size="small" onClick={onSeeNewer}>
        {myListingsEditText('seeNewer')}
      </Button>
    </div>
  );
}
