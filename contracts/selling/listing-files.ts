import { z } from 'zod';
import { endpoint, receivedFile, workbookType } from '../endpoint.ts';
import { onceKey } from '../input/once-key.ts';
import { languages } from '../languages.ts';
import { bulkChangeParams, bulkPreview } from './bulk-changes.ts';
import { listingStates } from './my-listings.ts';

/** Rows of one file, up or down. */
export const maxFileRows = 10_000;

const language = z.enum(languages).default('en');

const exported = {
  method: 'GET',
  access: 'seller',
  body: z.object({
    language,
    /** Prices, stock and states with the title in one language, or everything that can be changed. */
    columns: z.enum(['figures', 'everything']).default('everything'),
    state: z.enum(listingStates).optional(),
  }),
  answer: receivedFile,
} as const;

export const getListingsCsv = endpoint({
  ...exported,
  operationId: 'getListingsCsv',
  path: '/user/listing-files/csv',
  summary: 'The seller’s listings as a CSV file that can be changed and sent back',
  fileType: 'text/csv',
});

export const getListingsXlsx = endpoint({
  ...exported,
  operationId: 'getListingsXlsx',
  path: '/user/listing-files/xlsx',
  summary: 'The seller’s listings as a workbook that can be changed and sent back',
  errors: ['documents_busy'],
  fileType: workbookType,
});

export const previewListingFile = endpoint({
  operationId: 'previewListingFile',
  method: 'POST',
  path: '/user/listing-files',
  access: 'seller',
  summary: 'What a CSV or XLSX file would change; nothing is saved before `applyBulkChange`',
  errors: [
    'table_missing',
    'table_unreadable',
    'table_encoding',
    'table_too_large',
    'table_without_columns',
    'documents_busy',
  ],
  file: 'table',
  body: z.object({ key: onceKey('file-of-monday-1'), language, name: z.string().max(200).default('') }),
  answer: bulkPreview.extend({
    /** Columns of the file that are not read. */
    unread_columns: z.array(z.string()),
  }),
});

export const getBulkProblems = endpoint({
  operationId: 'getBulkProblems',
  method: 'GET',
  path: '/user/bulk-changes/:id/problems',
  access: 'seller',
  summary: 'The rows of a file that cannot be saved, as a CSV file with the reason of each',
  errors: ['bulk_change_not_found'],
  params: bulkChangeParams,
  body: z.object({ language }),
  fileType: 'text/csv',
  answer: receivedFile,
});
