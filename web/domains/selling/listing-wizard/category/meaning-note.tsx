import type { Language } from '../../../../../contracts/languages.ts';
import { languageNamesText } from '../../../../../i18n/generated/language-names.ts';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { factDot, sentenceSpace } from '../../../../../i18n/join-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { ListingDraft } from '../draft/draft.ts';

interface MeaningNoteProps {
  draft: ListingDraft;
  language: Language;
  isRewriting: boolean;
  onRewrite: () => void;
}

/** Below a translation: what it says in the source language, or that it is older than the text in that language. */
export function MeaningNote({ draft, language, isRewriting, onRewrite }: MeaningNoteProps) {
  const { source, proposed, backTranslations, texts, stale } = draft;
  if (language === source || !proposed) return null;
  if (stale.includes(language)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3 text-sm">
        <p className="min-w-0 flex-1 basis-56">
          {wizardProductText('sourceChanged', { language: languageNamesText(source) })}
        </p>
        <Button size="small" onClick={onRewrite} isBusy={isRewriting}>
          {wizardProductText('writeAnew')}
        </Button>
      </div>
    );
  }
  const isAsProposed =
    texts[language].title === proposed[language].title &&
    texts[language].description === proposed[language].description;
  if (!isAsProposed) return <p className="text-caption text-muted">{wizardProductText('ownWords')}</p>;
  const meaning = (source === 'en' && backTranslations[language]) || proposed[source];
  return (
    <p className="text-caption text-muted">
      <span className="font-semibold">{wizardProductText('backTranslation')}</span>
      {sentenceSpace()}
      <span lang={source}>{inOneLine(`${meaning.title}\n${meaning.description}`)}</span>
    </p>
  );
}

function inOneLine(text: string): string {
  return text.replace(/\n+/g, factDot);
}
