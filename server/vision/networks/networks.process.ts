import os from 'node:os';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { answerRequests } from '../../platform/process/answer-requests.ts';
import type { GraphPaths, Network } from '../convert/prepare-graphs.ts';
import { channelPlanes, type Scaling } from './channel-planes.ts';
import type { NetworkRequest } from './vision.ts';

const { graphs, threads } = JSON.parse(process.argv[2] as string) as { graphs: GraphPaths; threads: number };

// Page requests come first.
os.setPriority(10);

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

answerRequests(run);
