import { useEffect, useState } from 'react';
import type { ShownFact } from '../../../../../contracts/marketplace/facts.ts';
import { detectTimeZone } from '../../../../lib/country/time-zone.ts';
import { countryOfTimeZone } from '../../../../lib/country/visitor-country.ts';

type System = NonNullable<ShownFact['other']>['system'];

/** The countries where people measure in inches and pounds. */
const imperialCountries = new Set(['US', 'LR', 'MM']);

let readersSystem: Promise<System> | null = null;

/** Found once for all facts of all pages. */
function findReadersSystem(): Promise<System> {
  readersSystem ??= new Promise<string>(detectTimeZone).then((zone) =>
    imperialCountries.has(countryOfTimeZone(zone) ?? '') ? 'imperial' : 'metric',
  );
  return readersSystem;
}

/** An amount in the units of the reader's country, beside that in the other ones; nothing where the seller used them. */
export function OtherUnits({ other }: { other: NonNullable<ShownFact['other']> }) {
  const [system, setSystem] = useState<System | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findReadersSystem().then((found) => isCurrent && setSystem(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return other.system === system ? <span className="font-normal text-muted"> ({other.text})</span> : null;
}
