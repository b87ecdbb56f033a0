import { randomUUID } from 'node:crypto';
import { askAssistant } from '../../../contracts/communication/assistant.ts';
import { dayMs } from '../../../contracts/durations.ts';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { getIncome } from '../../../contracts/money/income.ts';
import { getInvoiceSummary, listInvoices } from '../../../contracts/money/invoices.ts';
import { getWallet, linkBankAccount, quoteMovement, requestMovement } from '../../../contracts/money/wallet.ts';
import type { RequestType, WalletType } from '../../../contracts/money/wallet-rules.ts';
import { getAnalytics } from '../../../contracts/selling/analytics.ts';
import { addProduct } from '../../../contracts/selling/listing-publishing.ts';
import { removeListing } from '../../../contracts/selling/my-listings.ts';
import { changeBackground, enhancePhoto, uploadPhotoToEdit } from '../../../contracts/selling/photo-edits.ts';
import { listingForm } from '../../../tests/support/selling/listing-form.ts';
import type { Person } from '../person.ts';
import { credentialsOf } from './account.ts';

const sandboxMs = 6000;
// A busy worker may take some seconds longer.
const latestMs = 20_000;
const questions = ['How do I publish a listing?', 'How are my listings doing?', 'What does a payout cost?'];

/** Visits the seller's pages: money, invoices, income, analytics, photos, the assistant. */
export async function keepShop(person: Person): Promise<void> {
  await person.visit('/signup');
  await person.think();
  person.token = (await person.api(signUpSeller, { body: credentialsOf(person) })).token;
  await settleOrder(person);
  await readAnalytics(person);
  if (person.random.happens(0.4)) await editPhoto(person);
  await askSomething(person);
}

async function settleOrder(person: Person): Promise<void> {
  const { api } = person;
  await person.visit('/wallet-bank');
  const deposited = Math.round(person.random.between(5000, 90_000));
  await move(person, 'deposit', deposited, 'usdt');
  await requireMoney(person, { available: deposited });

  const refuses = person.random.happens(0.3);
  const { password: current_password } = credentialsOf(person);
  await api(linkBankAccount, { body: { id: refuses ? 'sandbox-bank-refuses' : 'sandbox-bank', current_password } });
  const withdrawn = Math.round(deposited * person.random.between(0.1, 0.4));
  await move(person, 'withdrawal', withdrawn, 'bank');
  const afterwards = deposited - (refuses ? 0 : withdrawn);
  await requireMoney(person, { available: afterwards });

  await person.visit('/invoices');
  const { invoices } = await api(listInvoices, { body: { is_settled: true } });
  person.require(invoices.length === 0, 'an own deposit makes no invoice');
  const { summary } = await api(getInvoiceSummary);
  person.require(summary.instant_payout_cents === afterwards, 'what is in the wallet can be paid out');
  await person.think();

  await person.visit('/income');
  const { months } = await api(getIncome);
  person.require(
    months.every(({ in_cents }) => in_cents === 0),
    'own deposits and withdrawals are no income',
  );
  await person.think();
}

/** Asks for a quote first, as the page does, and sends the request twice, as a double click does. */
async function move(person: Person, type: RequestType, cents: number, wallet: WalletType) {
  const { api, think, require } = person;
  const asked = { type, amount: (cents / 100).toFixed(2), wallet };
  const { quote } = await api(quoteMovement, { body: asked });
  await think();
  const body = {
    ...asked,
    fee_cents: quote.fee_cents,
    key: randomUUID(),
    current_password: credentialsOf(person).password,
  };
  const both = await Promise.all([api(requestMovement, { body }), api(requestMovement, { body })]);
  require(both[0].movement.id === both[1].movement.id, 'a movement asked for twice is one');
}

async function requireMoney(person: Person, { available }: { available: number }): Promise<void> {
  await person.wait(sandboxMs);
  await person.requireWithin(latestMs, `the wallet holds ${available} cents and nothing is under way`, async () => {
    const { wallet } = await person.api(getWallet);
    return wallet.available_cents === available && wallet.arriving_cents === 0 && wallet.leaving_cents === 0;
  });
}

/** Publishes a listing that a buyer then views. */
async function readAnalytics(person: Person): Promise<void> {
  const { api, token } = person;
  const form = listingForm({ publish_key: `soak-${person.number}` });
  const { product } = await api(addProduct, { body: form, file: person.random.pick(person.photos) });
  person.token = null;
  await person.tell('view', product);
  await person.tell('view', product);
  await person.tell('click', product);
  person.token = token;
  await person.visit('/buyer-analytics');
  const today = Date.now();
  const [from = '', to = ''] = [-6, 1].map((days) => new Date(today + days * dayMs).toISOString().slice(0, 10));
  const { report } = await api(getAnalytics, { body: { from, to } });
  person.require(
    report.totals.view === 2 && report.totals.click === 1 && report.products[0]?.id === product.id,
    'two views and a click of one’s own product are counted',
  );
  await person.think();
  await api(removeListing, { params: { id: product.id } });
}

async function editPhoto(person: Person): Promise<void> {
  await person.visit('/resources');
  const { photo } = await person.api(uploadPhotoToEdit, { file: person.random.pick(person.photos) });
  const params = { id: photo.id };
  const isCutOut = person.random.happens(0.5);
  const { picture } = isCutOut
    ? await person.api(changeBackground, { params, body: { ground: 'studio-warm' } })
    : await person.api(enhancePhoto, { params });
  person.require(picture.width >= photo.width && picture.height >= photo.height, 'an edited photo is as large');
  await person.picture(picture.address);
  await person.think();
}

async function askSomething(person: Person): Promise<void> {
  await person.visit('/chat');
  let text = '';
  let isWhole = false;
  for await (const part of person.apiStream(askAssistant, { body: { question: person.random.pick(questions) } })) {
    if (part.type === 'text') text += part.text;
    if (part.type === 'end') isWhole = true;
  }
  person.require(isWhole && text.trim().length > 20, 'a question gets a whole answer');
  await person.think();
}
