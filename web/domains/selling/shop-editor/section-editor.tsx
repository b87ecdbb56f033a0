import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { findLanguage } from '../../../../contracts/languages.ts';
import { maxSectionNameLength, maxShopSections } from '../../../../contracts/marketplace/shop-section-rules.ts';
import { type OwnSection, putShopSections } from '../../../../contracts/marketplace/shop-sections.ts';
import { shopEditorText } from '../../../../i18n/generated/shop-editor.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { SectionListings } from './section-listings.tsx';
import { nameOf } from './section-name.ts';

/** The sections of a shop: added, put in order, filled with listings and removed, each at once. */
export function SectionEditor({ first }: { first: OwnSection[] }) {
  const [sections, setSections] = useState(first);
  const [filled, setFilled] = useState<OwnSection | null>(null);
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast('seller');

  async function save(wanted: OwnSection[], removed: string[] = []) {
    setBusy(true);
    try {
      const body = { sections: wanted.map(asInput), removed };
      setSections((await api(putShopSections, { body })).sections);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  function moveUp(place: number) {
    const moved = sections.slice(place, place + 1);
    const others = sections.filter((_, at) => at !== place);
    void save([...others.slice(0, place - 1), ...moved, ...others.slice(place - 1)]);
  }

  return (
    <div className="flex w-full flex-col gap-4">
      {sections.length === 0 && <p className="text-muted">{shopEditorText('noSections')}</p>}
      <ul className="flex flex-col gap-2.5">
        {sections.map((section, place) => {
          const name = nameOf(section);
          return (
            <li
              key={section.id}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line px-4 py-2"
            >
              <div className="mr-auto min-w-0">
                <p lang={section.language} className="font-semibold wrap-anywhere">
                  {name}
                </p>
                <p className="text-muted text-sm">{shopEditorText('listingsIn', { count: section.listings })}</p>
              </div>
              <Button onClick={() => setFilled(section)}>{shopEditorText('chooseListings')}</Button>
              <IconButton
                label={shopEditorText('moveUp', { name })}
                icon={ArrowUp}
                disabled={place === 0 || isBusy}
                onClick={() => moveUp(place)}
              />
              <IconButton
                label={shopEditorText('removeSection', { name })}
                icon={Trash2}
                disabled={isBusy}
                onClick={() =>
                  void save(
                    sections.filter(({ id }) => id !== section.id),
                    [section.id],
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      {sections.length < maxShopSections && <NewSection sections={sections} onSaved={setSections} />}
      <SectionListings
        section={filled}
        onClose={() => setFilled(null)}
        onSaved={(listings) =>
          setSections((now) => now.map((one) => (one.id === filled?.id ? { ...one, listings } : one)))
        }
      />
    </div>
  );
}

interface NewSectionProps {
  sections: OwnSection[];
  onSaved: (sections: OwnSection[]) => void;
}

function NewSection({ sections, onSaved }: NewSectionProps) {
  const form = useForm(['section_name'] as const, {
    check: () => ({}),
    refusals: { bad_input: 'section_name' },
    async send({ section_name: name }) {
      const language = findLanguage(getLocale()) ?? 'en';
      const body = { sections: [...sections.map(asInput), { language, names: { [language]: name } }] };
      onSaved((await api(putShopSections, { body })).sections);
    },
  });
  return (
    <form {...form.props} key={sections.length} className="flex flex-wrap items-start gap-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <TextField
          label={shopEditorText('sectionName')}
          name="section_name"
          maxLength={maxSectionNameLength}
          autoComplete="off"
          error={form.errors.section_name}
        />
      </div>
      <Button type="submit" className="mt-7" isBusy={form.isBusy} disabled={!form.isReady}>
        {shopEditorText('addSection')}
      </Button>
    </form>
  );
}

/** A section as it is sent back: only what the seller wrote, because the rest is filled in anew. */
const asInput = ({ id, language, names }: OwnSection) => ({
  ...{ id, language },
  names: Object.fromEntries(
    Object.entries(names).flatMap(([of, name]) => (name.by === 'seller' ? [[of, name.text]] : [])),
  ),
});
