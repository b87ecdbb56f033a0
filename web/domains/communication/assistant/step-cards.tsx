import target from '@lobehub/fluent-emoji-3d/assets/1f3af.webp';
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import camera from '@lobehub/fluent-emoji-3d/assets/1f4f8.webp';
import globe from '@lobehub/fluent-emoji-3d/assets/1f30f.webp';
import { assistantText } from '../../../../i18n/generated/assistant.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type Step = 'step1' | 'step2' | 'step3' | 'step4';

/** In the specified order, which differs from the wizard's order of steps. */
const cards = [
  { step: 'step1', title: 'createProduct', picture: camera },
  { step: 'step3', title: 'setGoal', picture: target },
  { step: 'step2', title: 'setRegion', picture: globe },
  { step: 'step4', title: 'setDelivery', picture: parcel },
] as const;

/** What a step is called on its card. */
export const stepTitle = (step: Step) =>
  assistantText(cards.find((card) => card.step === step)?.title ?? 'createProduct');

interface StepCardsProps {
  current: Step;
  /** Why a step cannot be opened yet; null where it can. */
  lockedReason: (step: Step) => string | null;
  onOpen: (step: Step) => void;
}

/** The four numbered cards. A card that cannot be opened yet shows the reason, and again as a toast when pressed. */
export function StepCards({ current, lockedReason, onOpen }: StepCardsProps) {
  const showToast = useToast();
  return (
    <div className="@container">
      <ol className="grid gap-3 @lg:grid-cols-2 @lg:gap-4">
        {cards.map(({ step, title, picture }, index) => {
          const reason = lockedReason(step);
          const open = () => (reason ? showToast({ text: reason, tone: 'bad', accountRole: 'seller' }) : onOpen(step));
          return (
            <li key={step}>
              <button
                type="button"
                aria-disabled={reason ? true : undefined}
                title={reason ?? undefined}
                aria-current={step === current ? 'step' : undefined}
                onClick={open}
                className={classes(
                  'flex h-full min-h-24 w-full items-center gap-4 rounded-tile border bg-surface px-5 py-4 text-left shadow-soft transition duration-150 sm:min-h-26',
                  step === current ? 'border-brand' : 'border-line hover:border-faint',
                )}
              >
                <img
                  src={picture}
                  alt=""
                  width={256}
                  height={256}
                  className={classes('size-12 shrink-0 select-none', reason && 'opacity-45 grayscale')}
                />
                <span className="min-w-0">
                  <span className="block font-semibold text-caption text-muted">{index + 1}</span>
                  <span className="block font-bold text-base leading-snug">{assistantText(title)}</span>
                  {reason && <span className="mt-0.5 block text-caption text-muted leading-snug">{reason}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
