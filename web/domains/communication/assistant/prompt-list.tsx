import { assistantPromptsText } from '../../../../i18n/generated/assistant-prompts.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { promptGroups } from './prompts.ts';

interface PromptListProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (prompt: string) => void;
}

/** Example questions; a chosen one fills the box, where it can still be edited. */
export function PromptList({ isOpen, onClose, onChoose }: PromptListProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={assistantPromptsText('title')}>
      <div className="flex flex-col gap-5">
        {promptGroups.map(({ title, prompts }) => (
          <section key={title} aria-label={assistantPromptsText(title)}>
            <h3 className="mb-1.5 font-sans font-semibold text-muted text-sm tracking-normal">
              {assistantPromptsText(title)}
            </h3>
            <ul className="-mx-3">
              {prompts.map((prompt) => (
                <li key={prompt}>
                  <button
                    type="button"
                    onClick={() => onChoose(assistantPromptsText(prompt))}
                    className="min-h-11 w-full rounded-card px-3 py-2 text-left font-medium hover:bg-sunken"
                  >
                    {assistantPromptsText(prompt)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
