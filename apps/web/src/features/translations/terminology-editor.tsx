import { LANGUAGE_NAMES, LANGUAGES, Language } from '@recto/contract/languages';
import { TERM_MAX_LENGTH, TERMINOLOGY_NAME_MAX_LENGTH } from '@recto/contract/limits';
import type { Terminology } from '@recto/contract/terminology';
import { Download, Plus, Search, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '#lib/format.ts';
import { saveText } from '#lib/save-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { ImportTerms } from './import-terms.tsx';
import { useDeleteTerminology, useSaveTerminology } from './mutations.ts';
import { directionOf } from './segment-rows.tsx';
import { type DraftTerm, isHalf, languagesOf, toDraft, toTerms, toTsv } from './terminology-draft.ts';
import { terminologyPath } from './translate-url.ts';

interface EditorProps {
  /** Null for a new one. */
  terminology: Terminology | null;
  terms: readonly DraftTerm['texts'][];
}

/** More rows are found by searching: each is a field for every language. */
const MAX_ROWS = 200;

/** A terminology that is written, imported and kept as a whole. */
export function TerminologyEditor({ terminology, terms }: EditorProps) {
  const navigate = useNavigate();
  const [name, setName] = useState(terminology?.name ?? '');
  const [languages, setLanguages] = useState<readonly Language[]>(() =>
    terms.length === 0 ? ['en', 'de'] : languagesOf(terms),
  );
  const [drafts, setDrafts] = useState<readonly DraftTerm[]>(() => terms.map(toDraft));
  const [words, setWords] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const save = useSaveTerminology((id) => void navigate(terminologyPath(id), { replace: true }));
  const remove = useDeleteTerminology(() => void navigate(terminologyPath(), { replace: true }));
  const keep = (kept: readonly DraftTerm[]) =>
    save.mutate({ id: terminology?._id ?? null, name: name.trim() || 'Terminology', terms: toTerms(kept) });
  const found = drafts.filter(({ texts }) => holds(texts, words));
  const half = drafts.filter(isHalf).length;
  const change = (key: string, language: Language, text: string) =>
    setDrafts(
      drafts.map((one) => (one.key === key ? { ...one, texts: { ...one.texts, [language]: text } } : one)),
    );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-4 pb-3 max-sm:px-4">
        <input
          aria-label="Name of the terminology"
          value={name}
          maxLength={TERMINOLOGY_NAME_MAX_LENGTH}
          placeholder="Name, such as Telecom contracts"
          onChange={({ target }) => setName(target.value)}
          className="min-w-0 grow rounded-control border border-transparent bg-transparent px-2 py-1 font-semibold text-xl hover:border-control focus:border-accent focus:outline-none"
        />
        {terminology && (
          <>
            <IconButton
              label="Download as TSV"
              onClick={() =>
                saveText(`${name}.tsv`, toTsv(terms, languagesOf(terms)), 'text/tab-separated-values')
              }
            >
              <Download />
            </IconButton>
            <IconButton label="Delete the terminology" onClick={() => setLeaving(true)}>
              <Trash2 />
            </IconButton>
          </>
        )}
        <Button
          variant="primary"
          loading={save.isPending}
          disabled={half > 0 || (drafts.length === 0 && terminology === null)}
          onClick={() => keep(drafts)}
        >
          Save
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto pb-8">
        <div className="px-6 pb-4 max-sm:px-4">
          <ImportTerms
            drafts={drafts}
            onImport={(merged, imported) => {
              setDrafts(merged);
              setLanguages(LANGUAGES.filter((one) => languages.includes(one) || imported.includes(one)));
              keep(merged);
            }}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3 px-6 pb-2 max-sm:px-4">
          <label className="relative block">
            <span className="sr-only">Find a term</span>
            <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
            <input
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              placeholder="Find a term"
              className="h-8 w-56 rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:outline-none"
            />
          </label>
          <AddLanguage languages={languages} onAdd={(language) => setLanguages([...languages, language])} />
          <p aria-live="polite" className={half > 0 ? 'text-bad text-xs' : 'text-ink-3 text-xs'}>
            {half > 0
              ? `${plural(half, 'term')} in one language only: fill the other one, or remove it.`
              : plural(drafts.length, 'term')}
          </p>
          <Button className="ms-auto" icon={<Plus />} onClick={() => setDrafts([toDraft({}), ...drafts])}>
            Add term
          </Button>
        </div>
        <TermTable
          languages={languages}
          drafts={found.slice(0, MAX_ROWS)}
          onChange={change}
          onRemove={(key) => setDrafts(drafts.filter((one) => one.key !== key))}
        />
        {found.length > MAX_ROWS && (
          <p className="px-6 py-3 text-ink-3 text-sm">{`${plural(found.length - MAX_ROWS, 'further term')}: search for them.`}</p>
        )}
      </div>
      <Dialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Delete this terminology?"
        description={`“${terminology?.name ?? ''}” goes for good. Translations that were made with it stay.`}
        width="sm"
        footer={
          <>
            <Button onClick={() => setLeaving(false)}>Keep it</Button>
            <Button
              variant="destroy"
              loading={remove.isPending}
              onClick={() => terminology && remove.mutate(terminology._id)}
            >
              Delete
            </Button>
          </>
        }
      />
    </div>
  );
}

const holds = (texts: DraftTerm['texts'], words: string): boolean =>
  words.trim() === '' ||
  Object.values(texts).some((text) => text.toLowerCase().includes(words.trim().toLowerCase()));

interface AddProps {
  languages: readonly Language[];
  onAdd: (language: Language) => void;
}

const AddLanguage = ({ languages, onAdd }: AddProps) => (
  <Select
    aria-label="Add a language"
    value=""
    onChange={({ target }) => {
      const language = Language.safeParse(target.value).data;
      if (language) onAdd(language);
    }}
  >
    <option value="">Add a language</option>
    {LANGUAGES.filter((language) => !languages.includes(language)).map((language) => (
      <option key={language} value={language}>
        {LANGUAGE_NAMES[language]}
      </option>
    ))}
  </Select>
);

interface TableProps {
  languages: readonly Language[];
  drafts: readonly DraftTerm[];
  onChange: (key: string, language: Language, text: string) => void;
  onRemove: (key: string) => void;
}

const TermTable = ({ languages, drafts, onChange, onRemove }: TableProps) => (
  <div className="overflow-x-auto">
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-line border-b text-start text-ink-2 text-xs">
          {languages.map((language) => (
            <th
              key={language}
              scope="col"
              className="px-4 py-2 text-start font-medium first:ps-8 max-sm:first:ps-6"
            >
              {LANGUAGE_NAMES[language]}
            </th>
          ))}
          <th scope="col" className="w-12">
            <span className="sr-only">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {drafts.map(({ key, texts }) => (
          <tr key={key} className="border-line border-b hover:bg-quiet">
            {languages.map((language) => (
              <td key={language} className="min-w-40 px-2 py-1 first:ps-6 max-sm:first:ps-4">
                <input
                  aria-label={`${LANGUAGE_NAMES[language]} term`}
                  value={texts[language] ?? ''}
                  maxLength={TERM_MAX_LENGTH}
                  dir={directionOf(language)}
                  lang={language}
                  onChange={({ target }) => onChange(key, language, target.value)}
                  className="h-8 w-full rounded-control border border-transparent bg-transparent px-2 first-of-type:font-medium hover:border-line focus:border-accent focus:bg-surface focus:outline-none"
                />
              </td>
            ))}
            <td className="pe-4">
              <IconButton
                label={`Remove ${Object.values(texts)[0] ?? 'the term'}`}
                onClick={() => onRemove(key)}
              >
                <X />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
