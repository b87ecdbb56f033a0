import { Modal, type ModalProps } from './modal.tsx';

/** A modal for a table to fill in, or the whole screen on a phone. */
export function WideDialog(props: ModalProps) {
  return (
    <Modal
      {...props}
      className="from-below m-auto h-dvh max-h-dvh w-screen max-w-none md:h-[min(54rem,calc(100dvh-2rem))] md:w-[min(64rem,calc(100vw-2rem))] md:rounded-tile"
    />
  );
}
