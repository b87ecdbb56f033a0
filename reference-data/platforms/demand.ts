import type { CountryCode } from '../countries/countries.ts';
import type { DemandReason } from './demand-reasons.ts';

export type Demand = readonly [country: CountryCode, reason: DemandReason];

/** Countries where goods of each aisle sell well, best first. */
export const demandByAisle: Readonly<Record<number, readonly Demand[]>> = {
  // Gadget & Smart Tech
  1000: [
    ['ID', 'youngGadgets'],
    ['US', 'electronics'],
    ['VN', 'youngGadgets'],
    ['JP', 'electronics'],
    ['SG', 'ordersAbroad'],
    ['DE', 'electronics'],
    ['IN', 'youngGadgets'],
    ['PH', 'youngGadgets'],
    ['AE', 'importsMuch'],
    ['GB', 'electronics'],
  ],
  // Clothing Shoe & Fashion
  2000: [
    ['ID', 'fashionNearby'],
    ['PH', 'fashionNearby'],
    ['US', 'fashion'],
    ['VN', 'youngBuyers'],
    ['KR', 'fashion'],
    ['GB', 'fashion'],
    ['MY', 'fashionNearby'],
    ['JP', 'fashion'],
    ['SG', 'ordersAbroad'],
    ['DE', 'fashion'],
  ],
  // Home & Kitchen
  3000: [
    ['US', 'home'],
    ['ID', 'home'],
    ['SG', 'smallHomes'],
    ['JP', 'smallHomes'],
    ['MY', 'nearby'],
    ['GB', 'home'],
    ['HK', 'smallHomes'],
    ['DE', 'home'],
    ['VN', 'nearby'],
    ['AU', 'home'],
  ],
  // Automotive
  4000: [
    ['US', 'cars'],
    ['MY', 'cars'],
    ['ID', 'motorbikes'],
    ['VN', 'motorbikes'],
    ['AU', 'cars'],
    ['DE', 'cars'],
    ['SA', 'cars'],
    ['PH', 'nearby'],
    ['GB', 'cars'],
    ['AE', 'importsMuch'],
  ],
  // Sports & Outdoors
  5000: [
    ['US', 'outdoors'],
    ['AU', 'outdoors'],
    ['JP', 'outdoors'],
    ['KR', 'outdoors'],
    ['NZ', 'outdoors'],
    ['DE', 'outdoors'],
    ['ID', 'youngBuyers'],
    ['MY', 'nearby'],
    ['CA', 'outdoors'],
    ['GB', 'largeMarket'],
  ],
  // Beauty & Personal Care
  6000: [
    ['ID', 'beauty'],
    ['VN', 'beauty'],
    ['KR', 'beauty'],
    ['CN', 'beauty'],
    ['PH', 'beauty'],
    ['JP', 'beauty'],
    ['AE', 'perfume'],
    ['MY', 'beauty'],
    ['SA', 'perfume'],
    ['US', 'largeMarket'],
  ],
  // Toys & Games
  7000: [
    ['US', 'toys'],
    ['JP', 'collectors'],
    ['GB', 'toys'],
    ['DE', 'toys'],
    ['PH', 'youngFamilies'],
    ['TW', 'collectors'],
    ['FR', 'toys'],
    ['ID', 'youngFamilies'],
    ['SG', 'ordersAbroad'],
    ['AU', 'toys'],
  ],
  // Movie Book & Music
  8000: [
    ['US', 'englishMedia'],
    ['GB', 'englishMedia'],
    ['JP', 'mediaCollectors'],
    ['IN', 'englishMedia'],
    ['DE', 'mediaCollectors'],
    ['AU', 'englishMedia'],
    ['SG', 'englishMedia'],
    ['FR', 'mediaCollectors'],
    ['PH', 'englishMedia'],
    ['CA', 'englishMedia'],
  ],
  // Jewelry & Watches
  9000: [
    ['US', 'jewelleryOnline'],
    ['IN', 'jewelleryGifts'],
    ['AE', 'jewelleryGifts'],
    ['GB', 'jewelleryOnline'],
    ['CN', 'jewelleryGifts'],
    ['JP', 'jewelleryOnline'],
    ['SG', 'ordersAbroad'],
    ['HK', 'jewelleryOnline'],
    ['SA', 'jewelleryGifts'],
    ['ID', 'jewelleryGifts'],
  ],
  // Baby & Kids
  10000: [
    ['PH', 'youngFamilies'],
    ['ID', 'youngFamilies'],
    ['US', 'parentsOnline'],
    ['VN', 'youngFamilies'],
    ['CN', 'parentsOnline'],
    ['KR', 'parentsOnline'],
    ['MY', 'youngFamilies'],
    ['SA', 'youngFamilies'],
    ['GB', 'parentsOnline'],
    ['SG', 'parentsOnline'],
  ],
  // Pet Supplies
  11000: [
    ['US', 'pets'],
    ['TH', 'pets'],
    ['JP', 'pets'],
    ['GB', 'pets'],
    ['DE', 'pets'],
    ['BR', 'pets'],
    ['AU', 'pets'],
    ['MY', 'nearby'],
    ['KR', 'pets'],
    ['TW', 'pets'],
  ],
  // Office Supplies
  12000: [
    ['US', 'homeOffices'],
    ['JP', 'stationery'],
    ['ID', 'pupils'],
    ['PH', 'pupils'],
    ['GB', 'homeOffices'],
    ['KR', 'stationery'],
    ['DE', 'homeOffices'],
    ['VN', 'pupils'],
    ['TW', 'stationery'],
    ['AU', 'homeOffices'],
  ],
  // Industrial & Scientific
  13000: [
    ['US', 'workshops'],
    ['DE', 'workshops'],
    ['VN', 'workshops'],
    ['ID', 'workshops'],
    ['IN', 'workshops'],
    ['TH', 'workshops'],
    ['JP', 'workshops'],
    ['IT', 'workshops'],
    ['PL', 'workshops'],
    ['MX', 'workshops'],
  ],
  // Program & Software
  14000: [
    ['US', 'paysForSoftware'],
    ['GB', 'paysForSoftware'],
    ['DE', 'paysForSoftware'],
    ['SG', 'englishSoftware'],
    ['AU', 'paysForSoftware'],
    ['CA', 'paysForSoftware'],
    ['IN', 'englishSoftware'],
    ['JP', 'paysForSoftware'],
    ['PH', 'englishSoftware'],
    ['NL', 'englishSoftware'],
  ],
  // Electronics DIY
  15000: [
    ['US', 'makers'],
    ['DE', 'makers'],
    ['IN', 'techSchools'],
    ['GB', 'makers'],
    ['VN', 'techSchools'],
    ['JP', 'makers'],
    ['ID', 'techSchools'],
    ['AU', 'makers'],
    ['FR', 'makers'],
    ['TH', 'techSchools'],
  ],
};

const musicians: readonly Demand[] = [
  ['US', 'musicians'],
  ['JP', 'musicians'],
  ['GB', 'musicians'],
  ['DE', 'musicians'],
  ['ID', 'musicians'],
  ['KR', 'musicians'],
  ['PH', 'musicians'],
  ['BR', 'musicians'],
  ['AU', 'musicians'],
];
const gamers: readonly Demand[] = [
  ['US', 'gamers'],
  ['JP', 'gamers'],
  ['ID', 'gamers'],
  ['KR', 'gamers'],
  ['DE', 'gamers'],
  ['TH', 'gamers'],
  ['GB', 'gamers'],
  ['BR', 'gamers'],
];
const watchBuyers: readonly Demand[] = [
  ['US', 'jewelleryOnline'],
  ['GB', 'jewelleryOnline'],
  ['JP', 'jewelleryOnline'],
  ['HK', 'jewelleryOnline'],
  ['SG', 'ordersAbroad'],
  ['DE', 'jewelleryOnline'],
  ['AE', 'importsMuch'],
];

/** Sections that sell in other countries, or for other reasons, than the rest of their aisle. */
export const demandBySection: Readonly<Record<number, readonly Demand[]>> = {
  // Gaming
  1600: gamers,
  // Pantry & Drinks
  3900: [
    ['SG', 'foodFromAbroad'],
    ['HK', 'foodFromAbroad'],
    ['JP', 'foodFromAbroad'],
    ['US', 'foodFromAbroad'],
    ['TW', 'foodFromAbroad'],
    ['AE', 'importsMuch'],
    ['AU', 'foodFromAbroad'],
  ],
  // Motorcycle Gear & Parts
  4700: [
    ['VN', 'motorbikes'],
    ['ID', 'motorbikes'],
    ['TH', 'motorbikes'],
    ['PH', 'motorbikes'],
    ['IN', 'motorbikes'],
    ['MY', 'motorbikes'],
    ['TW', 'motorbikes'],
  ],
  // Vehicles
  4900: [
    ['US', 'vehicles'],
    ['DE', 'vehicles'],
    ['AU', 'vehicles'],
    ['GB', 'vehicles'],
    ['TH', 'vehicles'],
    ['AE', 'vehicles'],
    ['JP', 'vehicles'],
  ],
  // Cycling
  5400: [
    ['DE', 'cycling'],
    ['NL', 'cycling'],
    ['JP', 'cycling'],
    ['US', 'largeMarket'],
    ['DK', 'cycling'],
    ['TW', 'cycling'],
    ['FR', 'cycling'],
    ['CN', 'cycling'],
  ],
  // Winter Sports
  5700: [
    ['US', 'winterSports'],
    ['CA', 'winterSports'],
    ['JP', 'winterSports'],
    ['CH', 'winterSports'],
    ['AT', 'winterSports'],
    ['NO', 'winterSports'],
    ['KR', 'winterSports'],
    ['FR', 'winterSports'],
  ],
  // Fragrance
  6400: [
    ['AE', 'perfume'],
    ['SA', 'perfume'],
    ['FR', 'perfume'],
    ['US', 'largeMarket'],
    ['KW', 'perfume'],
    ['BR', 'perfume'],
    ['ID', 'beauty'],
    ['QA', 'perfume'],
  ],
  // Health & Wellness
  6900: [
    ['US', 'careAtHome'],
    ['JP', 'careAtHome'],
    ['DE', 'careAtHome'],
    ['CN', 'careAtHome'],
    ['SG', 'careAtHome'],
    ['TH', 'careAtHome'],
    ['GB', 'careAtHome'],
  ],
  // Figures & Collectibles
  7700: [
    ['JP', 'collectors'],
    ['US', 'collectors'],
    ['TW', 'collectors'],
    ['HK', 'collectors'],
    ['TH', 'collectors'],
    ['KR', 'collectors'],
    ['SG', 'collectors'],
    ['CN', 'collectors'],
  ],
  // Movies & Series
  8300: [
    ['JP', 'mediaCollectors'],
    ['US', 'mediaCollectors'],
    ['DE', 'mediaCollectors'],
    ['GB', 'mediaCollectors'],
    ['FR', 'mediaCollectors'],
    ['AU', 'englishMedia'],
    ['CA', 'englishMedia'],
  ],
  // Music & Record Players
  8400: [
    ['US', 'mediaCollectors'],
    ['JP', 'mediaCollectors'],
    ['GB', 'mediaCollectors'],
    ['DE', 'mediaCollectors'],
    ['KR', 'mediaCollectors'],
    ['FR', 'mediaCollectors'],
    ['TH', 'mediaCollectors'],
  ],
  // Instruments, their accessories and stage gear
  8500: musicians,
  8600: musicians,
  8700: musicians,
  8800: musicians,
  8900: musicians,
  // Watches and what goes with them
  9500: watchBuyers,
  9600: watchBuyers,
  // Loose Stones & Beads
  9900: [
    ['US', 'jewelleryMakers'],
    ['JP', 'jewelleryMakers'],
    ['GB', 'jewelleryMakers'],
    ['DE', 'jewelleryMakers'],
    ['IN', 'jewelleryGifts'],
    ['TH', 'jewelleryMakers'],
    ['CN', 'jewelleryGifts'],
  ],
  // Mailing & Packing
  12800: [
    ['US', 'smallSellers'],
    ['ID', 'smallSellers'],
    ['TH', 'smallSellers'],
    ['GB', 'smallSellers'],
    ['VN', 'smallSellers'],
    ['PH', 'smallSellers'],
    ['DE', 'smallSellers'],
  ],
  // Office Furniture
  12900: [
    ['US', 'homeOffices'],
    ['GB', 'homeOffices'],
    ['DE', 'homeOffices'],
    ['AU', 'homeOffices'],
    ['CA', 'homeOffices'],
    ['NL', 'homeOffices'],
    ['SG', 'smallHomes'],
  ],
  // Lab Equipment & Glassware
  13400: [
    ['US', 'laboratories'],
    ['DE', 'laboratories'],
    ['IN', 'laboratories'],
    ['JP', 'laboratories'],
    ['GB', 'laboratories'],
    ['SG', 'laboratories'],
    ['VN', 'laboratories'],
  ],
  // Medical & Dental Supplies
  13900: [
    ['US', 'careAtHome'],
    ['DE', 'careAtHome'],
    ['JP', 'careAtHome'],
    ['GB', 'careAtHome'],
    ['AU', 'careAtHome'],
    ['SG', 'careAtHome'],
    ['TH', 'careAtHome'],
  ],
  // Games Software
  14700: gamers,
  // PC Components & Storage
  15900: [
    ['US', 'electronics'],
    ['DE', 'electronics'],
    ['KR', 'electronics'],
    ['JP', 'electronics'],
    ['ID', 'youngGadgets'],
    ['TW', 'electronics'],
    ['IN', 'youngGadgets'],
  ],
};
