import type { orderLines, orderReturns, orders, parcels } from '../../../schema/ordering/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type ParcelRow = typeof parcels.$inferSelect;
export type ReturnRow = typeof orderReturns.$inferSelect;
