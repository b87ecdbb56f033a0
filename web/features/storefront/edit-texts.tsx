import { useState } from 'react';
import type { Language } from '../../../contracts/languages.ts';
import type { ListingToEdit } from '../../../contracts/storefront.ts';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { changedLanguages, type EditDraft, findChangedProblem } from './edit-draft.ts';
import { StaleNote } from './stale-note.tsx';

interface EditTextsProps {
  listing: ListingToEdit;
  draft: EditDraft;
  isChecked: boolean;
  onChange: (draft: EditDraft) => void;
}

/** Title and description, language by language. */
export function EditTexts({ listing, draft, isChecked, onChange }: EditTextsProps) {
  const [chosen, setChosen] = useState<Language>('en');
  const [wasChecked, setWasChecked] = useState(false);
  // A refused save leads to the language that lacks something; from there on the seller chooses again.
  if (isChecked !== wasChecked) {
    setWasChecked(isChecked);
    const problem = isChecked ? findChangedProblem(draft, listing) : null;
    if (problem) setChosen(problem.language);
  }
  const changed = changedLanguages(draft, listing);
  const stale = listing.stale_languages.filter((name) => !changed.includes(name) && !draft.stillRight.includes(name));
  return (
    <LanguageTabs
      texts={draft.texts}
      selected={chosen}
      onSelect={setChosen}
      isChecked={isChecked}
      marks={Object.fromEntries(stale.map((name) => [name, 'older than the English text']))}
      onText={(part, text) =>
        onChange({ ...draft, texts: { ...draft.texts, [chosen]: { ...draft.texts[chosen], [part]: text } } })
      }
      note={
        <StaleNote
          language={chosen}
          isStale={listing.stale_languages.includes(chosen) && !changed.includes(chosen)}
          isStillRight={draft.stillRight.includes(chosen)}
          isEnglishChanged={changed.includes('en')}
          onStillRight={(isRight) => {
            const others = draft.stillRight.filter((name) => name !== chosen);
            onChange({ ...draft, stillRight: isRight ? [...others, chosen] : others });
          }}
        />
      }
    />
  );
}
