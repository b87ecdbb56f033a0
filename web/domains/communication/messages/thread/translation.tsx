import type { ThreadMessage } from '../../../../../contracts/communication/threads.ts';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { languageNames } from '../../../../lib/language/language.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useBrowserTranslation } from './use-browser-translation.ts';

interface TranslationProps {
  message: ThreadMessage;
  isOwn: boolean;
}

/**
 * A message's words in the reader's language below the original: those of a quick reply where it is one, or else those of
 * the browser's own translator, where it has one.
 */
export function Translation({ message, isOwn }: TranslationProps) {
  const { result, press } = useBrowserTranslation(message, isOwn);
  if (message.translation) {
    return <Translated text={message.translation.text} mark={messagesText('byQuickReply')} message={message} />;
  }
  if (result.state === 'none') return null;
  if (result.state === 'done') {
    return <Translated text={result.text} mark={messagesText('byBrowser')} message={message} />;
  }
  return (
    <div className="mt-1.5 flex flex-col items-start gap-1 border-line border-t pt-1.5">
      <p role="status" className="text-bad text-sm empty:hidden">
        {result.state === 'failed' && messagesText('notTranslated')}
      </p>
      <Button size="small" isBusy={result.state === 'busy'} onClick={() => void press()}>
        {result.state === 'failed' ? commonText('tryAgain') : messagesText('translate')}
      </Button>
      <p className="text-caption text-muted">{messagesText('translateHint')}</p>
    </div>
  );
}

interface TranslatedProps {
  text: string;
  /** What made it. */
  mark: string;
  message: ThreadMessage;
}

function Translated({ text, mark, message }: TranslatedProps) {
  const language = languageNames[message.language];
  return (
    <div className="mt-1.5 border-line border-t pt-1.5">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-base">
        {text}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-2 text-caption text-muted">
        <span className="rounded-full bg-ai-soft px-2 font-semibold text-ai">{mark}</span>
        <span>{messagesText('originalIn', { language })}</span>
      </p>
    </div>
  );
}
