import { useLazy } from '../../../lib/react/use-lazy.ts';
import { AskBox } from './ask-box.tsx';
import { useConversation } from './use-conversation.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

/** Loaded with the first question. */
const loadConversation = () => import('./conversation.tsx').then((module) => module.Conversation);

/** The conversation, newest last, with the question box below it. */
export function AskAnything({ onAttach }: { onAttach: (files: FileList | null) => void }) {
  const { exchanges, isAnswering, ask, stop } = useConversation();
  const Conversation = useLazy(loadConversation, exchanges.length > 0);
  const end = useScrollToNewest(exchanges);
  return (
    <>
      {Conversation && (
        <Conversation exchanges={exchanges} onAskAgain={(question, listingIds) => void ask(question, listingIds)} />
      )}
      <AskBox isAnswering={isAnswering} onSend={(question) => void ask(question)} onStop={stop} onAttach={onAttach} />
      {/* The scroll margin keeps the box above the bottom bar of small screens. */}
      <div ref={end} className="scroll-mb-24 lg:scroll-mb-6" />
    </>
  );
}
