/** Where a marketplace sells, of the countries that a seller chose. */
export const platforms = {
  unsuited: 'Not made for this kind of goods',
  nowhere: 'Not in your countries',
  one: 'Sells in {first}',
  two: 'Sells in {first} and {second}',
  more: 'Sells in {first}, {second} and {count} more of your countries',
  handmade: '{where}, for handmade, vintage or craft goods',
} as const;
