import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import { type ListingProposal, languageNames } from '../../../../../contracts/selling/listing-analysis.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { analyses, type PublishedListing } from '../../../../schema/selling/analyses.ts';
import { editedShare } from './edited-share.ts';

/** How sellers changed the proposals of one model. Shares are from 0 to 1. */
export interface ProposalReport {
  model: string;
  published: number;
  /** Listings published in the proposed category. */
  rightCategories: number;
  /** Over `rightCategories` only, because changing the category replaces the texts. */
  texts: InEveryLanguage<{ unchangedShare: number; editedShare: number }>;
}

interface Outcome {
  isCategoryRight: boolean;
  edits: InEveryLanguage<number>;
}

const pageSize = 500;

/** Compares proposals with the published listings, by model. */
export async function readProposalReports(db: Db): Promise<ProposalReport[]> {
  const outcomes = new Map<string, Outcome[]>();
  for await (const { model, categoryId, proposal, published } of listPublished(db)) {
    const modelOutcomes = outcomes.get(model) ?? [];
    outcomes.set(model, modelOutcomes);
    modelOutcomes.push({ isCategoryRight: published.categoryId === categoryId, edits: editsOf(proposal, published) });
  }
  return [...outcomes].map(([model, modelOutcomes]) => proposalReportOf(model, modelOutcomes));
}

async function* listPublished(db: Db) {
  const { uuid, model, categoryId, proposal, published } = analyses;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({ uuid, model, categoryId, proposal, published })
      .from(analyses)
      .where(and(eq(analyses.stage, 'done'), isNotNull(published), gt(uuid, last)))
      .orderBy(asc(uuid))
      .limit(pageSize);
    for (const { model, proposal, published, ...row } of rows) {
      if (model && proposal && published) yield { ...row, model, proposal, published };
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.uuid;
  }
}

/** How much of each language's text was edited. */
function editsOf(proposal: ListingProposal, { texts }: PublishedListing): InEveryLanguage<number> {
  return inEveryLanguage((language) => {
    const before = proposal[languageNames[language]];
    const after = texts[language];
    return (editedShare(before.title, after.title) + editedShare(before.description, after.description)) / 2;
  });
}

function proposalReportOf(model: string, outcomes: Outcome[]): ProposalReport {
  const right = outcomes.filter(({ isCategoryRight }) => isCategoryRight);
  return {
    model,
    published: outcomes.length,
    rightCategories: right.length,
    texts: inEveryLanguage((language) => {
      const edits = right.map(({ edits }) => edits[language]);
      return { unchangedShare: meanOf(edits.map((edit) => (edit === 0 ? 1 : 0))), editedShare: meanOf(edits) };
    }),
  };
}

function meanOf(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function inEveryLanguage<Value>(make: (language: Language) => Value): InEveryLanguage<Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as InEveryLanguage<Value>;
}
