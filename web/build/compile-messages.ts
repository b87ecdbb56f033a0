import type { Plugin } from 'vite';
import { messagesFolder } from '../../i18n/compile/read-messages.ts';
import { writeModules } from '../../i18n/compile/write-modules.ts';

/** Compiles the messages anew when somebody saves one of them in development. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.add(messagesFolder);
      watcher.on('all', (_, file) => {
        if (!file.startsWith(messagesFolder)) return;
        try {
          writeModules();
        } catch (error) {
          // Messages may be half-written; the pages keep those that were complete.
          config.logger.error((error as Error).message);
        }
      });
    },
  };
}
