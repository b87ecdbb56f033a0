import type { AnswerChoice, AnswerPart } from '../../../../../contracts/communication/assistant.ts';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { findVacationProblem } from '../../../../../contracts/marketplace/shop-rules.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { assistantActionsText } from '../../../../../i18n/generated/assistant-actions.ts';
import { errorsText } from '../../../../../i18n/generated/errors.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import { readShopCurrency } from '../../../money/ledger/shop-currency.service.ts';
import { dayIn } from '../../../selling/shop-settings/days.service.ts';
import { languageOfText } from '../../text-language.ts';
import { linkToMyListings } from '../answers/answer-from-records.ts';
import { proposeAction } from '../tools/actions.service.ts';
import type { ActionDeps, Caller } from '../tools/tool.ts';
import type { NamedListing } from './match-goods.ts';
import { listNamedListings, maxNamedListings } from './own-listings.service.ts';
import { type UnderstoodRequest, understandRequest, type WholeRequest } from './understand-request.ts';

interface AskedRequest {
  question: string;
  /** What the seller wrote before, oldest first. */
  before: readonly string[];
  chosen: readonly string[];
  timeZone: string;
}

interface RequestAnswer {
  parts: AnswerPart[];
  /** Whether an answer from records or help should be given instead, where there is one. */
  isUncertain: boolean;
}

/** Choices that are listed; more are better told by a longer title. */
const maxChoices = 8;

/** Proposes what a seller asks to change, or asks back; null where no change is asked for. Nothing changes here. */
export async function answerRequest(
  deps: ActionDeps,
  caller: Caller,
  { question, before, chosen, timeZone }: AskedRequest,
): Promise<RequestAnswer | null> {
  const { accountId, language } = caller;
  const languages = [...new Set<Language>([language, languageOfText(question, language), 'en'])];
  const [listings, currency] = await Promise.all([
    listNamedListings(deps.db, accountId, languages),
    readShopCurrency(deps.db, accountId),
  ]);
  const today = dayIn(deps.now(), timeZone);
  const whole = understandRequest(question, before, { listings, currency, language, today, chosen });
  if (!whole) return null;
  const isUncertain = whole.request.type === 'unknown' || whole.request.type === 'missing';
  // Of a larger shop not every listing was looked at.
  const isPartial =
    listings.length > maxNamedListings &&
    chosen.length === 0 &&
    !('tool' in whole.request && whole.request.tool.endsWith('vacation'));
  if (isPartial) return { isUncertain, parts: withLocale(language, () => askInTable()) };
  if (whole.request.type !== 'ready')
    return { isUncertain, parts: withLocale(language, () => askBack(whole, currency)) };
  return { isUncertain, parts: await propose(deps, caller, whole.request, { today, timeZone }) };
}

type Ready = Extract<UnderstoodRequest, { type: 'ready' }>;

async function propose(
  deps: ActionDeps,
  caller: Caller,
  { tool, input }: Ready,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<AnswerPart[]> {
  const { language } = caller;
  const problem = tool === 'set_vacation' ? findVacationProblem(input as { from: string; until: string }, today) : null;
  if (problem) return withLocale(language, () => ending(errorsText(problem)));
  const proposed = await proposeAction(deps, caller, tool, { ...input, language, time_zone: timeZone });
  return withLocale(language, () => {
    if ('problem' in proposed)
      return ending(proposed.problem ?? assistantActionsText('nothingToChange'), linkToMyListings());
    return [
      { type: 'text', text: assistantActionsText('confirm', { count: proposed.count }) },
      { type: 'proposal', proposal: proposed },
      ...ending(''),
    ];
  });
}

const askInTable = () => ending(assistantActionsText('tooMany'), linkToMyListings());

const questions = {
  price: 'askPrice',
  amount: 'askAmount',
  stock: 'askStock',
  goods: 'askGoods',
  lastDay: 'askLastDay',
  currency: 'otherCurrency',
} as const;

function askBack({ text, request }: WholeRequest, currency: ShopCurrency): AnswerPart[] {
  switch (request.type) {
    case 'missing':
      return ending(assistantActionsText(questions[request.slot], { currency }));
    case 'unknown':
      return ending(assistantActionsText('unknownGoods', { name: request.name.slice(0, 80) }), linkToMyListings());
    case 'choose':
      return [
        ...ending(assistantActionsText('chooseGoods', { count: request.listings.length })).slice(0, 1),
        { type: 'choices', question: text, choices: choicesOf(request.listings, currency) },
        ...ending(''),
      ];
    case 'several':
      return ending(assistantActionsText('several'));
    default:
      return askInTable();
  }
}

function choicesOf(listings: readonly NamedListing[], currency: ShopCurrency): AnswerChoice[] {
  const shown = listings.slice(0, maxChoices).map(({ id, title, price }) => ({
    ...{ label: title, detail: formatMoney(price, currency), listing_ids: [String(id)] },
  }));
  const all = {
    ...{ label: assistantActionsText('allOfThese', { count: listings.length }), detail: '' },
    listing_ids: listings.map(({ id }) => String(id)),
  };
  return [...shown, all];
}

/** The text of an answer that has nothing else, its link and its end. */
function ending(text: string, link?: ReturnType<typeof linkToMyListings>): AnswerPart[] {
  return [
    ...(text ? [{ type: 'text' as const, text }] : []),
    { type: 'links', links: link ? [link] : [] },
    { type: 'end', source: 'records' },
  ];
}
