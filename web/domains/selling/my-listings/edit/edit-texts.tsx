import type { Language } from '../../../../../contracts/languages.ts';
import type { ListingToEdit } from '../../../../../contracts/selling/my-listings.ts';
import { languageNamesText } from '../../../../../i18n/generated/language-names.ts';
import { myListingsEditText } from '../../../../../i18n/generated/my-listings-edit.ts';
import { LanguageTabs } from '../../listing-editor/language-tabs.tsx';
import { changedLanguages, type EditDraft } from './edit-draft.ts';
import { StaleNote } from './stale-note.tsx';

interface EditTextsProps {
  listing: ListingToEdit;
  draft: EditDraft;
  chosen: Language;
  onChoose: (language: Language) => void;
  isChecked: boolean;
  onChange: (draft: EditDraft) => void;
}

/** Title and description, language by language. */
export function EditTexts({ listing, draft, chosen, onChoose, isChecked, onChange }: EditTextsProps) {
  const source = listing.source_language;
  const staleMark = myListingsEditText('olderThanSource', { language: languageNamesText(source) });
  const changed = changedLanguages(draft, listing);
  const stale = listing.stale_languages.filter(
    (name) => !changed.includes(name) && !draft.confirmedLanguages.includes(name),
  );
  return (
    <LanguageTabs
      texts={draft.texts}
      selected={chosen}
      onSelect={onChoose}
      isChecked={isChecked}
      marks={Object.fromEntries(stale.map((name) => [name, staleMark]))}
      onText={(part, text) =>
        onChange({ ...draft, texts: { ...draft.texts, [chosen]: { ...draft.texts[chosen], [part]: text } } })
      }
      note={
        <StaleNote
          language={chosen}
          source={source}
          isStale={listing.stale_languages.includes(chosen) && !changed.includes(chosen)}
          isStillRight={draft.confirmedLanguages.includes(chosen)}
          isSourceChanged={changed.includes(source)}
          onStillRight={(isRight) => {
            const others = draft.confirmedLanguages.filter((name) => name !== chosen);
            onChange({ ...draft, confirmedLanguages: isRight ? [...others, chosen] : others });
          }}
        />
      }
    />
  );
}
