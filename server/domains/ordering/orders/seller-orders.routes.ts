import type { FastifyInstance } from 'fastify';
import { getSellerOrderPhoto } from '../../../../contracts/ordering/orders/order-photos.ts';
import * as contract from '../../../../contracts/ordering/orders/seller-orders.ts';
import { serve, succeedWithList } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { collectEvidence, type EvidenceDeps } from '../dispute-evidence/collect-evidence.service.ts';
import { writeEvidence } from '../dispute-evidence/evidence-document.ts';
import { exportCsv, readDocumentOrders } from '../order-documents/export-orders.service.ts';
import { writeOrderDocuments } from '../order-documents/order-documents.ts';
import { orderNumber } from '../order-state/order-money.service.ts';
import { refuse } from '../order-state/refusals.ts';
import { sendPayback } from '../paybacks/paybacks.service.ts';
import { answerReturn } from '../returns/returns.service.ts';
import { writeShippingLabels } from '../shipping-labels/shipping-label.ts';
import { readShippingLabels } from '../shipping-labels/shipping-labels.service.ts';
import { listOrdersOfSeller } from './list-orders.service.ts';
import { type OrderDeps, orderHandlers } from './order-handlers.ts';
import { confirmDelivery, confirmPayment, declineLines, refundGoodwill, ship } from './seller-actions.service.ts';

type SellerDeps = OrderDeps & Pick<EvidenceDeps, 'readMessages'>;

export function sellerOrderRoutes(app: FastifyInstance, deps: SellerDeps): void {
  const { db } = deps;
  const { describe, act, openPhoto, ownOrderOf, uploadPhoto, limit } = orderHandlers(deps, 'seller');

  serve(app, contract.listSellerOrders, async ({ account, body }) =>
    succeedWithList('orders', await listOrdersOfSeller(db, account.id, body)),
  );
  serve(app, contract.getSellerOrder, describe);
  serve(
    app,
    contract.shipOrder,
    act((party, shipment) => ship(deps, party, shipment)),
    limit,
  );
  serve(
    app,
    contract.declineOrder,
    act((party, refusal) => declineLines(deps, party, refusal)),
    limit,
  );
  serve(
    app,
    contract.markPaid,
    act((party) => confirmPayment(deps, party)),
    limit,
  );
  serve(
    app,
    contract.markDelivered,
    act((party, { parcel_id }) => confirmDelivery(deps, party, parcel_id)),
    limit,
  );
  serve(
    app,
    contract.acceptReturn,
    act((party, { return_id: returnId }) => answerReturn(deps, party, { action: 'accept', returnId })),
    limit,
  );
  serve(
    app,
    contract.declineReturn,
    act((party, { return_id: returnId, reason }) => answerReturn(deps, party, { action: 'decline', returnId, reason })),
    limit,
  );
  serve(
    app,
    contract.markReturned,
    act((party, { return_id: returnId }) => answerReturn(deps, party, { action: 'mark-returned', returnId })),
    limit,
  );
  serve(
    app,
    contract.refundOrder,
    act((party, refund) => refundGoodwill(deps, party, refund)),
    limit,
  );
  serve(
    app,
    contract.sendPayback,
    act((party, evidence) => sendPayback(deps, party, evidence)),
    limit,
  );
  serve(app, contract.uploadSellerOrderPhoto, uploadPhoto, limit);
  serveFile(app, getSellerOrderPhoto, openPhoto, limit);
  serveFile(
    app,
    contract.getOrderDocuments,
    async ({ account, body: { ids, type, language } }) => {
      const { isSandbox, loadFonts, origin } = deps;
      const documents = await readDocumentOrders(db, account.id, [...new Set(ids.map(Number))], deps.now());
      if (type === 'label') {
        const labels = await readShippingLabels(db, documents);
        return { name: 'labels.pdf', content: await writeShippingLabels(labels, { language, origin, loadFonts }) };
      }
      const content = await writeOrderDocuments(documents, { type, language, isSandbox, loadFonts });
      return { name: `${type}.pdf`, content };
    },
    limit,
  );
  serveFile(
    app,
    contract.getDisputeEvidence,
    async (call) => {
      const order = await ownOrderOf(call);
      const evidence = await collectEvidence(deps, order, { now: deps.now(), isForSeller: true });
      if (!evidence) throw refuse('dispute_none_open');
      const { language } = call.body;
      const content = await writeEvidence(evidence, { language, loadFonts: deps.loadFonts });
      return { name: `${orderNumber(order.id)}.pdf`, content };
    },
    limit,
  );
  serveFile(
    app,
    contract.exportOrders,
    async ({ account, body }) => ({
      name: 'orders.csv',
      content: await exportCsv(db, account.id, body.language, deps.now()),
    }),
    limit,
  );
}
