import type { Language } from '../../../contracts/languages.ts';
import { wizardProductText } from '../../../messages/wizard-product.ts';
import { Button } from '../../ui/button.tsx';
import type { ListingDraft } from './draft.ts';

interface MeaningNoteProps {
  draft: ListingDraft;
  language: Language;
  isRewriting: boolean;
  onRewrite: () => void;
}

/** Below a text in another language: what it says in English, or that it is older than the English text. */
export function MeaningNote({ draft, language, isRewriting, onRewrite }: MeaningNoteProps) {
  const { proposed, texts, stale } = draft;
  if (language === 'en' || !proposed) return null;
  if (stale.includes(language)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3 text-sm">
        <p className="min-w-0 flex-1 basis-56">{wizardProductText('englishChanged')}</p>
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
  return (
    <p className="text-caption text-muted">
      <span className="font-semibold">{wizardProductText('itSays')}</span>{' '}
      <span lang="en">
        {proposed.en.title}. {inOneLine(proposed.en.description)}
      </span>
    </p>
  );
}

function inOneLine(text: string): string {
  return text.replace(/\n+/g, ' · ');
}
