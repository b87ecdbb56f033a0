import type { Language } from '../../../../../contracts/languages.ts';
import { languageNamesText } from '../../../../../i18n/generated/language-names.ts';
import { myListingsEditText } from '../../../../../i18n/generated/my-listings-edit.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';

interface StaleNoteProps {
  language: Language;
  source: Language;
  isStale: boolean;
  isStillRight: boolean;
  isSourceChanged: boolean;
  onStillRight: (isRight: boolean) => void;
}

/** Explains what a change of the text in the source language means for the other languages, before and after saving. */
export function StaleNote({ language, source, isStale, isStillRight, isSourceChanged, onStillRight }: StaleNoteProps) {
  if (language === source) {
    if (!isSourceChanged) return null;
    return (
      <p role="status" className="rounded-card bg-sunken px-4 py-3 text-muted text-sm">
        {myListingsEditText('othersBecomeOlder')}
      </p>
    );
  }
  if (!isStale) return null;
  return (
    <div className="rounded-card bg-warn-soft px-4 py-2 text-warn">
      <CheckField
        name="stillRight"
        label={myListingsEditText('stillRight')}
        hint={myListingsEditText('sourceChangedHint', { language: languageNamesText(source) })}
        isChecked={isStillRight}
        onChange={onStillRight}
      />
    </div>
  );
}
