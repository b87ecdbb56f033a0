import { type ComponentType, useEffect } from 'react';
import { useLazy } from '../../lib/use-lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { StepNavigation } from './step-frame.tsx';
import { StepProduct } from './step-product.tsx';
import type { Wizard } from './use-wizard.ts';

type StepProps = StepNavigation & { wizard: Wizard };

const laterSteps: Record<string, () => Promise<ComponentType<StepProps>>> = {
  step2: () => import('./step-plan.tsx').then((module) => module.StepPlan),
  step3: () => import('./step-goal.tsx').then((module) => module.StepGoal),
  step4: () => import('./step-logistics.tsx').then((module) => module.StepLogistics),
};

const loadNothing = () => Promise.resolve(null);

/** The step the seller is at. The later ones are loaded once a listing is begun: most visits to the chat begin none. */
export function StepView(props: StepProps) {
  const { wizard } = props;
  useEffect(() => {
    if (wizard.isStarted) for (const load of Object.values(laterSteps)) load().catch(() => undefined);
  }, [wizard.isStarted]);
  const Later = useLazy<ComponentType<StepProps> | null>(laterSteps[wizard.step] ?? loadNothing);
  if (wizard.step === 'step1') return <StepProduct {...props} />;
  return Later ? <Later {...props} /> : <Skeleton className="m-5 h-96" />;
}
