import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { getDisputeEvidence } from '../../../../../contracts/ordering/orders/seller-orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { formatMoment } from '../../../../lib/language/format-days.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';

/** What the buyer's bank wants to know, until when, and the file that answers it. */
export function EvidenceCard({ order }: { order: Order }) {
  const [isBusy, setIsBusy] = useState(false);
  const showFailure = useFailureToast();
  const { id, disputed_cents: disputed, evidence_due_at: due } = order;
  const time = due === null ? '' : formatMoment(due);

  async function download() {
    setIsBusy(true);
    try {
      const { name, content } = await api(getDisputeEvidence, { params: { id }, body: { language: getLocale() } });
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('evidenceTitle')}</h2>
      <p className="mb-3 text-muted">
        {disputed > 0
          ? sellerOrderText('evidenceDisputed', { amount: formatMoney(disputed, order.currency), time })
          : sellerOrderText('evidenceInquiry', { time })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          isBusy={isBusy}
          icon={<FileText aria-hidden="true" className="size-4.5" />}
          onClick={() => void download()}
        >
          {sellerOrderText('evidenceFile')}
        </Button>
        <ButtonLink to="/contact" tone="quiet">
          {sellerOrderText('evidenceMessage')}
        </ButtonLink>
      </div>
    </Card>
  );
}
