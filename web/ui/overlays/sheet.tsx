import { Modal, type ModalProps } from './modal.tsx';

/** A modal for longer tasks: a side panel, or the whole screen on a phone. */
export function Sheet(props: ModalProps) {
  return (
    <Modal
      {...props}
      className="from-the-right m-0 ml-auto h-dvh max-h-dvh w-screen max-w-none border-line md:w-[30rem] md:rounded-l-tile md:border-l"
    />
  );
}
