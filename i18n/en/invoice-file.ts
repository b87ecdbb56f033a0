/** Words of an invoice's PDF; the others are those of the invoices page. */
export const invoiceFile = {
  sandbox: 'Sandbox: no real money moved. This is not a tax document.',
  total: 'Total',
} as const;
