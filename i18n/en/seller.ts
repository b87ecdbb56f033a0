export const seller = {
  since: 'Selling since {date}',
  forSale: 'For sale',
  seeOthers: 'See what others sell',
  gone: 'No such seller',
  goneTitle: 'There is no such seller here.',
  goneText: 'Perhaps the shop has closed, or the address has a typing mistake. Other stalls are open.',
} as const;
