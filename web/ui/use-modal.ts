import { type DialogHTMLAttributes, type RefObject, useEffect, useRef } from 'react';

type Modal = { ref: RefObject<HTMLDialogElement | null> } & Required<
  Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onClose'>
>;

/**
 * What makes a dialog element open and close as the page says. The page is told before the browser closes it: the
 * browser's own word comes late, and would shut a dialog that was opened again meanwhile.
 * React lets what happens to a dialog that was opened from this one pass by here too.
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
    // For a browser that closes it without asking.
    onClose: (event) => {
      if (event.target === ref.current && isOpen && !ref.current.open) onClose();
    },
  };
}
