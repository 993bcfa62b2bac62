import { LANGUAGE_NAMES, LANGUAGES, Language } from '@recto/contract/languages';
import { TRANSLATED_TEXT_MAX_LENGTH } from '@recto/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, BookMarked, Languages } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { useSession } from '#lib/session.ts';
import { textDirection } from '#lib/text-direction.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { translationListOptions } from '#shared/translations/queries.ts';
import { formatCount } from '#shared/plans/plan-words.ts';
import { useBudget } from '#shared/plans/use-budget.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { EarlierTranslations } from './earlier-translations.tsx';
import { useStartTranslation } from './mutations.ts';
import { terminologiesOptions } from './queries.ts';
import { guessLanguage, proposeTarget } from './guess-language.ts';
import { SourceFile } from './source-file.tsx';
import { terminologyPath, translationPath } from './translate-url.ts';

const RECOGNISE = '';

/** A text is typed or a file chosen, and the language that it is to be in; earlier translations stand below. */
export function StartTranslation({ fileId }: { fileId: string | null }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [source, setSource] = useState<Language | typeof RECOGNISE>(RECOGNISE);
  const [chosen, setTarget] = useState<Language | null>(null);
  const [terminologyId, setTerminology] = useState('');
  const { data: file } = useQuery({ ...fileQuery(fileId ?? ''), enabled: fileId !== null });
  const start = useStartTranslation((id) => void navigate(translationPath(id)));
  const seen = fileId === null ? guessLanguage(text) : file?.lang;
  const from = source === RECOGNISE ? seen : source;
  const { data: earlier } = useQuery(translationListOptions());
  const proposed = proposeTarget(
    { from, last: earlier?.items[0]?.target, spoken: navigator.languages },
    LANGUAGES,
  );
  // Where the text turns out to be in the language that was chosen, it is translated into another one.
  const target = chosen !== null && chosen !== from ? chosen : proposed;
  const budget = useBudget('translations');
  const isFull = fileId !== null && budget?.left === 0;
  const isReady = fileId === null ? text.trim() !== '' : file?.status === 'complete';
  const submit = () =>
    start.mutate({
      ...(fileId === null ? { text } : { fileId }),
      ...(source !== RECOGNISE && { source }),
      target,
      ...(terminologyId !== '' && { terminologyId }),
    });
  return (
    <div className="h-full overflow-y-auto">
      <form
        className="px-6 pt-5 pb-5 max-sm:px-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="font-semibold text-[21px]/7 tracking-[-0.012em]">Translate</h1>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {budget && (
              <p className="text-ink-3 text-xs">
                {`${formatCount(budget.used)} of ${formatCount(budget.allowed)} documents this month`}
              </p>
            )}
            <Link to={terminologyPath()} className="link inline-flex items-center gap-1.5 text-sm">
              <BookMarked aria-hidden="true" className="size-4" />
              Terminologies
            </Link>
          </div>
        </header>
        <NoProvider />
        <div className="mt-3 grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface max-sm:grid-cols-1">
          <section aria-label="Original" className="flex min-w-0 flex-col sm:border-line sm:border-e">
            <Head label="From">
              <Select
                aria-label="Language of the original"
                value={source}
                onChange={({ target: { value } }) => setSource(Language.safeParse(value).data ?? RECOGNISE)}
              >
                <option value={RECOGNISE}>
                  {seen ? `${LANGUAGE_NAMES[seen]}${file ? '' : ', recognised'}` : 'Recognise it'}
                </option>
                {LANGUAGES.map((language) => (
                  <option key={language} value={language}>
                    {LANGUAGE_NAMES[language]}
                  </option>
                ))}
              </Select>
            </Head>
            {fileId === null && <TypedText text={text} onText={setText} />}
            <SourceFile fileId={fileId} />
          </section>
          <section
            aria-label="Translation"
            className="flex min-w-0 flex-col max-sm:border-line max-sm:border-t"
          >
            <Head label="Into">
              <Select
                aria-label="Language of the translation"
                value={target}
                onChange={({ target: { value } }) => setTarget(Language.parse(value))}
              >
                {LANGUAGES.filter((language) => language !== from).map((language) => (
                  <option key={language} value={language}>
                    {LANGUAGE_NAMES[language]}
                  </option>
                ))}
              </Select>
            </Head>
            <ChooseTerminology value={terminologyId} pair={[from, target]} onChange={setTerminology} />
            <ul className="mx-5 mt-1 mb-5 grid list-disc gap-1 ps-4 text-ink-2 text-sm max-sm:hidden">
              <li>Original and translation stand side by side, sentence by sentence.</li>
              <li>Numbers, dates and names are looked for in the translation; what is missing is marked.</li>
              <li>What you correct is used again when the same sentence comes back.</li>
            </ul>
          </section>
        </div>
        {start.error && (
          <div className="mt-3">
            <Notice tone="bad">{sentenceOf(start.error)}</Notice>
          </div>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="min-w-0 grow text-ink-2 text-sm" aria-live="polite">
            {isFull ? <FullPlan /> : 'You can leave while it runs; the translation appears below.'}
          </p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<Languages />}
            loading={start.isPending}
            disabled={!isReady || isFull}
          >
            Translate
          </Button>
        </div>
      </form>
      <EarlierTranslations />
    </div>
  );
}

const Head = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex h-12 flex-none items-center gap-3 border-line border-b px-5 text-ink-2 text-sm">
    <span aria-hidden="true" className="w-9">
      {label}
    </span>
    {children}
  </div>
);

const FullPlan = () => (
  <>
    Your plan has no further document this month.{' '}
    <Link to="/subscribe" className="link">
      See the plans
    </Link>
  </>
);

function TypedText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const left = TRANSLATED_TEXT_MAX_LENGTH - text.length;
  return (
    <>
      <textarea
        aria-label="Text to translate"
        value={text}
        dir={textDirection(text)}
        rows={7}
        onChange={({ target }) => onText(target.value)}
        placeholder="Type or paste a text"
        className="w-full grow resize-y bg-transparent px-5 py-4 font-read text-lg/7 focus:outline-none"
      />
      {left < TRANSLATED_TEXT_MAX_LENGTH / 5 && (
        <p className={left < 0 ? 'px-5 pb-2 text-bad text-xs' : 'px-5 pb-2 text-ink-3 text-xs'}>
          {left < 0
            ? `${formatCount(-left)} characters too many. Upload it as a file.`
            : `${formatCount(left)} characters left`}
        </p>
      )}
    </>
  );
}

/** Nobody translates here: what can be done all the same. */
function NoProvider() {
  const { data } = useQuery(installationQuery);
  if (!data || data.translation !== null) return null;
  return (
    <div className="mt-3">
      <Notice tone="plain">
        No translation provider is set up here, so nothing is translated by a machine. You can still see where
        the terms of a terminology occur, and sentences that you have corrected before are filled in.
      </Notice>
    </div>
  );
}

interface ChooseProps {
  value: string;
  pair: readonly (Language | undefined)[];
  onChange: (id: string) => void;
}

function ChooseTerminology({ value, pair, onChange }: ChooseProps) {
  const userId = useSession(({ user }) => user?.userId ?? '');
  const { data = [] } = useQuery(terminologiesOptions(userId));
  const named = pair.filter((language) => language !== undefined);
  const fits = (languages: readonly Language[]) => named.every((language) => languages.includes(language));
  return (
    <div className="flex flex-wrap items-center gap-3 px-5 py-4 text-sm">
      <label className="flex min-w-0 items-center gap-3">
        <span className="text-ink-2">Terminology</span>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">None</option>
          {data.map(({ _id, name, languages }) => (
            <option key={_id} value={_id} disabled={!fits(languages)}>
              {fits(languages) ? name : `${name} (other languages)`}
            </option>
          ))}
        </Select>
      </label>
      <Link to={terminologyPath(value)} className="link inline-flex items-center gap-1">
        {value === '' ? 'Make one' : 'Edit'}
        <ArrowRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
      </Link>
    </div>
  );
}
