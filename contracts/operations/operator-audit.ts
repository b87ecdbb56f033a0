import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

export const operatorActions = [
  'operator_invited',
  'operator_turned_off',
  'operator_set_up',
  'signed_in',
  'signed_out',
  'conversation_read',
  'report_kept',
  'review_removed',
  'message_answered',
  'message_closed',
] as const;
export type OperatorAction = (typeof operatorActions)[number];

const auditEntry = z.object({
  number: z.string(),
  actor: z.string(),
  action: z.enum(operatorActions),
  subject: z.string(),
  note: z.string(),
  created_at: z.iso.datetime(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const listOperatorAudit = endpoint({
  operationId: 'listOperatorAudit',
  method: 'POST',
  path: '/operator/audit',
  access: 'operator',
  right: 'audit',
  summary: 'What operators did, newest first',
  body: z.object({ cursor: z.string().max(200).optional() }),
  answer: success({ entries: z.array(auditEntry), next_cursor: z.string().nullable() }),
});
