import { type ReactNode, useId } from 'react';
import { type InEveryLanguage, type Language, languages } from '../../../../contracts/languages.ts';
import type { ListingText } from '../../../../contracts/marketplace/listing-text.ts';
import { findProblemIn } from '../../../../contracts/selling/listing-rules.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { listingEditorText } from '../../../../i18n/generated/listing-editor.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { handleTabKeyDown } from '../../../ui/navigation/tab-keyboard.ts';

interface LanguageTabsProps {
  texts: InEveryLanguage<ListingText>;
  selected: Language;
  onSelect: (language: Language) => void;
  onText: (part: keyof ListingText, text: string) => void;
  /** Set after a failed submit; shows errors below the fields. */
  isChecked: boolean;
  /** Further notices by language, each also marked with a dot. */
  marks?: Partial<InEveryLanguage>;
  /** Shown above the fields of the selected language. */
  note?: ReactNode;
  /** Shown below the fields of the selected language. */
  footer?: ReactNode;
}

/** Tabs for the seven languages with title and description; a dot marks languages with missing text. */
export function LanguageTabs(props: LanguageTabsProps) {
  const { texts, selected, onSelect, onText, isChecked, marks, note, footer } = props;
  const id = useId();
  const text = texts[selected];
  // In an empty form every language would have a dot, which would tell the seller nothing.
  const isStarted = isChecked || languages.some((language) => findProblemIn(language, texts[language]) === null);
  const errorOf = (part: keyof ListingText) => {
    const problem = isChecked ? findProblemIn(selected, { ...placeholderText, [part]: text[part] }) : null;
    return problem?.field === part ? problem.message : undefined;
  };

  return (
    <div>
      <div
        role="tablist"
        aria-label={listingEditorText('language')}
        onKeyDown={(event) => handleTabKeyDown(event, languages, selected, onSelect)}
        className="flex flex-wrap gap-x-1.5 gap-y-2.5"
      >
        {languages.map((language) => {
          const lacksText = isStarted && findProblemIn(language, texts[language]) !== null;
          const name = { code: language.toUpperCase(), language: languageNamesText(language) };
          const mark = lacksText ? listingEditorText('textMissing') : marks?.[language];
          return (
            <button
              key={language}
              type="button"
              role="tab"
              id={`${id}-${language}`}
              aria-selected={language === selected}
              aria-controls={`${id}-panel`}
              aria-label={
                mark
                  ? listingEditorText('markedLanguageTab', { ...name, mark })
                  : listingEditorText('languageTab', name)
              }
              title={name.language}
              tabIndex={language === selected ? 0 : -1}
              onClick={() => onSelect(language)}
              className={classes(
                'touch-edge min-h-8.5 min-w-11 rounded-full border px-3 font-semibold text-sm transition duration-150',
                language === selected ? 'border-ink bg-ink text-paper' : 'border-line bg-surface hover:border-faint',
              )}
            >
              {name.code}
              {mark && (
                <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-surface bg-warn" />
              )}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        className="flex flex-col gap-4 pt-4"
        key={selected}
      >
        {note}
        <TextField
          label={listingEditorText('title')}
          aria-label={listingEditorText('titleInLanguage', { language: languageNamesText(selected) })}
          name="title"
          lang={selected}
          value={text.title}
          error={errorOf('title')}
          onChange={(event) => onText('title', event.target.value)}
        />
        <TextArea
          label={listingEditorText('description')}
          aria-label={listingEditorText('descriptionInLanguage', { language: languageNamesText(selected) })}
          name="description"
          lang={selected}
          rows={7}
          value={text.description}
          error={errorOf('description')}
          onChange={(event) => onText('description', event.target.value)}
        />
        {footer}
      </div>
    </div>
  );
}

/** Placeholder for the field that is not being checked. */
const placeholderText: ListingText = { title: '-', description: '-' };
