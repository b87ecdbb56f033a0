import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import * as contract from '../../../../contracts/ordering/orders/customer-orders.ts';
import { getCustomerOrderPhoto } from '../../../../contracts/ordering/orders/order-photos.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import { readReceiptOrder } from '../order-documents/export-orders.service.ts';
import { writeOrderDocuments } from '../order-documents/order-documents.ts';
import { writeReturnLabel } from '../order-documents/return-label.ts';
import { type ActionDeps, cancel, claimTransfer, confirmArrival } from '../order-lifecycle/buyer-actions.service.ts';
import { storeOrderPhoto } from '../order-lifecycle/order-photos.service.ts';
import { orderNumber } from '../order-state/order-money.service.ts';
import { readReturnLabel, sendReturnedGoods } from '../returns/return-shipment.service.ts';
import { answerReturn, request as requestReturn } from '../returns/returns.service.ts';
import { listOrdersOfCustomer } from './list-orders.service.ts';
import { orderHandlers } from './order-handlers.ts';
import { review } from './review-line.service.ts';

interface Deps extends ActionDeps {
  storage: Storage;
  preparePhoto: PreparePhoto;
  /** Space for the photos of one buyer. */
  photoMegabytes: number;
  loadFonts: LoadFonts;
  isSandbox: boolean;
  perMinute: number;
}

export function customerOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { ownOrderOf, describe, act, openPhoto, limit } = orderHandlers(deps, 'buyer');

  serve(app, contract.listCustomerOrders, async ({ account, body }) =>
    succeedWithList('orders', await listOrdersOfCustomer(db, account.id, body)),
  );
  serve(app, contract.getCustomerOrder, describe);
  serve(
    app,
    contract.cancelOrder,
    act((party, { reason }) => cancel(deps, party, reason)),
    limit,
  );
  serve(
    app,
    contract.confirmReceipt,
    act((party) => confirmArrival(deps, party)),
    limit,
  );
  serve(
    app,
    contract.claimPayment,
    act((party, claim) => claimTransfer(deps, party, claim)),
    limit,
  );
  serve(
    app,
    contract.requestReturn,
    act((party, asked) => requestReturn(deps, party, asked)),
    limit,
  );
  serve(
    app,
    contract.sendReturn,
    act((party, { return_id: returnId, carrier, tracking_number: trackingNumber }) =>
      sendReturnedGoods(deps, party, { returnId, carrier, trackingNumber }),
    ),
    limit,
  );
  serve(
    app,
    contract.disputeReturn,
    act((party, { return_id: returnId, reason }) => answerReturn(deps, party, { action: 'dispute', returnId, reason })),
    limit,
  );
  serve(
    app,
    contract.reviewOrder,
    act((party, written) => review(deps, party, written)),
    limit,
  );
  serve(
    app,
    contract.uploadOrderPhoto,
    async (call) => {
      const order = await ownOrderOf(call);
      if (!call.file) throw new AppError('photo_missing');
      const photo = await deps.preparePhoto(call.account.id, call.file);
      const name = await storeOrderPhoto(deps, { order, now: deps.now(), megabytes: deps.photoMegabytes }, photo);
      return succeed('photoReceived', { name });
    },
    limit,
  );
  serveFile(app, getCustomerOrderPhoto, openPhoto, limit);
  serveFile(
    app,
    contract.getReturnLabel,
    async (call) => {
      const order = await ownOrderOf(call);
      const { return_id: returnId, language } = call.body;
      const label = await readReturnLabel(db, order, returnId);
      const content = await writeReturnLabel(label, { language, loadFonts: deps.loadFonts });
      return { name: `${orderNumber(order.id)}-return.pdf`, content };
    },
    limit,
  );
  serveFile(
    app,
    contract.getOrderReceipt,
    async (call) => {
      const document = await readReceiptOrder(db, await ownOrderOf(call));
      const { language } = call.body;
      const { isSandbox, loadFonts } = deps;
      const content = await writeOrderDocuments([document], { type: 'receipt', language, isSandbox, loadFonts });
      return { name: `${orderNumber(document.order.id)}.pdf`, content };
    },
    limit,
  );
}
