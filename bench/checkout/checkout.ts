import pg from 'pg';
import { quantileOf } from '../support/load.ts';
import { buyAt } from './buy.ts';
import { sendRush } from './rush.ts';
import { type BenchShop, openBenchShop } from './shop.ts';
import { recordStatements, replay } from './statements.ts';

/**
 * `npm run bench:checkout`: a checkout of one line beside its own statements sent through one connection, in turn on one
 * database; and a hundred checkouts a second for more units than there are.
 */
const warmUps = 50;
const turns = 300;
const goals = { ratio: 0.5, p95Ms: 60 };
const rush = { perSecond: 100, seconds: 10, buyers: 50, products: 10, unitsEach: 80, lateMs: 1000 };

interface Row {
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

const ms = (times: number[]) =>
  [0.5, 0.95, 0.99].map((share) => `${quantileOf(times, share).toFixed(1)} ms`).join(' / ');

async function compareWithStatements({ url, siteAddress, newProduct, newBuyer }: BenchShop): Promise<Row[]> {
  const { id } = await newProduct(1_000_000);
  const buy = buyAt(siteAddress, await newBuyer());
  for (let turn = 0; turn < warmUps; turn += 1) await buy(id);
  const recorder = recordStatements();
  const statements = await recorder.during(() => buy(id));
  recorder.stop();
  const reference = statements.flatMap(({ values }) => values).find((value) => /^sandbox_\d+_/.test(String(value)));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    const bare = () => replay(client, statements, String(reference));
    for (let turn = 0; turn < warmUps; turn += 1) await bare();
    for (let turn = 0; turn < turns; turn += 1) {
      ours.push(await timeOf(() => buy(id)));
      theirs.push(await timeOf(bare));
    }
  } finally {
    await client.end();
  }
  const ratio = quantileOf(theirs, 0.5) / quantileOf(ours, 0.5);
  const p95 = quantileOf(ours, 0.95);
  return [
    { what: 'checkout of one line, p50 / p95 / p99', measured: ms(ours), goal: '', isMet: true },
    { what: `its ${statements.length} statements alone`, measured: ms(theirs), goal: '', isMet: true },
    {
      ...{ what: 'speed of the checkout against its statements', measured: ratio.toFixed(2) },
      ...{ goal: `at least ${goals.ratio}`, isMet: ratio >= goals.ratio },
    },
    {
      ...{ what: 'checkout p95', measured: `${p95.toFixed(1)} ms` },
      ...{ goal: `at most ${goals.p95Ms} ms`, isMet: p95 <= goals.p95Ms },
    },
  ];
}

async function sellOut({ pool, siteAddress, newProduct, newBuyer }: BenchShop): Promise<Row[]> {
  const goods = await Promise.all(Array.from({ length: rush.products }, () => newProduct(rush.unitsEach)));
  const tokens: string[] = [];
  for (let index = 0; index < rush.buyers; index += 1) tokens.push(await newBuyer());
  const productIds = goods.map(({ id }) => id);
  const { perSecond, seconds } = rush;
  const { tookMs, times, failed } = await sendRush({ siteAddress, tokens, productIds, perSecond, seconds });
  const { rows } = await pool.query<{ left: string; sold: string }>(
    `select (select sum(stock) from products where id = any($1)) as left, sum(units) as sold from order_lines where product_id = any($1)`,
    [productIds],
  );
  const [left, sold] = [Number(rows[0]?.left), Number(rows[0]?.sold)];
  const units = rush.products * rush.unitsEach;
  return [
    {
      ...{ what: `${perSecond * seconds} checkouts at ${perSecond} a second, last answer after` },
      ...{ measured: `${(tookMs / 1000).toFixed(1)} s`, goal: `at most ${seconds + rush.lateMs / 1000} s` },
      isMet: tookMs <= seconds * 1000 + rush.lateMs,
    },
    { what: 'of them placed, p50 / p95 / p99', measured: ms(times), goal: '', isMet: true },
    { what: 'answered with an error', measured: String(failed), goal: '0', isMet: failed === 0 },
    {
      ...{ what: `of ${units} units sold / left`, measured: `${sold} / ${left}`, goal: `${units} / 0` },
      isMet: sold === units && left === 0,
    },
  ];
}

const shop = await openBenchShop();
try {
  const rows = [...(await compareWithStatements(shop)), ...(await sellOut(shop))];
  console.log('\n| what | measured | goal | |\n|---|---|---|---|');
  for (const { what, measured, goal, isMet } of rows) {
    console.log(`| ${what} | ${measured} | ${goal} | ${goal === '' ? '' : isMet ? 'met' : 'missed'} |`);
  }
  if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  await shop.close();
}
