import { AskBox } from './ask-box.tsx';
import { Conversation } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';

/** The box and what was said through it. */
export function AskAnything({ onAttach }: { onAttach: (files: FileList | null) => void }) {
  const { exchanges, isAnswering, ask, stop } = useConversation();
  return (
    <>
      <AskBox isAnswering={isAnswering} onSend={(question) => void ask(question)} onStop={stop} onAttach={onAttach} />
      {exchanges.length > 0 && <Conversation exchanges={exchanges} onAskAgain={(question) => void ask(question)} />}
    </>
  );
}
