import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { exportOrders } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { sellerOrdersText } from '../../../../i18n/generated/seller-orders.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { markOrdersSeen, useNewOrders } from './new-orders.ts';
import { ordersAddress } from './order-query.ts';

/** Saves all orders as a file, and shows the new ones. */
export function OrdersActions() {
  const [isExporting, setExporting] = useState(false);
  const showFailure = useFailureToast();

  async function download() {
    setExporting(true);
    try {
      const { name, content } = await api(exportOrders, { body: { language: getLocale() } });
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    } finally {
      setExporting(false);
    }
  }

  return (
    <>
      <Button
        isBusy={isExporting}
        icon={<Download aria-hidden="true" className="size-4.5" />}
        onClick={() => void download()}
      >
        {sellerOrdersText('exportCsv')}
      </Button>
      <NewOrdersButton />
    </>
  );
}

/** Orders are seen when this page is left, or when the button is pressed. */
function NewOrdersButton() {
  const count = useNewOrders();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => markOrdersSeen, []);
  if (count === 0) return null;

  async function showNew() {
    markOrdersSeen();
    await navigate(ordersAddress({ q: '', bucket: 'to_ship' }));
    await revalidate();
  }

  return <Button onClick={() => void showNew()}>{sellerOrdersText('newOrders', { count })}</Button>;
}
