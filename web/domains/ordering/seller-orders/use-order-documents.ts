import { useState } from 'react';
import { getOrderDocuments } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';

type DocumentType = 'packing-slip' | 'invoice';

/** Saves packing slips or invoices of orders as one PDF file. */
export function useOrderDocuments() {
  const [busyType, setBusyType] = useState<DocumentType | null>(null);
  const showFailure = useFailureToast();

  async function download(type: DocumentType, ids: string[]) {
    setBusyType(type);
    try {
      const { name, content } = await api(getOrderDocuments, { body: { ids, type, language: getLocale() } });
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusyType(null);
    }
  }

  return { busyType, download };
}
