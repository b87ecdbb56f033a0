import { describe, expect, test } from 'vitest';
import { writePain001 } from './pain001.ts';

const debtor = { holder: 'Snapbazaar & Co', number: 'DE89370400440532013000', bic: 'COBADEFF' };
const file = {
  batch: 'SB20261118060000000',
  createdAt: new Date('2026-11-18T06:00:00Z'),
  debtor,
  payments: [
    {
      ...{ reference: 'SNAPBAZAAR-PO-7', amountCents: 123_456, currency: 'USD' },
      creditor: { holder: 'สมชาย <ร้าน>', number: '0123456789', bic: 'KASITHBK' },
    },
    {
      ...{ reference: 'SNAPBAZAAR-PO-8', amountCents: 5, currency: 'USD' },
      creditor: { holder: 'Ana Núñez', number: 'ES9121000418450200051332', bic: 'CAIXESBBXXX' },
    },
    {
      ...{ reference: 'SNAPBAZAAR-PO-9', amountCents: 100, currency: 'EUR' },
      creditor: { holder: 'Ana Núñez', number: 'ES9121000418450200051332', bic: 'CAIXESBBXXX' },
    },
    {
      ...{ reference: 'SNAPBAZAAR-PO-10', amountCents: 1_250_000, currency: 'VND' },
      creditor: { holder: 'Nguyễn Thị Ổi', number: '0123456789', bic: 'BFTVVNVX' },
    },
    {
      ...{ reference: 'SNAPBAZAAR-PO-11', amountCents: 49_050, currency: 'THB' },
      creditor: { holder: 'สมชาย', number: '0123456789', bic: 'KASITHBK' },
    },
  ],
};

interface Node {
  name: string;
  attributes: string;
  text: string;
  children: Node[];
}

/** Reads the plain XML that we write: elements, attributes and text. */
function parse(xml: string): Node {
  const root: Node = { name: '', attributes: '', text: '', children: [] };
  const open = [root];
  for (const [, text = '', close, name = '', attributes = ''] of xml.matchAll(
    /([^<]*)<(\/)?([A-Za-z0-9?]+)((?: [^>]*)?)>/g,
  )) {
    const parent = open.at(-1) as Node;
    parent.text += text.trim();
    if (close) expect(open.pop()?.name).toBe(name);
    else if (!name.startsWith('?')) {
      const node = { name, attributes: attributes.trim(), text: '', children: [] };
      parent.children.push(node);
      open.push(node);
    }
  }
  expect(open).toEqual([root]);
  return root.children[0] as Node;
}

/**
 * The sequences of pain.001.001.09 for the elements that we write: required ones plain, optional ones with `?`, repeated
 * ones with `+`. A text is a pattern of its type.
 */
const account = ['Id', 'Ccy?'];
const schema: Record<string, string[] | RegExp> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf+'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum?', 'InitgPty'],
  InitgPty: ['Nm'],
  PmtInf: [
    ...['PmtInfId', 'PmtMtd', 'BtchBookg?', 'NbOfTxs?', 'CtrlSum?', 'PmtTpInf?', 'ReqdExctnDt'],
    ...['Dbtr', 'DbtrAcct', 'DbtrAgt', 'ChrgBr?', 'CdtTrfTxInf+'],
  ],
  ReqdExctnDt: ['Dt'],
  Dbtr: ['Nm'],
  DbtrAcct: account,
  DbtrAgt: ['FinInstnId'],
  FinInstnId: ['BICFI'],
  CdtTrfTxInf: ['PmtId', 'PmtTpInf?', 'Amt', 'ChrgBr?', 'CdtrAgt?', 'Cdtr?', 'CdtrAcct?', 'Purp?', 'RmtInf?'],
  PmtId: ['InstrId?', 'EndToEndId'],
  Amt: ['InstdAmt'],
  CdtrAgt: ['FinInstnId'],
  Cdtr: ['Nm'],
  CdtrAcct: account,
  RmtInf: ['Ustrd'],
  Othr: ['Id'],
  MsgId: /^.{1,35}$/,
  PmtInfId: /^.{1,35}$/,
  EndToEndId: /^.{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^[0-9]{1,15}(\.[0-9]{2})?$/,
  InstdAmt: /^[0-9]{1,15}(\.[0-9]{2})?$/,
  PmtMtd: /^TRF$/,
  Nm: /^.{1,140}$/u,
  Ustrd: /^.{1,140}$/,
  Ccy: /^[A-Z]{3}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  IBAN: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
};

function findFaults(node: Node): string[] {
  // The element Id is an account's choice of IBAN or another number, and that number itself.
  const rule = node.name === 'Id' ? (node.children.length > 0 ? ['IBAN?', 'Othr?'] : /^.{1,34}$/) : schema[node.name];
  if (!rule) return [`${node.name} is not an element of the schema`];
  if (rule instanceof RegExp) return rule.test(node.text) ? [] : [`${node.name} has the text ${node.text}`];
  const pattern = rule.map((part) => `(?:${part.replace(/[?+]$/, '')},)${/[?+]$/.exec(part)?.[0] ?? ''}`).join('');
  const names = node.children.map(({ name }) => `${name},`).join('');
  const isInOrder = new RegExp(`^${pattern}$`).test(names);
  return [...(isInOrder ? [] : [`${node.name} holds ${names}`]), ...node.children.flatMap(findFaults)];
}

const find = (node: Node, name: string): Node[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => find(child, name)),
];

describe('a bank file of ISO 20022', () => {
  const xml = writePain001(file);
  const document = parse(xml);

  test('has the elements of pain.001.001.09 in their order, with texts of their types', () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std')).toBe(true);
    expect(document.attributes).toBe('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    expect(findFaults(document)).toEqual([]);
  });

  test('counts its payments, and adds them up for each currency by itself', () => {
    const sums = (node: Node) =>
      ['NbOfTxs', 'CtrlSum'].map((name) => node.children.find((one) => one.name === name)?.text);
    expect(sums(find(document, 'GrpHdr')[0] as Node)).toEqual(['5', undefined]);
    expect(
      sums(find(parse(writePain001({ ...file, payments: file.payments.slice(0, 2) })), 'GrpHdr')[0] as Node),
    ).toEqual(['2', '1234.61']);
    expect(find(document, 'PmtInf').map(sums)).toEqual([
      ['2', '1234.61'],
      ['1', '1.00'],
      ['1', '1250000'],
      ['1', '490.50'],
    ]);
    expect(find(document, 'InstdAmt').map(({ text, attributes }) => `${text} ${attributes}`)).toEqual([
      '1234.56 Ccy="USD"',
      '0.05 Ccy="USD"',
      '1.00 Ccy="EUR"',
      '1250000 Ccy="VND"',
      '490.50 Ccy="THB"',
    ]);
  });

  test('names IBANs as such, other numbers as numbers, and escapes names', () => {
    expect(find(document, 'IBAN').map(({ text }) => text)).toContain('ES9121000418450200051332');
    expect(find(document, 'Othr').map(({ children }) => children[0]?.text)).toEqual([
      '0123456789',
      '0123456789',
      '0123456789',
    ]);
    expect(xml).toContain('<Nm>สมชาย &lt;ร้าน&gt;</Nm>');
    expect(xml).toContain('<Nm>Snapbazaar &amp; Co</Nm>');
  });

  test('would be refused by this test with an element out of order', () => {
    const swapped = xml.replace(/( *<MsgId>.*\n)( *<CreDtTm>.*\n)/, '$2$1');
    expect(findFaults(parse(swapped))).toEqual(['GrpHdr holds CreDtTm,MsgId,NbOfTxs,InitgPty,']);
  });
});
