import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { GraphPaths, Network } from '../convert/prepare-graphs.ts';
import { channelPlanes, type Scaling } from './channel-planes.ts';
import type { NetworkRequest } from './vision.ts';
import type { WorkerReply } from './worker-queue.ts';

const { graphs, threads } = workerData as { graphs: GraphPaths; threads: number };

// On Linux this lowers the priority of this thread and those it starts, so that page requests come first.
if (process.platform === 'linux') os.setPriority(10);

/** The input scaling that each network was trained with. */
const scalings: Record<Network, Scaling> = {
  saliency: { divisor: 255, mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] },
  classifier: 'bytes',
  safety: { divisor: 255, mean: [0, 0, 0], deviation: [1, 1, 1] },
};

/** How many of each network's outputs are used: the classifier's classes and features, the first of the others. */
const outputCounts: Record<Network, number> = { saliency: 1, classifier: 2, safety: 1 };

const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
  executionMode: 'sequential',
  // Frees memory after each photo instead of keeping it for the next.
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};

const sessions = new Map<Network, Promise<InferenceSession>>();

function openSession(network: Network): Promise<InferenceSession> {
  const session = sessions.get(network) ?? InferenceSession.create(graphs[network], options);
  sessions.set(network, session);
  return session;
}

async function run({ network, pixels, side }: NetworkRequest): Promise<Float32Array[]> {
  const session = await openSession(network);
  const planes = channelPlanes(pixels, side, scalings[network]);
  const tensor = new Tensor(planes instanceof Uint8Array ? 'uint8' : 'float32', planes, [1, 3, side, side]);
  const outputs = session.outputNames.slice(0, outputCounts[network]);
  const answer = await session.run({ [session.inputNames[0] as string]: tensor }, outputs);
  return outputs.map((output) => answer[output]?.data as Float32Array);
}

parentPort?.on('message', async (request: NetworkRequest | 'end') => {
  if (request === 'end') return process.exit();
  let reply: WorkerReply<Float32Array[]>;
  try {
    reply = { answer: await run(request) };
  } catch (error) {
    reply = { error: (error as Error).message };
  }
  parentPort?.postMessage(reply);
});
