import type { FastifyInstance } from 'fastify';
import { getSellerOrderPhoto } from '../../../contracts/order-photos.ts';
import * as contract from '../../../contracts/seller-orders.ts';
import { serve, succeed, succeedWithList } from '../../http/serve.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { LoadFonts } from '../../providers/text-drawing/load-fonts.ts';
import { answerReturn } from '../returns/returns.service.ts';
import type { ActionDeps } from './buyer-actions.service.ts';
import { exportCsv, readPaperOrders } from './export-orders.service.ts';
import { listOrdersOfSeller } from './list-orders.service.ts';
import { orderHandlers } from './order-handlers.ts';
import { writeOrderPapers } from './order-papers.ts';
import { confirmDelivery, confirmPayment, declineLines, refundGoodwill, ship } from './seller-actions.service.ts';

interface Deps extends ActionDeps {
  storage: Storage;
  loadFonts: LoadFonts;
  isSandbox: boolean;
  perMinute: number;
}

export function sellerOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { describe, act, readPhoto, limit } = orderHandlers(deps, 'seller');

  serve(app, contract.listSellerOrders, async ({ account, body }) =>
    succeedWithList('orders', await listOrdersOfSeller(db, account.id, body)),
  );
  serve(app, contract.getSellerOrder, describe);
  serve(
    app,
    contract.shipOrder,
    act((side, shipment) => ship(deps, side, shipment)),
    limit,
  );
  serve(
    app,
    contract.declineOrder,
    act((side, refusal) => declineLines(deps, side, refusal)),
    limit,
  );
  serve(
    app,
    contract.markPaid,
    act((side) => confirmPayment(deps, side)),
    limit,
  );
  serve(
    app,
    contract.markDelivered,
    act((side, { parcel_id }) => confirmDelivery(deps, side, parcel_id)),
    limit,
  );
  serve(
    app,
    contract.acceptReturn,
    act((side, { return_id: returnId }) => answerReturn(deps, side, { action: 'accept', returnId })),
    limit,
  );
  serve(
    app,
    contract.declineReturn,
    act((side, { return_id: returnId, reason }) => answerReturn(deps, side, { action: 'decline', returnId, reason })),
    limit,
  );
  serve(
    app,
    contract.markReturned,
    act((side, { return_id: returnId }) => answerReturn(deps, side, { action: 'mark-returned', returnId })),
    limit,
  );
  serve(
    app,
    contract.refundOrder,
    act((side, refund) => refundGoodwill(deps, side, refund)),
    limit,
  );
  serve(app, getSellerOrderPhoto, readPhoto, limit);
  serve(
    app,
    contract.getOrderPapers,
    async ({ account, body: { ids, kind, language } }) => {
      const papers = await readPaperOrders(db, account.id, [...new Set(ids.map(Number))], deps.now());
      const { isSandbox, loadFonts } = deps;
      const file = await writeOrderPapers(papers, { kind, language, isSandbox, loadFonts });
      return succeed('Papers written', { name: `${kind}.pdf`, base64: file.toString('base64') });
    },
    limit,
  );
  serve(
    app,
    contract.exportOrders,
    async ({ account, body }) => {
      const csv = await exportCsv(db, account.id, body.language, deps.now());
      return succeed('Orders exported', { name: 'orders.csv', csv });
    },
    limit,
  );
}
