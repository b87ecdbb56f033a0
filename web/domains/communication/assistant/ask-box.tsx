import { ArrowUp, LibraryBig, Mic, Paperclip, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { questionLength } from '../../../../contracts/communication/assistant.ts';
import { assistantText } from '../../../../i18n/generated/assistant.ts';
import { acceptedTypes } from '../../../lib/files/photo-rules.ts';
import { useIntent } from '../../../lib/react/intent.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { richText } from '../../../ui/display/rich-text.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useVoice } from './use-voice.ts';

/** Loaded when it is about to be opened. */
const loadPromptList = () => import('./prompt-list.tsx').then((module) => module.PromptList);

const pill = buttonClasses({ className: 'min-h-11 sm:min-h-9 pointer-coarse:min-h-11 px-3.5 text-sm' });

interface AskBoxProps {
  isAnswering: boolean;
  onSend: (question: string) => void;
  onStop: () => void;
  /** Receives a photo for the wizard. */
  onAttach: (files: FileList | null) => void;
}

/** The 'Ask Anything' box: a question is typed, spoken or chosen from a list; an attached photo opens the wizard. */
export function AskBox({ isAnswering, onSend, onStop, onAttach }: AskBoxProps) {
  const [text, setText] = useState(() => assistantText('samplePrompt'));
  const [isBrowsing, setBrowsing] = useState(false);
  const [isBrowsingExpected, setBrowsingExpected] = useState(false);
  const PromptList = useLazy(loadPromptList, isBrowsing || isBrowsingExpected);
  const intent = useIntent(() => setBrowsingExpected(true));
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const showToast = useToast();
  const voice = useVoice({
    onText: setText,
    onProblem: (reason) => showToast({ text: reason, tone: 'bad', accountRole: 'seller' }),
  });
  const count = [...text].length;
  const isTooLong = count > questionLength;

  function send(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (isAnswering || isTooLong || text.trim() === '') return;
    onSend(text.trim());
    setText('');
  }

  function sendWithEnter(event: KeyboardEvent) {
    // During IME composition (Thai, Chinese, Japanese, Korean), Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function choose(prompt: string) {
    setBrowsing(false);
    setText(prompt);
    // After the closing dialog has restored the focus.
    setTimeout(() => box.current?.focus());
  }

  return (
    <form
      onSubmit={send}
      className="mt-5 rounded-tile border border-line bg-surface p-4 shadow-raised has-[textarea:focus-visible]:border-brand has-[textarea:focus-visible]:outline-1 has-[textarea:focus-visible]:outline-brand sm:p-5"
    >
      <label htmlFor={`${id}-box`} className="font-semibold text-muted text-sm">
        {assistantText('askAnything')}
      </label>
      <textarea
        ref={box}
        id={`${id}-box`}
        rows={2}
        value={text}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-count`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendWithEnter}
        className="field-sizing-content mt-1 block max-h-72 min-h-16 w-full resize-none bg-transparent text-base outline-none"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <label className={classes(pill, 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand')}>
          <Paperclip aria-hidden="true" className="size-4" />
          {assistantText('attach')}
          <input
            type="file"
            accept={acceptedTypes}
            className="sr-only"
            onChange={(event) => {
              onAttach(event.target.files);
              event.target.value = '';
            }}
          />
        </label>
        <button
          type="button"
          aria-pressed={voice.isListening}
          aria-disabled={!voice.isSupported || undefined}
          title={voice.isSupported ? undefined : assistantText('voiceUnsupported')}
          onClick={voice.toggle}
          className={classes(pill, voice.isListening && 'border-bad text-bad', !voice.isSupported && 'text-muted')}
        >
          <Mic aria-hidden="true" className="size-4" />
          {voice.isSupported
            ? assistantText(voice.isListening ? 'listening' : 'voiceMessage')
            : withHidden(assistantText('voiceMessageUnsupported'))}
        </button>
        <button type="button" onClick={() => setBrowsing(true)} {...intent} className={pill}>
          <LibraryBig aria-hidden="true" className="size-4" />
          {assistantText('browsePrompts')}
        </button>
        {/* Kept together, so that a narrow screen does not leave the button alone on a line. */}
        <div className="ml-auto flex items-center gap-2">
          <p
            id={`${id}-count`}
            className={classes('text-sm tabular-nums', isTooLong ? 'font-semibold text-bad' : 'text-muted')}
          >
            {withHidden(assistantText(isTooLong ? 'tooLong' : 'length', { count, max: questionLength }))}
          </p>
          {isAnswering ? (
            <RoundButton label={assistantText('stop')} onClick={onStop}>
              <Square aria-hidden="true" className="size-4 fill-current" />
            </RoundButton>
          ) : (
            <RoundButton label={assistantText('send')} isSubmit isDisabled={isTooLong || text.trim() === ''}>
              <ArrowUp aria-hidden="true" className="size-5" />
            </RoundButton>
          )}
        </div>
      </div>
      {PromptList && <PromptList isOpen={isBrowsing} onClose={() => setBrowsing(false)} onChoose={choose} />}
    </form>
  );
}

const withHidden = (message: string) =>
  richText(message, { hidden: (words) => <span className="sr-only">{words}</span> });

interface RoundButtonProps {
  label: string;
  isSubmit?: boolean;
  isDisabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

function RoundButton({ label, isSubmit, isDisabled, onClick, children }: RoundButtonProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition duration-150 hover:bg-brand-strong active:scale-[0.98] disabled:opacity-60"
    >
      {children}
    </button>
  );
}
