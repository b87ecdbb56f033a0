import { Modal, type ModalProps } from './modal.tsx';

/** A short question or form in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return (
    <Modal
      {...props}
      className="from-below m-auto max-h-[min(40rem,calc(100dvh-2rem))] w-[min(32rem,calc(100vw-2rem))] rounded-tile"
    />
  );
}
