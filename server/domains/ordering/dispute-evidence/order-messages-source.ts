import type { Db } from '../../../platform/db/database.ts';

/** What buyer or seller wrote the other about an order. */
export interface OrderMessage {
  by: 'buyer' | 'seller';
  text: string;
  /** The stored files of its photos. */
  photos: string[];
  at: Date;
}

/** Reads the conversation about an order, oldest first; communication, which holds it, registers one. */
export type ReadOrderMessages = (db: Db, orderId: number) => Promise<OrderMessage[]>;
