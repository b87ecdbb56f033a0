import { listDataProblems } from './list-problems.ts';

const problems = listDataProblems();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
