import { describe, expect, test } from 'vitest';
import { languages } from '../../../../../contracts/languages.ts';
import { composeListing } from '../../../../../listing-copy/compose/compose.ts';
import { createTestDatabase } from '../../../../../tests/support/database/test-database.ts';
import { createSeller } from '../../../../../tests/support/factories.ts';
import { formatReport } from '../../../../cli/report-proposals.ts';
import { analyses, type PublishedListing } from '../../../../schema/selling/analyses.ts';
import { recordPublication } from '../publication.service.ts';
import { editedShare } from './edited-share.ts';
import { writeProposal } from './proposal.ts';
import { readProposalReports } from './proposal-report.service.ts';

const { db } = await createTestDatabase();
const facts = { categoryId: 2101, colours: ['blue'] } as const;
const texts = composeListing(facts);

async function publish(model: string, published: PublishedListing | null): Promise<void> {
  const { id: sellerId } = await createSeller(db);
  const finished = {
    stage: 'done',
    model,
    categoryId: 2101,
    proposal: writeProposal({ facts, soldIn: ['ES'] }).proposal,
  } as const;
  const [row] = await db
    .insert(analyses)
    .values({ sellerId, image: 'a.webp', ...finished })
    .returning();
  if (row && published) await recordPublication(db, row.uuid, published);
}

describe('the share of a text that was edited', () => {
  test.each([
    ['same', 'same', 0],
    ['', 'new', 1],
    ['abcd', 'abXd', 0.25],
    ['kitten', 'sitting', 3 / 7],
    ['สีฟ้า', 'สีฟ้า!', 1 / 6],
    ['👜', '👝', 1],
  ])('from %o to %o is %d', (before, after, share) => {
    expect(editedShare(before, after)).toBeCloseTo(share);
    expect(editedShare(after, before)).toBeCloseTo(share);
  });
});

test('the report compares proposals with published listings, by model', async () => {
  const edited = { ...texts, en: { title: 'X', description: texts.en.description } };
  await publish('first', { categoryId: 2101, texts });
  await publish('first', { categoryId: 2101, texts: edited });
  await publish('first', { categoryId: 3101, texts: edited });
  await publish('first', null);
  await publish('second', { categoryId: 3101, texts });
  const reports = (await readProposalReports(db)).toSorted((a, b) => a.model.localeCompare(b.model));

  expect(reports).toMatchObject([
    { model: 'first', published: 3, rightCategories: 2 },
    { model: 'second', published: 1, rightCategories: 0 },
  ]);
  const first = reports[0];
  for (const language of languages) expect(first?.texts[language].unchangedShare).toBe(language === 'en' ? 0.5 : 1);
  expect(first?.texts.en.editedShare).toBeCloseTo(0.25, 1);
  expect(first?.texts.th.editedShare).toBe(0);

  const [heading, , english] = reports[0] ? formatReport(reports[0]) : [];
  expect(heading).toBe('first: 3 published, category right 2, changed 1');
  expect(english).toMatch(/english +50\.0 % +2\d\.\d %/);
  expect(reports[1] && formatReport(reports[1])).toEqual(['second: 1 published, category right 0, changed 1']);
});
