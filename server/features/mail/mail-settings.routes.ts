import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../contracts/errors.ts';
import { resumeMails, stopMails } from '../../../contracts/mail-settings.ts';
import type { Db } from '../../db/database.ts';
import { serve, succeed } from '../../http/serve.ts';
import { setMailsStopped } from './mail-settings.service.ts';

export function mailSettingsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, stopMails, async ({ params }) => {
    if (!(await setMailsStopped(db, params.token, true))) throw new AppError('link_expired');
    return succeed('mailsStopped', {});
  });

  serve(app, resumeMails, async ({ params }) => {
    if (!(await setMailsStopped(db, params.token, false))) throw new AppError('link_expired');
    return succeed('mailsResumed', {});
  });
}
