import { useSearchParams } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { StartTranslation } from './start-translation.tsx';
import { TerminologyScreen } from './terminology-screen.tsx';
import { readTranslateUrl } from './translate-url.ts';
import { TranslationScreen } from './translation-screen.tsx';

/** Texts and files in another language; the address names a translation, or a terminology. */
export function Component() {
  const [search] = useSearchParams();
  const productName = useProductName();
  const { translation, terminology, page, file } = readTranslateUrl(search);
  if (translation !== null) return <TranslationScreen key={translation} id={translation} page={page} />;
  if (terminology !== null) return <TerminologyScreen open={terminology} />;
  return (
    <>
      <title>{`Translate · ${productName}`}</title>
      <StartTranslation fileId={file} />
    </>
  );
}
