import type { Config } from '../config.ts';
import { DataInUse } from '../platform/process/data-lock.ts';

/** Replaces system errors that an operator can fix with a sentence that says how. */
export function explainStartFailure(error: unknown, config: Config): unknown {
  if (error instanceof DataInUse) return error;
  const { code, path, address } = error as NodeJS.ErrnoException & { address?: string };
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${config.PORT} is taken by another program. Set PORT to a free one.`, { cause: error });
  }
  const refused = path ?? address ?? '';
  if (['EACCES', 'EPERM', 'EROFS'].includes(code ?? '') && refused.startsWith(config.SNAPBAZAAR_DATA_DIR)) {
    return new Error(
      `This user may not use ${refused}. Set SNAPBAZAAR_DATA_DIR to a folder of its own, or give it this one (chown -R).`,
      { cause: error },
    );
  }
  return error;
}
