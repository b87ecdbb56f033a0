import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { wizardText } from '../../../../i18n/generated/wizard.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Step } from './draft/draft.ts';
import type { StepNavigation } from './steps/step-frame.tsx';
import { useIsWide } from './steps/use-is-wide.ts';
import { useVisibleHeight } from './steps/use-visible-height.ts';
import type { Wizard } from './use-wizard.ts';

type StepView = ComponentType<StepNavigation & { wizard: Wizard }>;

/** Loaded after the chat itself has been shown, and where the panel is a sheet, when that is opened. */
const loadSteps: Record<Step, () => Promise<StepView>> = {
  step1: () => import('./steps/step-product.tsx').then((module) => module.StepProduct),
  step2: () => import('./steps/step-plan.tsx').then((module) => module.StepPlan),
  step3: () => import('./steps/step-goal.tsx').then((module) => module.StepGoal),
  step4: () => import('./steps/step-logistics.tsx').then((module) => module.StepLogistics),
};
const loadNote = () => import('./draft/open-in-other-tab-note.tsx').then((module) => module.OpenInOtherTabNote);

interface WizardPanelProps {
  wizard: Wizard;
  /** Used on small screens only, where the panel is a sheet. */
  isOpen: boolean;
  onClose: () => void;
}

/** A panel beside the chat on large screens, a full-screen sheet on small ones. */
export function WizardPanel({ wizard, isOpen, onClose }: WizardPanelProps) {
  const isWide = useIsWide();
  const StepView = useLazy(loadSteps[wizard.step], isWide || isOpen || wizard.isStarted);
  // The later steps are loaded once a listing is started, because most visits to the chat start none.
  useEffect(() => {
    if (wizard.isStarted) for (const load of Object.values(loadSteps)) load().catch(() => undefined);
  }, [wizard.isStarted]);
  const OpenInOtherTabNote = useLazy(loadNote, wizard.ownership === 'elsewhere');
  const view =
    wizard.ownership === 'elsewhere'
      ? OpenInOtherTabNote && <OpenInOtherTabNote onTakeOver={wizard.takeOver} onClose={isWide ? undefined : onClose} />
      : StepView && (
          <StepView
            key={`${wizard.step} ${wizard.stepChanges}`}
            wizard={wizard}
            isSheet={!isWide}
            takesFocus={wizard.stepChanges > 0}
            onBack={wizard.step === 'step1' ? onClose : wizard.goBack}
          />
        );
  const content = view ?? <Skeleton className="m-5 h-96" />;
  if (!isWide) {
    return (
      <Sheet isOpen={isOpen} onClose={onClose}>
        {content}
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={wizardText('createListing')}
      className="w-[clamp(22.5rem,32vw,29rem)] shrink-0 border-line border-l bg-surface"
    >
      <Panel>{content}</Panel>
    </aside>
  );
}

const visibleHeight = 'h-[calc(var(--visible-height,100dvh)-var(--connection-bar,0px))]';

function Panel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useVisibleHeight(panel);
  return (
    <div ref={panel} className={classes('sticky top-0 flow-root', visibleHeight)}>
      {children}
    </div>
  );
}

function Sheet({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const modal = useModal(isOpen, onClose);
  useVisibleHeight(modal.ref, isOpen);
  return (
    <dialog
      {...modal}
      aria-label={wizardText('createListing')}
      className={classes(
        'panel-motion from-below m-0 max-h-dvh w-screen max-w-none overflow-hidden bg-surface text-ink',
        visibleHeight,
      )}
    >
      {isOpen && children}
    </dialog>
  );
}
