import { storedText, useStoredText } from '../../lib/stored-text.ts';
import { Button } from '../../ui/button.tsx';

/** What pages of ours may leave in the browser. The session is ended by logging out. */
const kept = [
  { key: 'snapbazaar.listing-draft', name: 'The draft of a listing' },
  { key: 'snapbazaar.theme', name: 'Light or dark theme' },
  { key: 'snapbazaar.language', name: 'Language of product texts' },
  { key: 'snapbazaar.currency', name: 'Currency' },
  { key: 'snapbazaar.sidebar', name: 'Folded sidebar' },
  { key: 'snapbazaar.notifications', name: 'Notifications' },
].map(({ key, name }) => ({ name, stored: storedText(key) }));

/** What is really there, with a way to be rid of each. */
export function BrowserStorage() {
  return (
    <ul className="divide-y divide-line">
      {kept.map((one) => (
        <Kept key={one.name} {...one} />
      ))}
    </ul>
  );
}

function Kept({ name, stored }: (typeof kept)[number]) {
  const isThere = useStoredText(stored) !== null;
  function forget() {
    stored.write(null);
    // The same text may be followed elsewhere on the page, by those who listen for other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
  return (
    <li className="flex min-h-13 items-center justify-between gap-4">
      {name}
      {isThere ? (
        <Button size="small" aria-label={`Forget: ${name}`} onClick={forget}>
          Forget
        </Button>
      ) : (
        <span className="text-muted text-sm">Nothing kept</span>
      )}
    </li>
  );
}
