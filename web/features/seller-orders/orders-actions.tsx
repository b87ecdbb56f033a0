import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { exportOrders } from '../../../contracts/seller-orders.ts';
import { sellerOrdersText } from '../../../messages/generated/seller-orders.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { api } from '../../lib/api.ts';
import { markOrdersSeen, useNewOrders } from '../../lib/new-orders.ts';
import { csvFile, saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureToast } from '../../ui/failure-toast.ts';
import { ordersAddress } from './order-query.ts';

/** Saves all orders as a file, and shows the new ones. */
export function OrdersActions() {
  const [isExporting, setExporting] = useState(false);
  const showFailure = useFailureToast();

  async function download() {
    setExporting(true);
    try {
      const { name, csv } = await api(exportOrders, { body: { language: pageLanguage() } });
      saveFile(name, csvFile(csv));
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
