import type { FastifyInstance } from 'fastify';
import { notificationRoutes as routes } from '../domains/communication/notifications/notifications.routes.ts';
import type { Database } from '../platform/db/database.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { notices } from './notices.ts';

interface Deps {
  database: Database;
  now(): Date;
}

/** The routes of notifications, which know every notice. */
export function notificationRoutes(server: FastifyInstance, { database, now }: Deps, secrets: SecretBox): void {
  routes(server, { db: database.db, secrets, notices, now });
}
