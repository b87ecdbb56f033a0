import { deviceLabel } from '../../../../contracts/identity/device-label.ts';
import { readDevice } from '../../../platform/http/caller/device.ts';

/** A stored device in the language of the answer, with its parts. */
export function describeDevice(deviceKey: string) {
  const parts = readDevice(deviceKey);
  return { device: deviceLabel(parts), ...parts };
}
