import { useState } from 'react';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { getOrderDocuments } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';

export type DocumentType = 'packing-slip' | 'invoice' | 'label';

/** Saves packing slips, invoices or shipping labels of orders as one PDF file. */
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

/** Whether the order is to be sent or on its way, so that its parcel needs a label. */
export const hasLabel = ({ state }: Pick<OrderSummary, 'state'>): boolean => state === 'to_ship' || state === 'shipped';
