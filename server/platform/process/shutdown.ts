/** Stops what was started, the last first. */
export interface Shutdown {
  /** Adds what stops a part that has just been started. */
  add(step: () => Promise<unknown>): void;
  /** True from the moment that stopping began. */
  isStopping(): boolean;
  /** Runs every step once; a step that fails is logged and does not keep the others from running. */
  run(): Promise<void>;
}

export function createShutdown(log: (line: string) => void): Shutdown {
  const steps: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  return {
    add: (step) => {
      steps.push(step);
    },
    isStopping: () => isStopping,
    async run() {
      isStopping = true;
      for (const step of steps.splice(0).reverse()) {
        await step().catch((error) => log(`While stopping: ${error.message}`));
      }
    },
  };
}
