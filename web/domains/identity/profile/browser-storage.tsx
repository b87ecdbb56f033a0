import { managePrivacyText } from '../../../../i18n/generated/manage-privacy.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedText, useStoredText } from '../../../lib/storage/stored-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Entries that the user can delete here; the session is deleted by logging out. */
const entries = (
  [
    { key: storageKeys.listingDraft, name: 'listingDraft' },
    { key: storageKeys.cart, name: 'cart' },
    { key: storageKeys.country, name: 'country' },
    { key: storageKeys.paymentMethod, name: 'paymentMethod' },
    { key: storageKeys.theme, name: 'theme' },
    { key: storageKeys.language, name: 'language' },
    { key: storageKeys.currency, name: 'currency' },
    { key: storageKeys.sidebar, name: 'sidebar' },
    { key: storageKeys.notifications, name: 'notifications' },
    { key: storageKeys.ordersSeen, name: 'ordersSeen' },
    { key: storageKeys.carrier, name: 'carrier' },
  ] as const
).map(({ key, name }) => ({ name, stored: storedText(key) }));

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
      {managePrivacyText(name)}
      {isStored ? (
        <Button
          size="small"
          aria-label={managePrivacyText('forgetEntry', { name: managePrivacyText(name) })}
          onClick={remove}
        >
          {managePrivacyText('forget')}
        </Button>
      ) : (
        <span className="text-muted text-sm">{managePrivacyText('nothingKept')}</span>
      )}
    </li>
  );
}
