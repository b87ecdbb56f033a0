import { adPicturesText } from '../../../../i18n/generated/ad-pictures.ts';
import { joinNames } from '../../../../i18n/join-text.ts';
import type { PromptInterpretation } from './use-ad-picture.ts';

/** Lists which words of the prompt were understood and which were not. */
export function PromptSummary({ interpretation }: { interpretation: PromptInterpretation }) {
  const { understood, not_understood: unknown, notes } = interpretation;
  return (
    <div className="mt-2 flex flex-col gap-1">
      {understood.length > 0 && <p>{adPicturesText('understood', { words: joinNames(understood) })}</p>}
      {unknown.length > 0 && <p>{adPicturesText('notUnderstood', { words: joinNames(unknown) })}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
