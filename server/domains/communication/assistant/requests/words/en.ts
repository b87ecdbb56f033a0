import type { RequestWords } from './request-words.ts';

export const en: RequestWords = {
  never:
    'account, password, withdraw, withdrawal, payout, bank, refund, delete, remove, transfer, pay, send, order, orders, ship, publish, coupon, email, phone, payee, cash out, shipping, delivery fee, money',
  not: 'not, don t, dont, never, without, no, won t, didn t, except, but, if, unless',
  set: 'set, change, make, update, adjust, put, fix, turn, should be, should cost, must cost, edit, modify',
  raise: 'raise, increase, up, bump, bump up, put up, higher, more expensive, mark up',
  lower: 'lower, reduce, decrease, cut, drop, bring down, cheaper, knock, slash, take off, mark down, knock off, take',
  discount: 'discount, off, percent off, on sale, sale, discounted',
  add: 'add, restock, received, more, got, another, extra',
  remove: 'fewer, less',
  stock: 'stock, in stock, stock level, inventory, quantity, pieces in stock, units in stock, left in stock, on hand',
  'sold out': 'sold out, out of stock, no more, none left',
  pause:
    'pause, hide, stop selling, take down, take offline, put on hold, unlist, deactivate, take off the shop, take off sale',
  resume: 'resume, unpause, unhide, reactivate, activate, show again, sell again, put back, relist, put back on sale',
  away: 'vacation, holiday, holidays, vacation mode, i am away, i will be away, i ll be away, away, on leave, time off, i m away, we are away, be away',
  back: 'i am back, i m back, end my vacation, end vacation, end the vacation, cancel my vacation, cancel the vacation, stop vacation, stop my vacation, back from vacation, reopen, vacation is over, vacation off',
  shop: 'shop, store, my shop, my store, business',
  close: 'close, shut, closed',
  open: 'open, open again',
  price: 'price, prices, priced, cost, costs',
  until: 'until, till, til, through, up to, thru, to and including',
  from: 'from, starting, as of, starting from, between, since, beginning',
  to: 'to, at, down to, up to, is, are, of, equals, as, =, now',
  all: 'all, every, everything, all of, all my, all the, each, entire, whole, all of my, all of the',
  filler:
    'by, it, its, on, the, a, an, for, my, please, and, with, in, one, ones, called, named, new, again, now, for me, can you, could you, would you, will you, i want to, i want, i would like to, i d like to, let s, lets, want, like, units, unit, pieces, piece, pcs, me, i, from now on, kindly, go ahead and, just, listing, listings, product, products, item, items, mode, i need to, need, today, be, we, will, sale price, dollar, selling, going, go, so, that, am, m, s, ll, d',
  ask: 'how, what, which, why, when, who, where, should i, could i, may i, did, does, do, was, were, lowered, raised, changed, is there, are there, tell me, show, list',
};
