import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { ColourId } from '../../../listing-copy/words/colours.ts';
import { createPackageFiles } from '../../platform/package-files/package-files.ts';
import { openProcessQueue, type ProcessQueue } from '../../platform/process/process-queue.ts';
import { type GraphPaths, type Network, prepareGraphs } from '../convert/prepare-graphs.ts';
import { headProbabilities, loadHead } from '../head/head.ts';
import { boxOf, coloursOf, maskOf, maskPng } from '../photo/cut-out.ts';
import { type Box, middleOf, openPicture, type Picture, printOf, squareOf } from '../photo/picture.ts';
import { boxWithoutSkin } from '../photo/without-skin.ts';
import type { RecognisedCategory } from '../recognition/category-scores.ts';
import { embedFeatures, meanFeatures } from '../recognition/embedding.ts';
import { recognise } from '../recognition/recognise.ts';
import { openWordReader, readWords } from '../text/word-reader.ts';
import { classProbabilities } from './classify.ts';
import { classifierSide, maskSide, safetySide } from './input-sizes.ts';

export interface Detections {
  /** What the article may be, at most ten product types with their categories, the likeliest first. */
  categories: RecognisedCategory[];
  /** Of the article without its background, the main one first; none where they are not certain. */
  colours: ColourId[];
  /** Printed words that could be read. */
  words: string[];
  /** What the classifier sees, of length one; photos of like things point in like directions. */
  features: Float32Array;
  /** The features in 256 bytes, for storing and comparing; see `embedding.ts`. */
  embedding: Uint8Array;
}

export interface VisionCall {
  signal?: AbortSignal;
  onStage?(stage: 'looking' | 'recognising' | 'reading'): void;
}

/** Runs vision networks on this machine, off the event loop. Weights are loaded on first use and given back when idle. */
export interface Vision {
  /** Fetches missing weights, so that the first seller does not wait for them. */
  prepare(): Promise<void>;
  detect(photo: Uint8Array, call?: VisionCall): Promise<Detections>;
  /** Pornography only. */
  isUnsafe(photo: Uint8Array): Promise<boolean>;
  /** The mask of the article, as a PNG of one channel in the photo's size. */
  cutOut(photo: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Square pixels of red, green and blue for one of the networks. */
export interface NetworkRequest {
  network: Network;
  pixels: Uint8Array;
  side: number;
}

/** The classes are drawing, hentai, neutral, porn, sexy; the last is allowed, because swimwear and underwear are sold. */
const unsafeClasses = [1, 3];
const unsafeFrom = 0.85;

/** Opens the vision networks and the word reader, each in its own process. */
export function createVision({ cacheDir, threads }: { cacheDir: string; threads: number }): Vision {
  // biome-ignore lint/style/noProcessEnv: the runtime's native library reads it, and would otherwise report its use to its maker.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  const files = createPackageFiles({ cacheDir });
  const graphs = () => prepareGraphs(files, cacheDir);
  const networks = openNetworks(graphs, threads);
  const reader = openWordReader();

  async function ask(
    network: Network,
    pixels: Uint8Array,
    side: number,
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    return networks.ask({ network, pixels, side }, signal);
  }

  async function findArticle(picture: Picture, signal?: AbortSignal) {
    const pixels = await squareOf(picture, maskSide);
    const [answer] = await ask('saliency', pixels, maskSide, signal);
    return { mask: maskOf(answer as Float32Array), pixels };
  }

  return {
    prepare: async () => {
      await graphs();
    },

    async detect(photo, { signal, onStage } = {}) {
      onStage?.('looking');
      const picture = await openPicture(photo);
      const { mask, pixels } = await findArticle(picture, signal);
      const article = boxOf(mask, picture);
      const apart = boxWithoutSkin(mask, pixels, picture, article);
      onStage?.('recognising');
      const classify = async (part: Box) => {
        const pixels = await squareOf(picture, classifierSide, part);
        const [logits, features] = await ask('classifier', pixels, classifierSide, signal);
        return { logits: logits as Float32Array, features: features as Float32Array };
      };
      const parts = [middleOf(picture), article, ...(apart ? [apart] : [])];
      const classified = Promise.all(parts.map(classify)).then((answers) => {
        onStage?.('reading');
        return answers;
      });
      const reading = printOf(picture, article).then((print) => readWords(reader, print, signal));
      const naming = coloursOf(mask, picture);
      const [views, printed, colours] = await Promise.all([classified, reading, naming]);
      // Codes of features are stored and compared, so they are always of the same two views.
      const features = meanFeatures(views.slice(0, 2).map((view) => view.features));
      const head = await loadHead();
      const productTypes = headProbabilities(head, meanFeatures(views.map((view) => view.features)));
      // Other requests are answered before the rest, which takes as long again.
      await setImmediate();
      const observation = {
        classes: classProbabilities(views.map(({ logits }) => logits)),
        productTypes,
        shape: article.width / article.height,
        words: printed.all,
      };
      return {
        categories: recognise(observation, head),
        colours,
        words: printed.large,
        features,
        embedding: embedFeatures(features),
      };
    },

    async isUnsafe(photo) {
      const pixels = await squareOf(await openPicture(photo), safetySide);
      const [shares] = await ask('safety', pixels, safetySide);
      return unsafeClasses.reduce((sum, index) => sum + (shares?.[index] as number), 0) > unsafeFrom;
    },

    async cutOut(photo) {
      const { mask } = await findArticle(await openPicture(photo));
      const { autoOrient } = await sharp(photo).metadata();
      return maskPng(mask, autoOrient.width, autoOrient.height);
    },

    async close() {
      await Promise.all([networks.close(), reader.close()]);
    },
  };
}

/** Runs the networks in a process of their own; each is loaded on first use. Answers the outputs in use. */
export function openNetworks(
  graphs: () => Promise<GraphPaths>,
  threads: number,
): ProcessQueue<NetworkRequest, Float32Array[]> {
  return openProcessQueue({
    program: new URL('./networks.process.ts', import.meta.url),
    readArguments: async () => [JSON.stringify({ graphs: await graphs(), threads })],
    maxWaiting: 64,
    deadlineMs: 120_000,
    idleMs: 60_000,
  });
}
