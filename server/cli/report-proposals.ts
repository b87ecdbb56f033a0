import { languages } from '../../contracts/languages.ts';
import { languageNames } from '../../contracts/selling/listing-analysis.ts';
import type { Config } from '../config.ts';
import {
  type ProposalReport,
  readProposalReports,
} from '../domains/selling/listing-analysis/proposal/proposal-report.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';

/** `npm run report:proposals`: prints how much of each analyst's proposals was published unchanged. */
export function runProposalReport(config: Config, log: Log): Promise<void> {
  return withDatabase(config, log, async ({ db }) => {
    const reports = await readProposalReports(db);
    if (reports.length === 0) log('No analysed photo has been published yet.');
    for (const report of reports) for (const line of formatReport(report)) log(line);
  });
}

/** Formats a report as the lines of a table. */
export function formatReport({ model, published, rightCategories, texts }: ProposalReport): string[] {
  const changed = published - rightCategories;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  return [
    `${model}: ${published} published, category right ${rightCategories}, changed ${changed}`,
    ...(rightCategories > 0 ? ['  language    unchanged    edited'] : []),
    ...(rightCategories > 0 ? languages : []).map((language) => {
      const { unchangedShare, editedShare } = texts[language];
      return `  ${languageNames[language].padEnd(12)}${percent(unchangedShare)}   ${percent(editedShare)}`;
    }),
  ];
}
