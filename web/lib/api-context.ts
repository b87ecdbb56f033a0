import { createContext } from 'react-router';
import type { Api } from '../../contracts/client.ts';

/** The API as a loader on the server reaches it: by call, not by socket. */
export const apiContext = createContext<Api>();

/** The one-time number that lets this answer's inline scripts run; undefined where they are allowed by hash. */
export const nonceContext = createContext<string | undefined>(undefined);

/** Where failures of rendering go. */
export const reportContext = createContext<(error: unknown) => void>();
