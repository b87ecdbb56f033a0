import type { FastifyInstance } from 'fastify';
import { describeStopLink, resumeMails, stopMails } from '../../../../contracts/communication/mail-settings.ts';
import { resumeOwnMails } from '../../../../contracts/communication/notifications.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { describeStop, setAllStopped, setMailsStopped } from './mail-settings.service.ts';

export function mailSettingsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, describeStopLink, async ({ params }) => {
    const stop = await describeStop(db, params.token);
    if (!stop) throw new AppError('link_expired');
    return succeed('linkFound', stop);
  });

  serve(app, stopMails, async ({ params }) => {
    if (!(await setMailsStopped(db, params.token, true))) throw new AppError('link_expired');
    return succeed('mailsStopped', {});
  });

  serve(app, resumeMails, async ({ params }) => {
    if (!(await setMailsStopped(db, params.token, false))) throw new AppError('link_expired');
    return succeed('mailsResumed', {});
  });

  serve(app, resumeOwnMails, async ({ account }) => {
    await setAllStopped(db, account.id, false);
    return succeed('mailsResumed', {});
  });
}
