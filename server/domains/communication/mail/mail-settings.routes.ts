import type { FastifyInstance } from 'fastify';
import { describeStopLink, resumeMails, stopMails } from '../../../../contracts/communication/mail-settings.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { findStopOwner, setMailsStopped } from './mail-settings.service.ts';

export function mailSettingsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, describeStopLink, async ({ params }) => {
    const owner = await findStopOwner(db, params.token);
    if (!owner) throw new AppError('link_expired');
    return succeed('linkFound', owner);
  });

  serve(app, stopMails, async ({ params }) => {
    if (!(await setMailsStopped(db, params.token, true))) throw new AppError('link_expired');
    return succeed('mailsStopped', {});
  });

  serve(app, resumeMails, async ({ params }) => {
    if (!(await setMailsStopped(db, params.token, false))) throw new AppError('link_expired');
    return succeed('mailsResumed', {});
  });
}
