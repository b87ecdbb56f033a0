import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { commonText } from '../../../i18n/generated/common.ts';
import { classes } from '../buttons/classes.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Called on the close button, Escape and a click outside the panel. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  actions?: ReactNode;
}

/** The second click of a double click comes within this time, and must not close the dialog that the first one opened. */
const doubleClickMs = 500;

/** The shared part of dialog and sheet: a native modal dialog, which traps and restores the focus. */
export function Modal({ isOpen, onClose, title, children, actions, className }: ModalProps & { className: string }) {
  const modal = useModal(isOpen, onClose);
  const titleId = useId();
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  function closeFromOutside() {
    if (performance.now() - openedAt.current > doubleClickMs) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog through onClose.
    <dialog
      {...modal}
      aria-labelledby={titleId}
      onClick={(event) => event.target === modal.ref.current && closeFromOutside()}
      className={classes('panel-motion overflow-hidden bg-surface text-ink shadow-floating', className)}
    >
      {/* Fills the dialog to its edge, so that a click on the dialog element itself is a click outside the panel. */}
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-6">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label={commonText('close')} icon={X} onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">{isOpen && children}</div>
        {actions && (
          <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">{actions}</footer>
        )}
      </div>
    </dialog>
  );
}
