import { type BankDetails, isIban } from '../../../../../contracts/money/bank-details.ts';

/** A line of a bank file. */
export interface BankPayment {
  /** Comes back on the statements of both banks. */
  reference: string;
  amountCents: number;
  currency: string;
  creditor: BankDetails;
}

export interface BankFile {
  /** A bank refuses a second file with the same one. */
  batch: string;
  createdAt: Date;
  debtor: BankDetails;
  payments: readonly BankPayment[];
}

type Element = readonly [name: string, content: string | readonly Element[], attributes?: string];

/** A customer credit transfer initiation, ISO 20022 pain.001.001.09, with one payment instruction for each currency. */
export function writePain001(file: BankFile): string {
  const { batch, createdAt, debtor, payments } = file;
  const byCurrency = [...Map.groupBy(payments, ({ currency }) => currency)];
  const document: Element = [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', batch],
          ['CreDtTm', createdAt.toISOString().slice(0, 19)],
          ...totals(payments),
          ['InitgPty', [['Nm', debtor.holder]]],
        ],
      ],
      ...byCurrency.map(([currency, some]) => writeInstruction(file, currency, some)),
    ],
  ];
  const namespace = 'xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(['Document', [document], namespace])}\n`;
}

function writeInstruction({ batch, createdAt, debtor }: BankFile, currency: string, payments: BankPayment[]): Element {
  return [
    'PmtInf',
    [
      ['PmtInfId', `${batch}-${currency}`],
      ['PmtMtd', 'TRF'],
      ...totals(payments),
      ['ReqdExctnDt', [['Dt', createdAt.toISOString().slice(0, 10)]]],
      ['Dbtr', [['Nm', debtor.holder]]],
      ['DbtrAcct', [...writeAccount(debtor), ['Ccy', currency]]],
      ['DbtrAgt', writeBank(debtor)],
      ...payments.map(writePayment),
    ],
  ];
}

function writePayment({ reference, amountCents, currency, creditor }: BankPayment): Element {
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', reference]]],
      ['Amt', [['InstdAmt', writeAmount(amountCents), `Ccy="${currency}"`]]],
      ['CdtrAgt', writeBank(creditor)],
      ['Cdtr', [['Nm', creditor.holder]]],
      ['CdtrAcct', writeAccount(creditor)],
      ['RmtInf', [['Ustrd', reference]]],
    ],
  ];
}

const totals = (payments: readonly BankPayment[]): Element[] => [
  ['NbOfTxs', String(payments.length)],
  ['CtrlSum', writeAmount(payments.reduce((sum, { amountCents }) => sum + amountCents, 0))],
];

const writeBank = ({ bic }: BankDetails): Element[] => [['FinInstnId', [['BICFI', bic]]]];

const writeAccount = ({ number }: BankDetails): Element[] => [
  ['Id', isIban(number) ? [['IBAN', number]] : [['Othr', [['Id', number]]]]],
];

/** Hundredths as a decimal number; never by division, which could round. */
export function writeAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function writeElement([name, content, attributes]: Element, indent = ''): string {
  const start = `${indent}<${name}${attributes ? ` ${attributes}` : ''}>`;
  if (typeof content === 'string') return `${start}${escapeText(content)}</${name}>`;
  return [start, ...content.map((element) => writeElement(element, `${indent}  `)), `${indent}</${name}>`].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Control characters have no place in XML 1.0. */
const escapeText = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (character) => entities[character] ?? character);
