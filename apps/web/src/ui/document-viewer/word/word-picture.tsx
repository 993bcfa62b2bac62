import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ScanWords } from '#ui/document-viewer/frame/scan-words.tsx';
import type { PageSize, PictureSource, ReadPage } from '#ui/document-viewer/frame/types.ts';
import { PageFailed } from '#ui/document-viewer/frame/viewer-states.tsx';

interface WordPictureProps {
  readonly content: ReadPage;
  readonly size: PageSize;
  readonly source: PictureSource;
  readonly lang: string;
}

/** A picture of a text that stands in a Word document, with the words that were read from it. */
export function WordPicture({ content, size, source, lang }: WordPictureProps) {
  const { page, text, words = [] } = content;
  const { url, fail, retry } = usePictureUrl(source, page);
  return (
    <div className="word-picture" style={{ aspectRatio: size.width / size.height }}>
      {url === 'failed' ? (
        <div className="viewer-page-failed">
          <PageFailed page={page} />
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        url !== null && (
          <img
            src={url}
            alt={words.length > 0 ? '' : 'Picture without text that could be read'}
            onError={fail}
          />
        )
      )}
      {words.length > 0 && <ScanWords text={text} words={words} lang={lang} />}
    </div>
  );
}

/** Signed addresses expire: each time the picture comes into sight it is asked for anew. */
function usePictureUrl({ getPictureUrl }: PictureSource, page: number) {
  const [url, setUrl] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const set = (found: string) => isCurrent && setUrl(found);
    getPictureUrl(page).then(set, () => set('failed'));
    return () => {
      isCurrent = false;
    };
  }, [getPictureUrl, page, attempt]);
  return {
    url,
    fail: () => setUrl('failed'),
    retry: () => {
      setUrl(null);
      setAttempt(attempt + 1);
    },
  };
}
