import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contracts/ordering/orders/customer-orders.ts';
import { getCustomerOrderPhoto } from '../../../../contracts/ordering/orders/order-photos.ts';
import { serve, succeedWithList } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { readReceiptOrder } from '../order-documents/export-orders.service.ts';
import { writeOrderDocuments } from '../order-documents/order-documents.ts';
import { writeReturnLabel } from '../order-documents/return-label.ts';
import { cancel, claimTransfer, confirmArrival } from '../order-lifecycle/buyer-actions.service.ts';
import { orderNumber } from '../order-state/order-money.service.ts';
import { confirmPayback, disputePayback, giveAccount } from '../paybacks/paybacks.service.ts';
import { readReturnLabel, sendReturnedGoods } from '../returns/return-shipment.service.ts';
import { answerReturn, request as requestReturn } from '../returns/returns.service.ts';
import { listOrdersOfCustomer } from './list-orders.service.ts';
import { type OrderDeps, orderHandlers } from './order-handlers.ts';
import { review } from './review-line.service.ts';

export function customerOrderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const { ownOrderOf, describe, act, openPhoto, uploadPhoto, limit } = orderHandlers(deps, 'buyer');

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
    contract.givePaybackAccount,
    act((party, account) => giveAccount(deps, party, account)),
    limit,
  );
  serve(
    app,
    contract.confirmPayback,
    act((party) => confirmPayback(deps, party)),
    limit,
  );
  serve(
    app,
    contract.disputePayback,
    act((party, { reason }) => disputePayback(deps, party, reason)),
    limit,
  );
  serve(
    app,
    contract.reviewOrder,
    act((party, written) => review(deps, party, written)),
    limit,
  );
  serve(app, contract.uploadOrderPhoto, uploadPhoto, limit);
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
