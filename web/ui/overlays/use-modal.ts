import { type DialogHTMLAttributes, type RefObject, useEffect, useRef } from 'react';

type Modal = { ref: RefObject<HTMLDialogElement | null> } & Required<
  Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onClose'>
>;

/**
 * Opens and closes a dialog element with `isOpen`. `onClose` is called on `cancel`, because the browser's `close` event
 * comes late and would close a dialog that was opened again meanwhile.
 * The target is checked, because React also bubbles the events of dialogs nested in this one.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // For browsers that close it without a `cancel` event.
    onClose: (event) => {
      if (event.target === ref.current && isOpen && !ref.current.open) onClose();
    },
  };
}
