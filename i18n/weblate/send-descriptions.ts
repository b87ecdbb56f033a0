/** A message in Weblate's API; its context is the group and key. */
interface Unit {
  id: number;
  context: string;
  explanation: string;
}

interface Site {
  /** The address of the API, which ends in `/api/`. */
  api: string;
  project: string;
  token: string;
}

/** Gives each source string the description of its message as explanation; returns how many were changed. */
export async function sendDescriptions(site: Site, descriptions: Readonly<Record<string, string>>): Promise<number> {
  const domains = Map.groupBy(Object.entries(descriptions), ([name]) => name.slice(0, name.indexOf('.')));
  let changed = 0;
  for (const [domain, described] of domains) {
    const units = new Map((await listUnits(site, domain)).map((unit) => [unit.context, unit]));
    for (const [name, explanation] of described) {
      const unit = units.get(name.slice(domain.length + 1));
      if (!unit) throw new Error(`Weblate does not know ${name}; let it read the repository first.`);
      if (unit.explanation === explanation) continue;
      await request(site, `${site.api}units/${unit.id}/`, { method: 'PATCH', body: JSON.stringify({ explanation }) });
      changed += 1;
    }
  }
  return changed;
}

/** The source strings of a component, page by page. */
async function listUnits(site: Site, domain: string): Promise<Unit[]> {
  const units: Unit[] = [];
  let next: string | null = `${site.api}translations/${site.project}/${domain}/en/units/?page_size=200`;
  while (next) {
    const page: { next: string | null; results: Unit[] } = await request(site, next);
    units.push(...page.results);
    next = page.next;
  }
  return units;
}

async function request<Answer>(site: Site, address: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { authorization: `Token ${site.token}`, 'content-type': 'application/json' };
  const response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
