import { findTopCategoryTile, topCategories } from '../../catalog/categories/top-categories.ts';
import { readHex, toOklch, writeHex } from '../../listing-copy/words/oklch.ts';
import { choose, seededRandom } from '../random/seeded-random.ts';
import type { Place, Scene } from './compose.ts';
import { type GroundPattern, lyingGrounds, standingGrounds } from './grounds.ts';
import type { Raster } from './raster.ts';

/** Sections whose goods are shown lying, whatever their outline: clothes, jewellery, components. */
const lyingSubCategories = new Set([
  2100, 2200, 2600, 2700, 2800, 9200, 9300, 9400, 9700, 9900, 10500, 10600, 15100, 15200, 15300,
]);

/** Sections whose goods always stand: furniture, machines, vehicles, boxes. */
const standingSubCategories = new Set([3100, 3400, 3500, 4900, 10300, 10400, 11900, 12500, 12900, 14100, 14200]);
const standingCategories = new Set([12802, 13703, 15601, 5401, 7303]);

/** Leaves whose goods are sold in pairs or in quantity, while the object shows one. */
const pairs = new Set([2301, 2302, 2303, 2304, 2305, 2306, 2307, 5801, 10606]);
const inNumbers = new Set([3905, 3906, 3909, 7407, 12706, 13601]);

interface SceneOptions {
  /** Makes the scenes of similar goods differ. */
  seed: string;
  topCategoryId: number;
  subCategoryId: number;
  categoryId: number;
  /** A small copy of the figure. */
  sample: Raster;
  isDrawing: boolean;
}

/** Chooses the background of a product, its position and the number of copies. */
export function chooseScene(options: SceneOptions): Scene {
  const mustStand = standingSubCategories.has(options.subCategoryId) || standingCategories.has(options.categoryId);
  const stands = mustStand || (!lyingSubCategories.has(options.subCategoryId) && canStand(options.sample));
  const { ground, tint } = chooseGround(options, stands);
  const y = stands ? standingGrounds[ground as keyof typeof standingGrounds] : 400;
  return { ground, tint, stands, places: choosePlaces(options, stands, y) };
}

/** Whether the figure's base is wide enough to stand on; a pencil's is not. */
function canStand({ pixels, width, height }: Raster): boolean {
  const columns = new Set<number>();
  for (let y = Math.floor(height * 0.95); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if ((pixels[(y * width + x) * 4 + 3] as number) > 128) columns.add(x);
  }
  return columns.size > 0 && Math.max(...columns) - Math.min(...columns) > width * 0.34;
}

/** Each top category has its own backgrounds, so that few have to be rendered and its page looks uniform. */
function chooseGround(
  { seed, topCategoryId, sample }: SceneOptions,
  stands: boolean,
): { ground: GroundPattern; tint: string } {
  const types = stands ? (Object.keys(standingGrounds) as (keyof typeof standingGrounds)[]) : lyingGrounds;
  const own = findTopCategoryTile(topCategoryId)?.background.light ?? '#f2eee7';
  const at = topCategories.findIndex(({ id }) => id === topCategoryId);
  const guests = [4, 9, 2].map((step) => topCategories[(at + step) % topCategories.length]?.background.light ?? own);
  const tints = [own, guests[0], deepen(own), guests[1], own, deepen(guests[2] ?? own)] as string[];
  const set = types.map((ground, place) => ({ ground, tint: tints[(place + at) % tints.length] as string }));
  const contrasting = set.filter(({ tint }) => contrasts(sample, tint));
  return choose(contrasting.length > 0 ? contrasting : set, 'ground', seed);
}

function deepen(tint: string): string {
  const { lightness, chroma, hue } = readHex(tint);
  return writeHex({ lightness: lightness - 0.06, chroma: chroma * 1.6, hue });
}

/** Whether most of the figure's pixels differ from the background. */
function contrasts({ pixels, width, height }: Raster, tint: string): boolean {
  const ground = readHex(tint);
  let [alike, solid] = [0, 0];
  for (let at = 0; at < width * height * 4; at += 4 * 17) {
    if ((pixels[at + 3] as number) < 200) continue;
    const pixel = toOklch(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    const turn = ((pixel.hue - ground.hue) * Math.PI) / 180;
    const apart = Math.hypot(
      pixel.lightness - ground.lightness,
      Math.sqrt(
        Math.max(0, pixel.chroma ** 2 + ground.chroma ** 2 - 2 * pixel.chroma * ground.chroma * Math.cos(turn)),
      ),
    );
    solid += 1;
    if (apart < 0.085) alike += 1;
  }
  return alike < solid * 0.3;
}

function choosePlaces({ seed, categoryId, isDrawing, sample }: SceneOptions, stands: boolean, y: number): Place[] {
  const side = Math.round((isDrawing ? 460 : 430) + seededRandom('side', seed) * 80);
  const low = Math.min(1, sample.height / sample.width);
  const x = 400 + Math.round((seededRandom('x', seed) - 0.5) * 70);
  const floor = stands ? y + Math.round((1 - low) * 10) : y + Math.round((seededRandom('y', seed) - 0.5) * 30);
  const turn = stands || !isDrawing ? 0 : Math.round((seededRandom('turn', seed) - 0.5) * 16);
  const one: Place = { x, y: floor, side, turn };
  if (pairs.has(categoryId) && !isDrawing) {
    const [back, front] = [-1, 1].map((step) => ({ ...one, x: 400 + step * 84, side: Math.round(side * 0.8) })) as [
      Place,
      Place,
    ];
    return [
      { ...back, y: floor - (stands ? 46 : 60) },
      { ...front, y: floor + (stands ? 10 : 50) },
    ];
  }
  if (!inNumbers.has(categoryId) || seededRandom('number', seed) < 0.35) return [one];
  const small = Math.round(side * 0.62);
  const three = [
    { ...one, x: 268, y: floor - (stands ? 40 : 70), side: small },
    { ...one, x: 536, y: floor - (stands ? 34 : 60), side: small },
    { ...one, x: 404, y: floor + (stands ? 16 : 90), side: Math.round(side * 0.7) },
  ];
  return seededRandom('three', seed) < 0.5
    ? three
    : three.slice(0, 2).map((place, at) => ({ ...place, side: Math.round(small * 1.15), y: floor + at * 14 - 10 }));
}
