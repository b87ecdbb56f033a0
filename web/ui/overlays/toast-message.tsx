import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { commonText } from '../../../i18n/generated/common.ts';
import { Button } from '../buttons/button.tsx';

export interface ToastContent {
  text: string;
  tone?: 'good' | 'bad';
  /** Sellers' toasts stay longer and pause while the pointer is over them. */
  accountRole: 'seller' | 'customer';
  /** One action while the toast is shown, such as Undo. */
  action?: { label: string; onPress: () => void };
}

const durations = {
  seller: { durationMs: 5000, pausesOnHover: true },
  customer: { durationMs: 2000, pausesOnHover: false },
};

export function ToastMessage({
  text,
  tone = 'good',
  accountRole,
  action,
  onDismiss,
}: ToastContent & { onDismiss: () => void }) {
  const { pause, resume } = useCountdown(durations[accountRole].durationMs, onDismiss);
  const onHover = durations[accountRole].pausesOnHover ? { onPointerEnter: pause, onPointerLeave: resume } : {};
  const Icon = tone === 'good' ? CircleCheck : CircleAlert;
  return (
    <div
      {...onHover}
      className="toast-motion pointer-events-auto flex items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 shadow-raised"
    >
      <Icon aria-hidden="true" className={tone === 'good' ? 'size-5 shrink-0 text-good' : 'size-5 shrink-0 text-bad'} />
      <p className="flex-1 py-1.5 font-medium">{text}</p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={commonText('dismiss')}
        onClick={onDismiss}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}

/** Calls back once after the given time, not counting the time it was paused. */
function useCountdown(durationMs: number, onEnd: () => void) {
  const left = useRef(durationMs);
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;

  const resume = useCallback(() => {
    if (running.current) return;
    running.current = { timer: setTimeout(() => end.current(), left.current), since: performance.now() };
  }, []);
  const pause = useCallback(() => {
    if (!running.current) return;
    clearTimeout(running.current.timer);
    left.current -= performance.now() - running.current.since;
    running.current = null;
  }, []);

  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);

  return { pause, resume };
}
