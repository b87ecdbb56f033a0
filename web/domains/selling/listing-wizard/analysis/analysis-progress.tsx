import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Stage } from '../../../../../contracts/selling/listing-analysis.ts';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/buttons/classes.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Progress } from '../../../../ui/states/progress.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';

const shownStages = ['looking', 'recognising', 'reading', 'writing'] as const satisfies readonly Stage[];
const slowAfterMs = 20_000;

interface AnalysisProgressProps {
  stage: Stage;
  onFillInByHand: () => void;
}

/** The stages of the analysis; screen readers announce the current one. */
export function AnalysisProgress({ stage, onFillInByHand }: AnalysisProgressProps) {
  const current = (shownStages as readonly Stage[]).indexOf(stage);
  const isSlow = useIsSlow();
  return (
    <Card className="flex flex-col gap-3.5">
      <div role="status" className="contents">
        <h3 className="text-lg">{wizardProductText('pleaseWait')}</h3>
        <p className={current < 0 && stage === 'queued' ? 'text-muted' : 'sr-only'}>
          {wizardProductText(shownStages[current] ?? 'queued')}
        </p>
      </div>
      <ol className="flex flex-col gap-3">
        {shownStages.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2.5 font-medium',
              index < current && 'text-good',
              index > current && 'text-muted',
            )}
          >
            <StageMark state={index < current ? 'done' : index === current ? 'current' : 'upcoming'} />
            {wizardProductText(name)}
          </li>
        ))}
      </ol>
      <Progress
        label={wizardProductText('analysis')}
        value={Math.max(0, current) + (current < 0 ? 0.2 : 0.5)}
        max={shownStages.length}
      />
      {isSlow && (
        <div className="flex flex-col items-start gap-2.5 border-line border-t pt-3.5">
          <p className="text-muted text-sm">{wizardProductText('slow')}</p>
          <Button size="small" onClick={onFillInByHand}>
            {wizardProductText('fillInByHand')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function StageMark({ state }: { state: 'done' | 'current' | 'upcoming' }) {
  if (state === 'current') return <Spinner className="m-0.5" />;
  const Icon = state === 'done' ? CircleCheck : Circle;
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
