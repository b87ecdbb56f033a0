import { z } from 'zod';
import type { ProposedRow } from '../../../../../contracts/communication/assistant-actions.ts';
import { hourMs } from '../../../../../contracts/durations.ts';
import { AppError } from '../../../../../contracts/errors.ts';
import { timeZone } from '../../../../../contracts/input/time-zone.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { undoHours } from '../../../../../contracts/selling/bulk-changes.ts';
import type { ShopSettings } from '../../../../../contracts/selling/shop-settings.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { assistantActionsText } from '../../../../../i18n/generated/assistant-actions.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import { getShopSettings, removeVacation, saveVacation } from '../../../selling/shop-settings/shop-settings.service.ts';
import { type ActionDeps, changeTool, type Preview, type StoredAction } from './tool.ts';

type Vacation = ShopSettings['vacation'];

const days = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  language: z.enum(languages),
  time_zone: timeZone,
});
type Days = z.output<typeof days>;

const describeDays = (vacation: Pick<Days, 'from' | 'until'> | null) =>
  vacation
    ? assistantActionsText('days', { from: formatDate(vacation.from), until: formatDate(vacation.until) })
    : assistantActionsText('open');

const done = { count: 1, left: 0 };

const previewOf = (before: Vacation, after: Days | null): Preview => {
  const change = { label: assistantActionsText('vacation'), before: describeDays(before), after: describeDays(after) };
  const isSame = before?.from === after?.from && before?.until === after?.until;
  const row: ProposedRow = { place: 0, title: assistantActionsText('yourShop'), changes: [change], problem: null };
  return { rows: [row], total: 1, count: isSame ? 0 : 1, bulkId: null, before };
};

const current = async (deps: ActionDeps, sellerId: number) => (await getShopSettings(deps.db, sellerId)).vacation;

/** Puts back what was there before, in the time zone of the change. */
async function restore(deps: ActionDeps, sellerId: number, before: Vacation, zone: string): Promise<void> {
  if (!before) return removeVacation(deps.db, sellerId);
  await saveVacation(deps.db, sellerId, { ...before, time_zone: zone }, deps.now());
}

const isWithinUndo = ({ now }: ActionDeps, { doneAt }: StoredAction<unknown>) =>
  doneAt !== null && now().getTime() < doneAt.getTime() + undoHours * hourMs;

/** Only where nobody planned another vacation since then. */
async function canUndo(deps: ActionDeps, sellerId: number, action: StoredAction<Days | { time_zone: string }>) {
  const now = await current(deps, sellerId);
  const after = 'from' in action.input ? action.input : null;
  return isWithinUndo(deps, action) && now?.from === after?.from && now?.until === after?.until;
}

async function undo(deps: ActionDeps, sellerId: number, action: StoredAction<Days | { time_zone: string }>) {
  if (!(await canUndo(deps, sellerId, action))) throw new AppError('undo_not_possible');
  await restore(deps, sellerId, action.before as Vacation, action.input.time_zone);
  return done;
}

export const vacationTools = [
  changeTool({
    name: 'set_vacation',
    input: days,
    preview: async (deps, { accountId, language }, input) => {
      const before = await current(deps, accountId);
      return withLocale(language, () => previewOf(before, input));
    },
    apply: async (deps, sellerId, { input, before }) => {
      const message = (before as Vacation)?.message ?? {};
      await saveVacation(deps.db, sellerId, { ...input, message }, deps.now());
      return done;
    },
    ...{ undo, canUndo },
    describe: (input) =>
      assistantActionsText('vacationSet', { from: formatDate(input.from), until: formatDate(input.until) }),
    detail: async (_, __, { input }) => `${input.from} – ${input.until}`,
  }),
  changeTool({
    name: 'end_vacation',
    input: z.object({ time_zone: timeZone }),
    preview: async (deps, { accountId, language }) => {
      const before = await current(deps, accountId);
      return withLocale(language, () => previewOf(before, null));
    },
    apply: async (deps, sellerId) => {
      await removeVacation(deps.db, sellerId);
      return done;
    },
    ...{ undo, canUndo },
    describe: () => assistantActionsText('vacationEnded'),
    detail: async (_, __, { before }) => `${(before as Vacation)?.from} – ${(before as Vacation)?.until} → –`,
  }),
];
