const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** An amount in US cents as mails, documents and errors state it: `$ 1,249.00`. */
export const formatMoney = (cents: number): string => `$ ${format.format(cents / 100)}`;
