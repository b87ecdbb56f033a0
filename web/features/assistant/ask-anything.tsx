import { AskBox } from './ask-box.tsx';
import { Conversation } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

/** What was said, the newest at the bottom, and the box to say more in below it. */
export function AskAnything({ onAttach }: { onAttach: (files: FileList | null) => void }) {
  const { exchanges, isAnswering, ask, stop } = useConversation();
  const end = useScrollToNewest(exchanges);
  return (
    <>
      {exchanges.length > 0 && <Conversation exchanges={exchanges} onAskAgain={(question) => void ask(question)} />}
      <AskBox isAnswering={isAnswering} onSend={(question) => void ask(question)} onStop={stop} onAttach={onAttach} />
      {/* The margin keeps the box clear of the bar at the foot of small screens. */}
      <div ref={end} className="scroll-mb-24 lg:scroll-mb-6" />
    </>
  );
}
