import { useState } from 'react';
import { Chip, ChipLink, RemovableChip } from '../../../ui/navigation/chip.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { Specimen } from './specimen.tsx';

export function ChoiceSpecimens() {
  const [mode, setMode] = useState<'email' | 'phone'>('email');
  const [language, setLanguage] = useState('TH');
  const [countries, setCountries] = useState(['Thailand', 'Vietnam', 'Singapore', 'Japan']);
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Specimen name="Tabs">
        <div className="w-full max-w-md">
          <Tabs
            label="How to sign in"
            selected={mode}
            onSelect={setMode}
            tabs={[
              { id: 'email', label: 'Email', panel: <p>The email field stands here.</p> },
              { id: 'phone', label: 'Phone Number', panel: <p>The phone field stands here.</p> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Chip">
        {['EN', 'TH', 'ZH', 'VI', 'ES', 'JA', 'KO'].map((name) => (
          <Chip key={name} isSelected={name === language} onClick={() => setLanguage(name)}>
            {name}
          </Chip>
        ))}
        <ChipLink to="/styleguide">Current address</ChipLink>
        <ChipLink to="/about">Another address</ChipLink>
      </Specimen>
      <Specimen name="Chip, removable">
        {countries.map((country) => (
          <RemovableChip
            key={country}
            removeLabel={`Remove ${country}`}
            onRemove={() => setCountries(countries.filter((other) => other !== country))}
          >
            {country}
          </RemovableChip>
        ))}
      </Specimen>
      <Specimen name="More">
        <MoreButton isBusy={isLoading} onMore={() => setLoading(true)} />
      </Specimen>
    </>
  );
}
