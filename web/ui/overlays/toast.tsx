import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { type ToastContent, ToastMessage } from './toast-message.tsx';

type ShowToast = (toast: ToastContent) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the top right; `side` decides how long it stays. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(ToastContent & { key: number })[]>([]);
  const lastKey = useRef(0);
  const region = useRef<HTMLDivElement>(null);

  const show = useCallback<ShowToast>((toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setToasts((shown) => [...shown, { ...toast, key }]);
    // Reopening moves the region to the front of the top layer, above a dialog that was opened earlier.
    if (region.current?.matches(':popover-open')) region.current.hidePopover();
    region.current?.showPopover();
  }, []);

  const messages = useMemo(
    () =>
      toasts.map(({ key, ...toast }) => (
        <ToastMessage
          key={key}
          {...toast}
          onDismiss={() => setToasts((shown) => shown.filter((one) => one.key !== key))}
        />
      )),
    [toasts],
  );

  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        popover="manual"
        role="status"
        aria-live="polite"
        className="pointer-events-none inset-auto top-4 right-4 m-0 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 overflow-visible bg-transparent text-ink"
      >
        {messages}
      </div>
    </ToastContext>
  );
}
