import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { inProject } from '../../../catalog/files/project-root.ts';

/** A product type with its share of a class of the head. */
export interface ProductTypeShare {
  productTypeId: string;
  categoryId: number;
  share: number;
}

/**
 * The classifiers of the head by what they were trained on: photos of clothes, photos and scans of objects, all of these but
 * clothes with drawings, and photos of a thousand everyday things.
 */
export const headGroups = ['clothes', 'objects', 'drawings', 'photos'] as const;
export type HeadGroup = (typeof headGroups)[number];

export interface HeadClass {
  group: HeadGroup;
  /** None for a class of everything else. */
  productTypes: readonly ProductTypeShare[];
}

/** Linear classifiers of the features, trained on photos, scans and drawings (`training/`): a row of signed bytes a class. */
export interface Head {
  classes: readonly HeadClass[];
  rows: Int8Array;
  scales: Float32Array;
  offsets: Float32Array;
}

const headFile = z.object({
  classes: z.array(
    z.object({
      group: z.enum(headGroups),
      productTypes: z.array(z.tuple([z.string(), z.number(), z.number()])),
    }),
  ),
});

let reading: Promise<Head> | undefined;

/** The head of this edition, read on first use. */
export function loadHead(): Promise<Head> {
  reading ??= readHead(inProject('server/vision/head/head.json'), inProject('server/vision/head/head.bin'));
  return reading;
}

async function readHead(description: string, weights: string): Promise<Head> {
  const [text, bytes] = await Promise.all([readFile(description, 'utf8'), readFile(weights)]);
  const { classes } = headFile.parse(JSON.parse(text));
  const rowLength = bytes.length / classes.length - 8;
  if (!Number.isInteger(rowLength)) throw new Error('the head’s weights do not fit its classes');
  const buffer = new Uint8Array(bytes).buffer;
  const rowBytes = classes.length * rowLength;
  return {
    classes: classes.map(({ group, productTypes }) => ({
      group,
      productTypes: productTypes.map(([productTypeId, categoryId, share]) => ({ productTypeId, categoryId, share })),
    })),
    rows: new Int8Array(buffer, 0, rowBytes),
    scales: new Float32Array(buffer.slice(rowBytes, rowBytes + classes.length * 4)),
    offsets: new Float32Array(buffer.slice(rowBytes + classes.length * 4)),
  };
}

const eachGroup = (value: number): Record<HeadGroup, number> => ({
  clothes: value,
  objects: value,
  drawings: value,
  photos: value,
});

/** The probability of each class among those of its group, for features of length one. */
export function headProbabilities(head: Head, features: Float32Array): Float32Array {
  const exponentials = scoreClasses(head, features);
  const totals = eachGroup(0);
  head.classes.forEach(({ group }, index) => {
    totals[group] += exponentials[index] as number;
  });
  return exponentials.map((value, index) => value / totals[(head.classes[index] as HeadClass).group]);
}

/** The exponentials of the classes' scores, relative to the highest score of the group. */
function scoreClasses({ classes, rows, scales, offsets }: Head, features: Float32Array): Float32Array {
  const scores = offsets.map((offset, index) => {
    const start = index * features.length;
    let sum = 0;
    for (let at = 0; at < features.length; at += 1) sum += (rows[start + at] as number) * (features[at] as number);
    return offset + sum * (scales[index] as number);
  });
  const most = eachGroup(Number.NEGATIVE_INFINITY);
  classes.forEach(({ group }, index) => {
    most[group] = Math.max(most[group], scores[index] as number);
  });
  return scores.map((score, index) => Math.exp(score - most[(classes[index] as HeadClass).group]));
}
