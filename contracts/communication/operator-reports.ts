import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { threadSides, threadSubjects } from './thread-rules.ts';

/** `R5-18` for the report of review 5 by account 18, `T5-18` for that of conversation 5. */
const reportId = z.string().max(40).meta({ example: 'R5-18' });

const report = z.object({
  id: z.string(),
  type: z.enum(['review', 'thread']),
  reason: z.string(),
  created_at: z.iso.datetime(),
  /** By when it should be decided. */
  due_at: z.iso.datetime(),
});
export type OperatorReport = z.infer<typeof report>;

export const listOperatorReports = endpoint({
  operationId: 'listOperatorReports',
  method: 'POST',
  path: '/operator/reports',
  access: 'operator',
  right: 'moderate',
  summary: 'Open reports of reviews and conversations, oldest first',
  body: z.object({ cursor: z.string().max(200).optional() }),
  answer: success({ reports: z.array(report), next_cursor: z.string().nullable() }),
});

const evidence = z.object({
  ...report.shape,
  /** Named by the decision, which is refused where the report has changed since. */
  version: z.string(),
  reporter: z.object({ id: z.string(), role: z.enum(['seller', 'customer']), name: z.string() }),
  review: z
    .object({ id: z.string(), product_id: z.string(), seller_id: z.string(), stars: z.int(), text: z.string() })
    .nullable(),
  thread: z
    .object({
      subject: z.enum(threadSubjects),
      subject_id: z.string(),
      messages: z.array(
        z.object({
          side: z.enum(threadSides),
          text: z.string(),
          photos: z.int(),
          created_at: z.iso.datetime(),
        }),
      ),
    })
    .nullable(),
});
export type ReportEvidence = z.infer<typeof evidence>;

/** A POST, because reading a conversation is written down. */
export const readOperatorReport = endpoint({
  operationId: 'readOperatorReport',
  method: 'POST',
  path: '/operator/reports/read',
  access: 'operator',
  right: 'moderate',
  summary: 'One open report with what was reported; the reading of a conversation goes into the audit',
  errors: ['case_not_found'],
  body: z.object({ id: reportId }),
  answer: success({ report: evidence }),
});

export const reportDecisions = ['keep', 'remove'] as const;
export const noteLength = 1000;

export const decideOperatorReport = endpoint({
  operationId: 'decideOperatorReport',
  method: 'POST',
  path: '/operator/reports/decide',
  access: 'operator',
  right: 'moderate',
  summary: 'Close a report once: keep what was reported, or remove the review; the note goes into the audit',
  errors: ['case_not_found', 'case_changed'],
  body: z.object({
    id: reportId,
    version: z.string().max(40),
    decision: z.enum(reportDecisions),
    note: z.string().max(noteLength).default(''),
  }),
  answer: success({}),
});
