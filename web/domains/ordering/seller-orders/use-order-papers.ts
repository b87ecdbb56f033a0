import { useState } from 'react';
import { getOrderPapers } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';

type PaperKind = 'packing-slip' | 'invoice';

/** Saves packing slips or invoices of orders as one PDF file. */
export function useOrderPapers() {
  const [busyKind, setBusyKind] = useState<PaperKind | null>(null);
  const showFailure = useFailureToast();

  async function download(kind: PaperKind, ids: string[]) {
    setBusyKind(kind);
    try {
      const { name, content } = await api(getOrderPapers, { body: { ids, kind, language: pageLanguage() } });
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusyKind(null);
    }
  }

  return { busyKind, download };
}
