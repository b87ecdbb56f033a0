import { ArrowUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { findLanguage, type Language } from '../../../../contracts/languages.ts';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import {
  listSectionListings,
  type OwnSection,
  putSectionListings,
} from '../../../../contracts/marketplace/shop-sections.ts';
import { listOwnListings, type OwnListing } from '../../../../contracts/selling/my-listings.ts';
import { shopEditorText } from '../../../../i18n/generated/shop-editor.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { nameOf } from './section-name.ts';

interface SectionListingsProps {
  /** Null while the dialog is closed. */
  section: OwnSection | null;
  onClose: () => void;
  onSaved: (listings: number) => void;
}

export function SectionListings({ section, onClose, onSaved }: SectionListingsProps) {
  const title = section ? shopEditorText('listingsOf', { name: nameOf(section) }) : '';
  return (
    <Dialog isOpen={section !== null} title={title} onClose={onClose}>
      {section && <Chooser key={section.id} section={section} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

interface Choice {
  id: string;
  title: string;
  image: string;
}

function Chooser({ section, onClose, onSaved }: SectionListingsProps & { section: OwnSection }) {
  const [chosen, setChosen] = useState<Choice[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const showFailure = useFailureToast('seller');
  useEffect(() => {
    const stop = new AbortController();
    const params = { id: section.id };
    api(listSectionListings, { params, body: { language: findLanguage(getLocale()) ?? 'en' }, signal: stop.signal })
      .then(({ listings }) => setChosen(listings))
      .catch((error) => stop.signal.aborted || setProblem((error as Error).message));
    return () => stop.abort();
  }, [section.id]);

  async function save(listings: Choice[]) {
    setBusy(true);
    try {
      const body = { product_ids: listings.map(({ id }) => id) };
      const saved = await api(putSectionListings, { params: { id: section.id }, body });
      onSaved(saved.listings);
      onClose();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  if (problem) return <p className="text-bad">{problem}</p>;
  if (!chosen) return <Skeleton className="h-40 rounded-card" />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1.5">
        {chosen.map((listing, place) => (
          <ListingRow key={listing.id} listing={listing}>
            <IconButton
              label={shopEditorText('moveUp', { name: listing.title })}
              icon={ArrowUp}
              disabled={place === 0}
              onClick={() =>
                setChosen([
                  ...chosen.slice(0, place - 1),
                  listing,
                  ...chosen.slice(place - 1).filter(({ id }) => id !== listing.id),
                ])
              }
            />
            <IconButton
              label={shopEditorText('removeSection', { name: listing.title })}
              icon={X}
              onClick={() => setChosen(chosen.filter(({ id }) => id !== listing.id))}
            />
          </ListingRow>
        ))}
      </ul>
      <Finder chosen={chosen} onAdd={(listing) => setChosen([...chosen, listing])} />
      <Button tone="primary" className="self-end" isBusy={isBusy} onClick={() => void save(chosen)}>
        {shopEditorText('saveListings')}
      </Button>
    </div>
  );
}

function ListingRow({ listing: { title, image }, children }: { listing: Choice; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <img
        src={pictureAddress(image, 160, 'webp')}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className="size-11 shrink-0 rounded-control bg-sunken object-cover"
      />
      <span className="mr-auto min-w-0 text-sm wrap-anywhere">{title}</span>
      {children}
    </li>
  );
}

/** The seller's listings that are not chosen yet, newest first, as the search of My listings finds them. */
function Finder({ chosen, onAdd }: { chosen: Choice[]; onAdd: (listing: Choice) => void }) {
  const [q, setQuery] = useState('');
  const [found, setFound] = useState<Choice[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    const language = findLanguage(getLocale()) ?? 'en';
    const timer = setTimeout(() => {
      api(listOwnListings, { body: { q, language }, signal: stop.signal })
        .then(({ listings }) => setFound(listings.map((listing) => toChoice(listing, language))))
        .catch((error) => stop.signal.aborted || setProblem((error as Error).message));
    }, 250);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  const others = found?.filter(({ id }) => chosen.every((one) => one.id !== id));
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <SearchField
        label={shopEditorText('searchListings')}
        placeholder=""
        query={q}
        onQuery={setQuery}
        onEnter={() => others?.[0] && onAdd(others[0])}
      />
      {problem && <p className="text-bad">{problem}</p>}
      {!others && !problem && <Skeleton className="h-24 rounded-card" />}
      {others?.length === 0 && <p className="text-muted text-sm">{shopEditorText('noListings')}</p>}
      <ul className="flex flex-col gap-1.5">
        {others?.map((listing) => (
          <ListingRow key={listing.id} listing={listing}>
            <Button onClick={() => onAdd(listing)} aria-label={shopEditorText('addNamed', { name: listing.title })}>
              {shopEditorText('add')}
            </Button>
          </ListingRow>
        ))}
      </ul>
    </div>
  );
}

const toChoice = ({ id, productImage, productTitleEN, names }: OwnListing, language: Language): Choice => ({
  ...{ id, image: productImage, title: names?.[language]?.title ?? productTitleEN },
});
