import { readFileSync } from 'node:fs';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { convertKeras } from './convert-keras.ts';
import { convertTflite } from './convert-tflite.ts';
import type { Network, NetworkRequest } from './networks.ts';
import { channelPlanes, type Scaling } from './planes.ts';
import { readKeras } from './read-keras.ts';
import { readTflite } from './read-tflite.ts';
import type { WeightPaths } from './weights.ts';
import type { WorkerReply } from './worker-line.ts';
import { writeOnnx } from './write-onnx.ts';

const { paths, threads } = workerData as { paths: WeightPaths; threads: number };

// On Linux this counts for this thread and those it starts: a request for a page goes before a photo.
if (process.platform === 'linux') os.setPriority(10);

/** How each network wants its pixels, and where its graph comes from. */
const networks: Record<Network, { scaling: Scaling; open(): string | Uint8Array }> = {
  saliency: {
    scaling: { divisor: 255, mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] },
    open: () => paths.saliency,
  },
  classifier: {
    scaling: 'bytes',
    open: () => writeOnnx(convertTflite(readTflite(readFileSync(paths.classifier)))),
  },
  safety: {
    scaling: { divisor: 255, mean: [0, 0, 0], deviation: [1, 1, 1] },
    open: () =>
      writeOnnx(
        convertKeras(readKeras(readFileSync(paths.safetyLayers, 'utf8'), readFileSync(paths.safetyWeights, 'utf8'))),
      ),
  },
};

const sessions = new Map<Network, Promise<InferenceSession>>();

function openSession(network: Network): Promise<InferenceSession> {
  const opened = sessions.get(network);
  if (opened) return opened;
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Memory goes back after each photo instead of being kept for the next.
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const graph = networks[network].open();
  const opening =
    typeof graph === 'string' ? InferenceSession.create(graph, options) : InferenceSession.create(graph, options);
  sessions.set(network, opening);
  return opening;
}

async function run({ network, pixels, side }: NetworkRequest): Promise<Float32Array> {
  const session = await openSession(network);
  const planes = channelPlanes(pixels, side, networks[network].scaling);
  const tensor = new Tensor(planes instanceof Uint8Array ? 'uint8' : 'float32', planes, [1, 3, side, side]);
  const [input, output] = [session.inputNames[0] as string, session.outputNames[0] as string];
  const answer = await session.run({ [input]: tensor }, [output]);
  return answer[output]?.data as Float32Array;
}

parentPort?.on('message', async (request: NetworkRequest) => {
  let reply: WorkerReply<Float32Array>;
  try {
    reply = { answer: await run(request) };
  } catch (error) {
    reply = { error: (error as Error).message };
  }
  parentPort?.postMessage(reply);
});
