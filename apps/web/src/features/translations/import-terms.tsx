import { LANGUAGE_NAMES, type Language } from '@recto/contract/languages';
import { TERMINOLOGY_MAX_BYTES } from '@recto/contract/limits';
import { type BrokenLine, type ParsedTerms, parseTerms } from '@recto/contract/parse-terms';
import { CircleAlert, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type DraftTerm, mergeTerms } from './terminology-draft.ts';

interface ImportProps {
  drafts: readonly DraftTerm[];
  onImport: (merged: readonly DraftTerm[], languages: readonly Language[]) => void;
}

interface Chosen {
  readonly name: string;
  readonly lines: readonly string[];
  readonly parsed: ParsedTerms;
}

/** Lines of the file around one that cannot be read. */
const AROUND = 2;
const MB = 1_000_000;

const SEPARATORS: Readonly<Record<string, string>> = {
  '\t': 'Tab-separated',
  ';': 'Separated by semicolons',
  ',': 'Separated by commas',
};

/** Reads a CSV or TSV file of terms and shows what it would do; nothing is kept until that is taken. */
export function ImportTerms({ drafts, onImport }: ImportProps) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    setChosen(null);
    setProblem(null);
    if (!file) return;
    try {
      if (file.size > TERMINOLOGY_MAX_BYTES)
        throw new RangeError(`A file of terms has at most ${TERMINOLOGY_MAX_BYTES / MB} MB.`);
      const text = decode(await file.arrayBuffer());
      setChosen({ name: file.name, lines: text.split(/\r\n|\r|\n/), parsed: parseTerms(text) });
    } catch (error) {
      setProblem(error instanceof RangeError ? error.message : 'The file cannot be read.');
    }
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label="File of terms"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      {chosen ? (
        <Preview chosen={chosen} drafts={drafts} onCancel={() => setChosen(null)} onImport={onImport} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-control border-dashed px-4 py-3 text-ink-2 text-sm">
          <Button icon={<FileUp />} onClick={() => field.current?.click()}>
            Import CSV or TSV
          </Button>
          A column for each language, named in the first line: “de”, “en”.
        </div>
      )}
      {problem !== null && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
    </>
  );
}

/** UTF-8, or UTF-16 where its first bytes say so. */
function decode(bytes: ArrayBuffer): string {
  const [one, two] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const encoding =
    one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new RangeError('The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.');
  }
}

interface PreviewProps extends ImportProps {
  chosen: Chosen;
  onCancel: () => void;
}

function Preview({ chosen: { name, lines, parsed }, drafts, onCancel, onImport }: PreviewProps) {
  const { languages, terms, broken, separator } = parsed;
  const [by] = languages;
  const merged = mergeTerms(
    drafts,
    terms.map(({ texts }) => texts),
    by ?? 'en',
  );
  const [first] = broken;
  const leftOut = broken.length === 0 ? '' : `, leave out ${broken.length}`;
  return (
    <section aria-label={`Import of ${name}`} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b px-4 py-3">
        <div className="min-w-0 grow">
          <h2 className="truncate font-semibold text-sm">Import {name}</h2>
          <p className="text-ink-2 text-xs">
            {SEPARATORS[separator]} · {languages.map((language) => LANGUAGE_NAMES[language]).join(', ')}
          </p>
        </div>
        <Count look="bg-added-bg text-added-ink" count={merged.added} said="new" />
        <Count look="bg-quiet-2 text-ink-2" count={merged.unchanged} said="unchanged" />
        <Count
          look="bg-changed-bg text-changed"
          count={merged.changed}
          said={merged.changed === 1 ? 'changes a term' : 'change a term'}
        />
        <Count
          look="bg-removed-bg text-removed-ink"
          count={broken.length}
          said={`${broken.length === 1 ? 'line' : 'lines'} cannot be read`}
        />
      </header>
      {first && <BrokenLines lines={lines} broken={broken} first={first} />}
      <footer className="flex flex-wrap items-center gap-2 px-4 py-3">
        <span className="grow text-ink-2 text-sm">Nothing is saved until you import.</span>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={terms.length === 0}
          onClick={() => {
            onCancel();
            onImport(merged.terms, languages);
          }}
        >
          {`Import ${plural(terms.length, 'line')}${leftOut}`}
        </Button>
      </footer>
    </section>
  );
}

const Count = ({ look, count, said }: { look: string; count: number; said: string }) =>
  count === 0 ? null : (
    <span className={cx('rounded-sm px-2 py-0.5 font-medium text-xs', look)}>
      {count.toLocaleString('en-US')} {said}
    </span>
  );

interface BrokenProps {
  lines: readonly string[];
  broken: readonly BrokenLine[];
  first: BrokenLine;
}

/** The first line that cannot be read among its neighbours, and what is wrong with each. */
function BrokenLines({ lines, broken, first }: BrokenProps) {
  const from = Math.max(0, first.line - 1 - AROUND);
  const shown = lines.slice(from, first.line + AROUND);
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4 border-line border-b px-4 py-3 max-lg:grid-cols-1">
      <ol className="overflow-hidden rounded-control border border-line font-mono text-xs/6">
        {shown.map((text, at) => {
          const line = from + at + 1;
          const isBroken = line === first.line;
          return (
            <li key={line} className={cx('flex', isBroken && 'bg-removed-bg')}>
              <span
                className={cx(
                  'w-10 flex-none border-line border-e bg-quiet px-2 text-end text-ink-3 tabular-nums',
                  isBroken && 'bg-removed-word font-semibold text-removed-ink',
                )}
              >
                {line}
              </span>
              <span dir="auto" className="truncate whitespace-pre px-2 [tab-size:12]">
                {text}
              </span>
            </li>
          );
        })}
      </ol>
      <div role="alert">
        <ul className="grid content-start gap-1.5 text-sm">
          {broken.slice(0, 5).map(({ line, problem }) => (
            <li key={line} className="flex gap-2">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-bad" />
              {problem}
            </li>
          ))}
          {broken.length > 5 && (
            <li className="text-ink-2">{`${plural(broken.length - 5, 'further line')} cannot be read.`}</li>
          )}
        </ul>
      </div>
    </div>
  );
}
