import { type FormEvent, useState } from 'react';
import {
  deleteQuickReply,
  type OwnReply,
  saveQuickReply,
} from '../../../../../contracts/communication/quick-replies.ts';
import { checkQuickReply } from '../../../../../contracts/communication/thread-rules.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { quickRepliesText } from '../../../../../i18n/generated/quick-replies.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';
import { languageNames } from '../../../../lib/language/language.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';

interface ReplyFormProps {
  /** Without an id it is a new one. */
  reply: Partial<OwnReply>;
  onDone: () => void;
}

/** The words of one quick reply: the seller's language first, the others below it. */
export function ReplyForm({ reply: { id, texts: known = {} }, onDone }: ReplyFormProps) {
  const [texts, setTexts] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const first = getLocale();
  const others = languages.filter((language) => language !== first);

  async function run(call: () => Promise<unknown>) {
    setBusy(true);
    try {
      await call();
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const found = checkQuickReply(texts);
    setProblem(found);
    if (!found) void run(() => api(saveQuickReply, { body: { texts, ...(id ? { id } : {}) } }));
  }

  const field = (language: (typeof languages)[number]) => (
    <TextArea
      key={language}
      label={languageNames[language]}
      lang={language}
      rows={2}
      value={texts[language] ?? ''}
      onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
    />
  );

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      {field(first)}
      <h3 className="text-base">{quickRepliesText('otherLanguages')}</h3>
      {others.map(field)}
      <p role="alert" className="font-medium text-bad text-caption empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" isBusy={isBusy}>
          {quickRepliesText('save')}
        </Button>
        <Button onClick={onDone}>{quickRepliesText('cancel')}</Button>
        {id && (
          <Button isBusy={isBusy} onClick={() => void run(() => api(deleteQuickReply, { params: { id } }))}>
            {quickRepliesText('delete')}
          </Button>
        )}
      </div>
    </form>
  );
}
