import { storageKeys } from '../../lib/storage-keys.ts';
import { storedText, useStoredText } from '../../lib/stored-text.ts';
import { Button } from '../../ui/button.tsx';

/** Entries that the user can delete here; the session is deleted by logging out. */
const entries = [
  { key: storageKeys.listingDraft, name: 'The draft of a listing' },
  { key: storageKeys.theme, name: 'Light or dark theme' },
  { key: storageKeys.language, name: 'Language of product texts' },
  { key: storageKeys.currency, name: 'Currency' },
  { key: storageKeys.sidebar, name: 'Folded sidebar' },
  { key: storageKeys.notifications, name: 'Notifications' },
].map(({ key, name }) => ({ name, stored: storedText(key) }));

/** Lists what is stored in this browser, each with a button to delete it. */
export function BrowserStorage() {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <StorageEntry key={entry.name} {...entry} />
      ))}
    </ul>
  );
}

function StorageEntry({ name, stored }: (typeof entries)[number]) {
  const isStored = useStoredText(stored) !== null;
  function remove() {
    stored.write(null);
    // Other components on the page listen for storage events, which the browser sends to other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
  return (
    <li className="flex min-h-13 items-center justify-between gap-4">
      {name}
      {isStored ? (
        <Button size="small" aria-label={`Forget: ${name}`} onClick={remove}>
          Forget
        </Button>
      ) : (
        <span className="text-muted text-sm">Nothing kept</span>
      )}
    </li>
  );
}
