import { Unreachable } from '../../../contracts/client/client.ts';

/** Imports a part of the app when it is needed; without a connection it fails like a call of the API. */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new Unreachable(error);
  }
}
