import type { ConceptWords } from './concept.ts';

export const en: ConceptWords = {
  filler:
    'a, an, the, of, to, in, on, at, for, with, and, or, is, are, was, were, am, be, been, do, does, did, has, have, had, it, this, that, these, those, there, please, can you, could you, will you, would you, hi, hello, hey, thanks, thank you, so, just, now, currently, right now, at the moment, all, any, yet, already, s, t, m, re, ve, ll, exactly, actually, also, you, know, tell me, i want to know, i would like to know, right, ok, okay, give me, let me know',
  mine: 'my, mine, i, me, our, ours, we, us, my own, of mine, i have, i own, have i',
  'how many': 'how many, number of, count of, count, the number of, total number of, total',
  'how much': 'how much, how high, what amount',
  show: 'which, what, what is, what are, list, show, show me, see, display, which ones, which one, name',
  'how to': 'how, how do i, how can i, how to, how should i, where do i, where can i, where, what can i do, help me to',
  'can I': 'can i, may i, am i able to, is it possible to, can, may, could i, should i, why, when, who',
  listing:
    'listing, listings, product, products, item, items, goods, article, articles, thing, things, selling, sell, for sale, on sale, in my shop, in my store, shop, store',
  live: 'live, active, online, published, visible, listed, up, running',
  publish: 'publish, put online, list my',
  paused: 'paused, inactive, hidden, offline, on hold, not live',
  newest: 'newest, latest, last, recent, most recent, new',
  draft:
    'draft, drafts, unpublished, unfinished, not published, not yet published, not finished, not live yet, waiting to be published',
  period:
    'this month, last month, month, this week, last week, week, this year, last year, year, yesterday, so far, until now',
  still: 'still, left, missing, open, remaining, pending, waiting',
  ready: 'ready, done, finished, complete',
  analysis: 'analysis, analyses, analysed, analyzed, analysing, analyzing',
  photo: 'photo, photos, picture, pictures, image, images',
  cheapest:
    'cheapest, lowest, lowest price, lowest priced, least expensive, costs least, cost the least, costs the least',
  dearest:
    'dearest, most expensive, highest, highest price, highest priced, priciest, costs most, cost the most, costs the most',
  price: 'price, prices, priced, cost, costs, costing',
  state: 'state, status, countries, recommended',
  text: 'text, texts, description, descriptions, title, titles, wording',
  describe: 'describe, read, quote, repeat',
  create:
    'write, write me, compose, draft me, draft a, draft an, generate, design, make, make me, invent, come up with, suggest, recommend, brainstorm, summarise, summarize, rewrite, improve, translate, draw, build, calculate, plan, book, find me, search, google, teach me, code, program, reply, answer my, think of, propose, help me write, help me with',
  act: 'delete, remove, unpause, set, update, edit, rename, create, add, upload, deposit, pay, send, buy, order, cancel, lower, raise, increase, decrease, resume, restore, refund, move, schedule, post',
  ad: 'ad, ads, advert, adverts, advertisement, advertisements, advertising, slogan, poster, banner, campaign',
  income: 'income, revenue, earnings, earn, earned, turnover, profit, make in a month, sales figures',
  balance:
    'balance, wallet, money in my wallet, funds, my money, money do i have, money is in my wallet, money is in, money in my account, money i have, money have i',
  invoice: 'invoice, invoices, bills',
  orders: 'orders, sold, sales, purchases, buyers, customers',
  views:
    'views, visitors, visited, looked at, people visited, people looked at, people saw, people viewed, people came, visits, viewed, clicks, traffic, impressions',
  tokens: 'token, tokens, t4l',
  account: 'account, profile',
  password: 'password, passwords',
  forgot: 'forgot, forgotten, lost, reset, cannot remember',
  change: 'change, modify, correct, adjust',
  close: 'close, terminate',
  'close account': '',
  pause: 'pause, take down, take off, hide, stop selling',
  category: 'category, categories',
  wrong: 'wrong, incorrect, false',
  language: 'language, languages, translated, translations',
  shipping: 'shipping, ship, shipped, delivery, deliver, postage',
  'shipping cost': '',
  place: '',
  fee: 'fee, fees, commission, charge, charges',
  contact: 'contact, reach, support, a person, a human, someone, talk to',
  paid: 'paid, payout, payouts, get paid, payment, payments',
  withdraw:
    'withdraw, withdrawal, withdrawals, cash out, take out, get my money out, transfer to my bank, money to my bank',
  large: 'large, big, size, megabytes, mb, megapixels',
  'best seller':
    'best seller, best sellers, bestseller, bestsellers, best selling, best-selling, top seller, top sellers, top selling, sells best, sell best, sold best, selling best, most sold, sold most, sells most, most popular, top products, top product, top items, best product, best products, popular',
  'worst seller':
    'worst seller, worst sellers, worst selling, slowest selling, slow sellers, sells worst, sold worst, sold least, sells least, least sold, least popular, not selling, does not sell, do not sell, nobody buys, dead stock, slow moving, worst product, worst products, doesn t sell, don t sell, isn t selling, aren t selling',
  'to do':
    'to do, i have to do, do i have to do, i need to do, do i need to do, i should do, todo, to-do, needs doing, need to do, should i do, must i do, have to do, needs my attention, needs attention, urgent, waiting for me, waits for me, tasks, task, pending tasks, deadline, deadlines, overdue',
  stock:
    'stock, in stock, sold out, out of stock, low stock, low on stock, running low, running out, run out, few left, almost gone, inventory, restock, pieces left, units left, almost sold out, nearly sold out',
  reviews: 'review, reviews, rating, ratings, stars, star rating, feedback, score',
  'and then': 'what about, how about, and, and for, then, same for',
};
