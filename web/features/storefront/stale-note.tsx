import type { Language } from '../../../contracts/languages.ts';
import { storefrontEditText } from '../../../messages/storefront-edit.ts';
import { CheckField } from '../../ui/check-field.tsx';

interface StaleNoteProps {
  language: Language;
  isStale: boolean;
  isStillRight: boolean;
  isEnglishChanged: boolean;
  onStillRight: (isRight: boolean) => void;
}

/** Explains what a change of the English text means for the other languages, before and after saving. */
export function StaleNote({ language, isStale, isStillRight, isEnglishChanged, onStillRight }: StaleNoteProps) {
  if (language === 'en') {
    if (!isEnglishChanged) return null;
    return (
      <p role="status" className="rounded-card bg-sunken px-4 py-3 text-muted text-sm">
        {storefrontEditText('othersBecomeOlder')}
      </p>
    );
  }
  if (!isStale) return null;
  return (
    <div className="rounded-card bg-warn-soft px-4 py-2 text-warn">
      <CheckField
        name="stillRight"
        label={storefrontEditText('stillRight')}
        hint={storefrontEditText('stillRightHint')}
        isChecked={isStillRight}
        onChange={onStillRight}
      />
    </div>
  );
}
