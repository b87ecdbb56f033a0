import { type ComponentType, useEffect } from 'react';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { StepNavigation } from './step-frame.tsx';
import { StepProduct } from './step-product.tsx';

type StepProps = StepNavigation & { wizard: Wizard };

const laterSteps: Record<string, () => Promise<ComponentType<StepProps>>> = {
  step2: () => import('./step-plan.tsx').then((module) => module.StepPlan),
  step3: () => import('./step-goal.tsx').then((module) => module.StepGoal),
  step4: () => import('./step-logistics.tsx').then((module) => module.StepLogistics),
};

const loadNothing = () => Promise.resolve(null);

/** The current step. The later ones are loaded once a listing is started, because most visits to the chat start none. */
export function StepView(props: StepProps) {
  const { wizard } = props;
  useEffect(() => {
    if (wizard.isStarted) for (const load of Object.values(laterSteps)) load().catch(() => undefined);
  }, [wizard.isStarted]);
  const Later = useLazy<ComponentType<StepProps> | null>(laterSteps[wizard.step] ?? loadNothing);
  if (wizard.step === 'step1') return <StepProduct {...props} />;
  return Later ? <Later {...props} /> : <Skeleton className="m-5 h-96" />;
}
