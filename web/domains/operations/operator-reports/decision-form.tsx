import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  decideOperatorReport,
  noteLength,
  type ReportEvidence,
  reportDecisions,
} from '../../../../contracts/communication/operator-reports.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { operatorApi } from '../operator-session/operator-api.ts';

/** Closes the report: a review is kept or removed; about a conversation the report is closed. */
export function DecisionForm({ report: { id, version, review } }: { report: ReportEvidence }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const [decision, setDecision] = useState<(typeof reportDecisions)[number]>('keep');
  const form = useForm(['note'] as const, {
    check: () => ({}),
    refusals: { bad_input: 'note' },
    async send({ note }) {
      const { message } = await operatorApi(decideOperatorReport, { body: { id, version, decision, note } });
      showToast({ text: message, accountRole: 'seller' });
      await navigate('/operator/reports', { replace: true });
    },
  });
  return (
    <Card>
      <form {...form.props} className="flex flex-col gap-4">
        {review && (
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-3 font-bold font-heading text-lg">{operatorCasesText('decision')}</legend>
            {reportDecisions.map((each) => (
              <ChoiceCard
                key={each}
                name="decision"
                value={each}
                isSelected={decision === each}
                onSelect={() => setDecision(each)}
              >
                {operatorCasesText(each === 'keep' ? 'keepReview' : 'removeReview')}
              </ChoiceCard>
            ))}
          </fieldset>
        )}
        <TextArea
          label={operatorCasesText('note')}
          hint={review ? operatorCasesText('noteHint') : undefined}
          name="note"
          maxLength={noteLength}
          error={form.errors.note}
        />
        <Button type="submit" tone="primary" className="self-start" isBusy={form.isBusy} disabled={!form.isReady}>
          {operatorCasesText(review ? 'decide' : 'closeReport')}
        </Button>
      </form>
    </Card>
  );
}
