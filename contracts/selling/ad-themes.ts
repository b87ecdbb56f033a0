/** Occasions of an ad picture. */
export const occasionIds = [
  'summer',
  'winter',
  'spring',
  'autumn',
  'christmas',
  'new-year',
  'lunar-new-year',
  'tet',
  'songkran',
  'mid-autumn',
  'birthday',
  'wedding',
  'valentine',
  'mothers-day',
  'back-to-school',
  'ramadan',
  'eid',
  'halloween',
  'black-friday',
  'sale',
] as const;
export type OccasionId = (typeof occasionIds)[number];

/** Background colours of an ad picture. */
export const backgroundColourIds = [
  'black',
  'white',
  'grey',
  'silver',
  'gold',
  'red',
  'burgundy',
  'pink',
  'orange',
  'yellow',
  'green',
  'olive',
  'teal',
  'light-blue',
  'blue',
  'navy',
  'purple',
  'brown',
  'beige',
  'cream',
] as const;
export type BackgroundColourId = (typeof backgroundColourIds)[number];

export const shadeIds = ['light', 'dark'] as const;
export type ShadeId = (typeof shadeIds)[number];

export const moodIds = ['elegant', 'playful', 'minimal', 'vintage'] as const;
export type MoodId = (typeof moodIds)[number];
