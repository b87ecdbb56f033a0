import type { Fault } from './fault.ts';

export const killWorker: Fault = {
  name: 'kill -9 of the worker',
  isPossible: ({ layout }) => layout === 'apart',
  async happen({ worker }) {
    worker.kill();
  },
};
