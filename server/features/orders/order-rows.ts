import type { orderLines, orderReturns, orders, parcels } from '../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type ParcelRow = typeof parcels.$inferSelect;
export type ReturnRow = typeof orderReturns.$inferSelect;
