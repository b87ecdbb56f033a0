import { type BankDetails, isIban } from '../../../../../contracts/money/bank-details.ts';
import { formatPlainAmount } from '../../../../../i18n/format-money.ts';

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
          ['NbOfTxs', String(payments.length)],
          // Amounts of several currencies are never added; each instruction below has its own sum.
          ...writeSum(payments),
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
      ['NbOfTxs', String(payments.length)],
      ...writeSum(payments),
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
      ['Amt', [['InstdAmt', formatPlainAmount(amountCents, currency), `Ccy="${currency}"`]]],
      ['CdtrAgt', writeBank(creditor)],
      ['Cdtr', [['Nm', creditor.holder]]],
      ['CdtrAcct', writeAccount(creditor)],
      ['RmtInf', [['Ustrd', reference]]],
    ],
  ];
}

/** The sum of payments of one currency. */
function writeSum(payments: readonly BankPayment[]): Element[] {
  const [first] = payments;
  if (!first || payments.some(({ currency }) => currency !== first.currency)) return [];
  const sum = payments.reduce((total, { amountCents }) => total + amountCents, 0);
  return [['CtrlSum', formatPlainAmount(sum, first.currency)]];
}

const writeBank = ({ bic }: BankDetails): Element[] => [['FinInstnId', [['BICFI', bic]]]];

const writeAccount = ({ number }: BankDetails): Element[] => [
  ['Id', isIban(number) ? [['IBAN', number]] : [['Othr', [['Id', number]]]]],
];

function writeElement([name, content, attributes]: Element, indent = ''): string {
  const start = `${indent}<${name}${attributes ? ` ${attributes}` : ''}>`;
  if (typeof content === 'string') return `${start}${escapeText(content)}</${name}>`;
  return [start, ...content.map((element) => writeElement(element, `${indent}  `)), `${indent}</${name}>`].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Control characters have no place in XML 1.0. */
const escapeText = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (character) => entities[character] ?? character);
