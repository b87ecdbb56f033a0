import type { FastifyInstance } from 'fastify';
import { listContactMessages, settleContactMessage } from '../../../../contracts/communication/operator-messages.ts';
import {
  decideOperatorReport,
  listOperatorReports,
  readOperatorReport,
} from '../../../../contracts/communication/operator-reports.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { listOpenMessages } from '../../communication/inbox/contact-messages.service.ts';
import { listOpenReports, readOpenReport } from '../../communication/inbox/open-reports.service.ts';
import { recordAction } from '../audit/audit.service.ts';
import { answerMessage, type CaseDeps, decideReport } from './decide-case.service.ts';

export function operatorCaseRoutes(app: FastifyInstance, deps: CaseDeps): void {
  const { db, secrets, now } = deps;

  serve(app, listOperatorReports, async ({ body }) =>
    succeedWithList('reports', await listOpenReports(db, body.cursor)),
  );

  serve(app, readOperatorReport, ({ account, body }) =>
    db.transaction(async (tx) => {
      const report = await readOpenReport(tx, body.id);
      if (report.thread) {
        const read = { actor: account.email, action: 'conversation_read', subject: report.id } as const;
        await recordAction(tx, secrets, read, now());
      }
      return succeed('reportFound', { report });
    }),
  );

  serve(app, decideOperatorReport, async ({ account, body }) => {
    await decideReport(deps, account.email, body);
    return succeed('reportDecided', {});
  });

  serve(app, listContactMessages, async ({ body }) =>
    succeedWithList('contactMessages', await listOpenMessages(db, body.cursor)),
  );

  serve(app, settleContactMessage, async ({ account, body }) => {
    const { isAnswered } = await answerMessage(deps, account.email, body);
    return succeed(isAnswered ? 'contactMessageAnswered' : 'contactMessageClosed', {});
  });
}
