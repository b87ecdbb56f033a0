import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type Ref, type SubmitEventHandler, useEffect, useRef } from 'react';
import { wizardText } from '../../../../../i18n/generated/wizard.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/buttons/classes.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { richText } from '../../../../ui/display/rich-text.tsx';
import { type Step, steps } from '../draft/draft.ts';

export interface StepNavigation {
  onBack: () => void;
  /** Whether the wizard is a full-screen sheet, as on small screens. */
  isSheet: boolean;
  /** Whether to focus the heading, because the seller moved to this step within the wizard. */
  takesFocus: boolean;
}

interface StepFrameProps extends StepNavigation {
  step: Step;
  title: string;
  /** Label of the submit button. */
  action: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Shows the submit button as secondary while something else comes first. */
  isSecondary?: boolean;
  form: { ref?: Ref<HTMLFormElement>; onSubmit: SubmitEventHandler<HTMLFormElement>; onInput?: (event: never) => void };
  children: ReactNode;
}

/** The layout of all steps: progress, heading, back button and submit button. */
export function StepFrame({
  step,
  title,
  action,
  isBusy,
  isDisabled,
  isSecondary,
  form,
  children,
  ...navigation
}: StepFrameProps) {
  const { onBack, isSheet, takesFocus } = navigation;
  const heading = useRef<HTMLHeadingElement>(null);
  const number = steps.indexOf(step) + 1;
  const back = (
    <IconButton isOutlined label={wizardText(number === 1 ? 'backToChat' : 'back')} icon={ArrowLeft} onClick={onBack} />
  );

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <form {...form} noValidate aria-label={title} className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className={classes('px-4 sm:px-6', isSheet ? 'pt-2.5 pb-2' : 'pt-5 pb-2')}>
        {!isSheet && <StepBars number={number} />}
        <div className={classes('flex items-center gap-3', isSheet ? 'mb-2.5' : 'pt-4')}>
          {isSheet && back}
          <h2
            ref={heading}
            tabIndex={-1}
            className={classes('flex-1 text-xl outline-none', isSheet && 'text-center max-tiny:text-base')}
          >
            {title}
          </h2>
          {/* Beside the cards, which have their own numbers in the specified order, the bars alone tell how far it is. */}
          {isSheet && (
            <p className="w-11 text-right max-tiny:hidden font-semibold text-muted text-sm tabular-nums">
              {richText(wizardText('stepOf', { number, count: steps.length }), {
                hidden: (words) => <span className="sr-only">{words}</span>,
              })}
            </p>
          )}
        </div>
        {isSheet && <StepBars number={number} />}
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-6 sm:px-6">
        <div className="step-motion flex flex-col gap-5">{children}</div>
      </div>
      {/* Stays in view where a high heading leaves no room, as on a small screen that is zoomed. */}
      <footer className="sticky bottom-0 z-1 flex gap-2.5 border-line border-t bg-surface px-4 py-3.5 sm:px-6">
        {!isSheet && number > 1 && back}
        <Button
          type="submit"
          tone={isSecondary ? 'secondary' : 'primary'}
          isWide
          isBusy={isBusy}
          disabled={isDisabled}
          className="min-h-11.5"
        >
          {action}
        </Button>
      </footer>
    </form>
  );
}

function StepBars({ number }: { number: number }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
      {steps.map((step, index) => (
        <span
          key={step}
          className={classes(
            'h-1.25 rounded-full transition-colors duration-200',
            index < number ? 'bg-brand' : 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
