import type { Fault } from './fault.ts';

export const killWeb: Fault = {
  name: 'kill -9 of the web server',
  isPossible: () => true,
  async happen({ web }) {
    web.kill();
  },
};
